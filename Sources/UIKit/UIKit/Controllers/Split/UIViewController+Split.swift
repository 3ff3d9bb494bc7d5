extension UIViewController {
  /// The nearest enclosing split view controller.
  public var splitViewController: UISplitViewController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UISplitViewController { return found }
      controller = current.parent
    }
    return nil
  }
}
