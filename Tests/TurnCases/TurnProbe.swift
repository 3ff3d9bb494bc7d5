import UIKit

/// A controller of a case, which records its notifications.
@MainActor
protocol TurnProbe: UIViewController {
  var notes: TurnNotes { get }
}

extension TurnProbe {
  /// Passes a size change on to the notes, with its blocks.
  func noteTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator,
    _ passOn: () -> Void
  ) {
    let turn = notes.begin(size, of: self)
    passOn()
    coordinator.animate { [weak self, notes] _ in
      notes.animate(turn, of: self)
    } completion: { [notes] _ in
      notes.end(turn)
    }
    notes.hear(.viewWillTransition)
  }

  /// A controller that has left its container gets its size without an announcement when it is shown again,
  /// as do its descendants: only children are notified of sizes.
  func noteMove(to parent: UIViewController?) {
    guard parent == nil else { return }
    var left: [UIViewController] = [self]
    while let controller = left.popLast() {
      let notes = (controller as? any TurnProbe)?.notes
      notes?.seenSize = nil
      notes?.seen = nil
      left += controller.children
    }
  }
}

/// A controller with content that fills its view or respects its insets.
final class ProbeScreen: UIViewController, TurnProbe {
  let notes: TurnNotes
  /// Children, whose frames `place` determines.
  var content: [UIViewController] = []
  var filling: TurnTree.Filling?
  /// Scrolling content, on a foldable device.
  private(set) var list: ProbeList?
  /// Whether the bars of the window should be at its top and bottom edges.
  var disablesVerticalBars = false

  init(_ notes: TurnNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    notes.hear(.initialization)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    notes.hear(.loadView)
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Small enough that even a page nested three levels deep leaves the inner view a positive width.
    let inner = UIView(frame: view.bounds.insetBy(dx: 5, dy: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    let clear = UIView()
    clear.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(clear)
    let trailing = clear.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
    // A third of a screen may be narrower than the column next to it and the margins.
    if notes.scene.turnCase.device.isFoldable { trailing.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      clear.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      clear.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      clear.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      trailing,
    ])
    if content.isEmpty, notes.scene.turnCase.device.isFoldable {
      let list = ProbeList(frame: view.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(list, at: 0)
      self.list = list
    }
    for (index, child) in content.enumerated() {
      addChild(child)
      child.view.frame = frame(of: index, in: view.bounds.size)
      if filling == .constraints {
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
          child.view.topAnchor.constraint(equalTo: view.topAnchor),
          child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      } else {
        child.view.autoresizingMask =
          filling == .autoresizing ? [.flexibleWidth, .flexibleHeight] : []
        view.addSubview(child.view)
      }
      child.didMove(toParent: self)
    }
    notes.hear(.viewDidLoad)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if filling == nil || filling == .layout {
      for (index, child) in content.enumerated() {
        child.viewIfLoaded?.frame = frame(of: index, in: view.bounds.size)
      }
    }
    notes.hear(.viewWillLayoutSubviews)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let index = content.firstIndex { $0 === container }
    return index.map { frame(of: $0, in: parentSize).size } ?? parentSize
  }

  /// The frame of a child: the whole view, or a third and the rest.
  func frame(of index: Int, in size: CGSize) -> CGRect {
    guard filling == nil else { return CGRect(origin: .zero, size: size) }
    let width = (size.width / 3).rounded()
    return index == 0
      ? CGRect(x: 0, y: 0, width: width, height: size.height)
      : CGRect(x: width, y: 0, width: size.width - width, height: size.height)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    notes.hear(.viewDidLayoutSubviews)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes.hear(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    notes.hear(.viewIsAppearing)
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

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    notes.hear(.willMoveToParent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    noteMove(to: parent)
    notes.hear(.didMoveToParent)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    notes.hear(.traitCollectionDidChange)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    notes.hear(.safeAreaInsetsDidChange)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    notes.hear(.willTransition)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    noteTransition(to: size, coordinator) { super.viewWillTransition(to: size, with: coordinator) }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { notes.scene.mask }

  override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
    disablesVerticalBars ? .disabled : .automatic
  }
}
