import UIKit

/// The controller of a history's content.
@MainActor
class HistoryScreen: UIViewController {
  /// The view that is edited, which may leave the controller's view and come back.
  var content: UIView { view }
  /// Whether the content can be removed and put back.
  var canDetach: Bool { content !== view }
  private var detached: (content: UIView, superview: UIView, constraints: [NSLayoutConstraint])?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    navigationItem.title = "Title"
    if navigationController?.isToolbarHidden == false {
      toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
    }
  }

  func detach() {
    guard canDetach, detached == nil, let superview = content.superview else { return }
    let constraints = superview.constraints.filter {
      $0.firstItem === content || $0.secondItem === content
    }
    detached = (content, superview, constraints)
    content.removeFromSuperview()
  }

  func attach() {
    guard let detached else { return }
    self.detached = nil
    detached.superview.insertSubview(detached.content, at: 0)
    NSLayoutConstraint.activate(detached.constraints)
  }

  func setMargin(_ margin: CGFloat?) {
    guard let margin else { return }
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: margin, bottom: 8, trailing: margin)
  }
}

extension HistoryState {
  /// Creates the controllers of the state.
  @MainActor
  func makeScreens() -> HistoryScreens {
    let screen: HistoryScreen =
      switch content {
      case .list(let list): ListScreen(list)
      case .stack(let stack): StackScreen(stack)
      case .presented(let presented): PresentingScreen(presented)
      }
    return HistoryScreens(screen, in: surroundings, of: self)
  }
}

/// A history's screen with its enclosing containers.
@MainActor
struct HistoryScreens {
  let screen: HistoryScreen
  let root: UIViewController

  init(
    _ screen: HistoryScreen, in surroundings: HistoryState.Surroundings, of state: HistoryState
  ) {
    self.screen = screen
    switch surroundings {
    case .none: root = screen
    case .navigation: root = UINavigationController(rootViewController: screen)
    case .largeTitle:
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      root = navigation
    case .toolbar:
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isToolbarHidden = false
      root = navigation
    case .tab: root = Self.tabs(screen)
    case .tabbedNavigation: root = Self.tabs(UINavigationController(rootViewController: screen))
    }
    if state.safeArea != .zero { screen.additionalSafeAreaInsets = state.safeArea }
    screen.setMargin(state.margin)
  }

  private static func tabs(_ first: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    let second = UIViewController()
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    tabs.viewControllers = [first, second]
    return tabs
  }
}
