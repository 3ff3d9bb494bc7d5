/// A controller's relation to its tab bar controller.
struct TabItemState {
  var item: UITabBarItem?
  /// The tab that created the controller.
  weak var tab: UITab?
}

extension UIViewController {
  /// The nearest enclosing tab bar controller.
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
    // A stack is represented by its first controller until it gets its own item.
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
