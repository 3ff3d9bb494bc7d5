extension UIViewController {
  /// The nearest split view controller above this one.
  public var splitViewController: UISplitViewController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UISplitViewController { return found }
      controller = current.parent
    }
    return nil
  }
}
