import UIKit

/// A controller that presents pages as soon as it has appeared.
final class PresentingScreen: HistoryScreen {
  private var state: PresentedState
  private var front: UIViewController?
  private var navigation: UINavigationController? { front as? UINavigationController }

  init(_ state: PresentedState) {
    self.state = state
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var current: PresentedState { state }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard front == nil else { return }
    let front: UIViewController =
      if state.isStack {
        UINavigationController()
      } else {
        PageScreen(state.pages[0])
      }
    (front as? UINavigationController)?.setViewControllers(
      state.pages.map(PageScreen.init), animated: false)
    self.front = front
    front.modalPresentationStyle =
      switch state.style {
      case .popover: .popover
      case .formSheet: .formSheet
      case .pageSheet: .pageSheet
      case .automatic: .automatic
      }
    front.popoverPresentationController?.sourceView = view
    front.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 150, width: 20, height: 20)
    present(front, animated: false)
  }

  func perform(_ edit: PresentedEdit) {
    switch edit {
    case .push(let page, let animated):
      guard let navigation else { return }
      state.pages.append(page)
      navigation.pushViewController(PageScreen(page), animated: animated)
    case .pop(let animated):
      guard let navigation, state.pages.count > 1 else { return }
      state.pages.removeLast()
      navigation.popViewController(animated: animated)
    case .set(let pages, let animated):
      guard let navigation, !pages.isEmpty else { return }
      state.pages = pages
      navigation.setViewControllers(pages.map(PageScreen.init), animated: animated)
    case .resize(let size):
      state.pages[state.pages.count - 1].size = size
      ((navigation?.topViewController ?? front) as? PageScreen)?.resize(size)
    }
  }
}

/// A page with a preferred size, its own or its child's.
final class PageScreen: UIViewController {
  private let inner: UIViewController?

  init(_ page: PresentedState.Page) {
    inner = page.isEmbedded ? UIViewController() : nil
    super.init(nibName: nil, bundle: nil)
    title = "Page"
    if let inner {
      addChild(inner)
      inner.didMove(toParent: self)
    }
    resize(page.size)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    if let inner {
      inner.view.frame = view.bounds
      inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner.view)
    }
    let label = UILabel()
    label.text = "Bottom"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  func resize(_ size: CGSize) {
    (inner ?? self).preferredContentSize = size
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if let inner, container === inner { preferredContentSize = inner.preferredContentSize }
  }
}
