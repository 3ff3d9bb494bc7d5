/// What an item in a tab bar controller's bar represents.
@MainActor
enum TabEntry {
  /// One of `viewControllers`.
  case controller(UIViewController)
  /// One of `tabs`, which may not have created its controller yet.
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
