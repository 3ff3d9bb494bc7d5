/// What an item of a tab bar controller's bar stands for.
@MainActor
enum TabEntry {
  /// One of `viewControllers`.
  case controller(UIViewController)
  /// One of `tabs`, which may not have made its controller yet.
  case tab(UITab)

  var item: UITabBarItem? {
    switch self {
    case .controller(let controller): controller.tabBarItem
    case .tab(let tab): tab.tabState.item
    }
  }

  func stands(for controller: UIViewController) -> Bool {
    switch self {
    case .controller(let own): own === controller
    case .tab(let tab): tab.owns(controller)
    }
  }
}
