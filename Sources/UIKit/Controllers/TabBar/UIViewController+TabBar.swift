/// What a controller says to the tab bar controller it is in.
struct TabItemState {
  var item: UITabBarItem?
  /// The tab that made the controller.
  weak var tab: UITab?
}

extension UIViewController {
  /// The nearest tab bar controller above this one.
  public var tabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UITabBarController { return found }
      controller = current.parent
    }
    return nil
  }

  func madeTabBarItem() -> UITabBarItem {
    if let item = tabItemState.item { return item }
    // A stack stands for its first controller until it gets an item of its own.
    if let stack = self as? UINavigationController, stack.title == nil,
      let root = stack.viewControllers.first
    {
      return root.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabItemState.item = item
    return item
  }

  func adoptTabBarItem(_ item: UITabBarItem?) {
    tabItemState.item = item
    tabBarController?.rebuildItems()
  }

  func titleDidChange() {
    tabItemState.item?.title = title
    barRelations.navigationItem?.title = title
  }
}
