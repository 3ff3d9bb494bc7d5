import UIKit

final class ProbeNavigation: UINavigationController, TurnProbe {
  let notes: TurnNotes
  init(_ notes: TurnNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    notes.hear(.initialization)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.hear(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes.hear(.viewWillAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.hear(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    notes.hear(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    notes.hear(.viewDidDisappear)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    noteMove(to: parent)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    noteTransition(to: size, coordinator) { super.viewWillTransition(to: size, with: coordinator) }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { notes.scene.mask }
}

final class ProbeTabs: UITabBarController, TurnProbe {
  let notes: TurnNotes
  init(_ notes: TurnNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    notes.hear(.initialization)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.hear(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes.hear(.viewWillAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.hear(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    notes.hear(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    notes.hear(.viewDidDisappear)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    noteMove(to: parent)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    noteTransition(to: size, coordinator) { super.viewWillTransition(to: size, with: coordinator) }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { notes.scene.mask }
}

final class ProbePages: UIPageViewController, TurnProbe {
  let notes: TurnNotes
  let all: [UIViewController]

  init(_ notes: TurnNotes, _ pages: TurnTree.Pages, _ all: [UIViewController]) {
    self.notes = notes
    self.all = all
    super.init(
      transitionStyle: pages == .scroll ? .scroll : .pageCurl, navigationOrientation: .horizontal,
      options: nil)
    notes.hear(.initialization)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.hear(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes.hear(.viewWillAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.hear(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    notes.hear(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    notes.hear(.viewDidDisappear)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    noteMove(to: parent)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    noteTransition(to: size, coordinator) { super.viewWillTransition(to: size, with: coordinator) }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { notes.scene.mask }
}

final class ProbeSplit: UISplitViewController, TurnProbe {
  let notes: TurnNotes
  init(_ notes: TurnNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    notes.hear(.initialization)
  }

  init(_ notes: TurnNotes, style: Style) {
    self.notes = notes
    super.init(style: style)
    notes.hear(.initialization)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.hear(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes.hear(.viewWillAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.hear(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    notes.hear(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    notes.hear(.viewDidDisappear)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    noteMove(to: parent)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    noteTransition(to: size, coordinator) { super.viewWillTransition(to: size, with: coordinator) }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { notes.scene.mask }
}
