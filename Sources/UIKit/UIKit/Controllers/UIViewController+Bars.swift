extension UIViewController {
  var madeNavigationItem: UINavigationItem {
    if let item = barRelations.navigationItem { return item }
    let item = UINavigationItem(title: "")
    item.title = title
    barRelations.navigationItem = item
    return item
  }

  /// Returns the nearest enclosing controller of a class.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var container = storedParent
    while let current = container {
      if let found = current as? Container { return found }
      container = current.storedParent
    }
    return nil
  }

  /// Makes the enclosing containers place their bars and children again.
  func barsNeedLayout() {
    var container = storedParent
    while let current = container {
      if current.providesBars { current.storedView?.setNeedsLayout() }
      container = current.storedParent
    }
  }

  /// Returns the scroll view under the bars at an edge: the one that was set, or otherwise the root
  /// view or its backmost subview, or a subview that fills it (facts: layout §3.1; how UIKit finds
  /// it: medium).
  func barScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let isTop = edge.contains(.top)
    if let set = (isTop ? barRelations.topScrollView : barRelations.bottomScrollView)?.view {
      return set
    }
    guard let view = storedView else { return nil }
    if let own = view as? UIScrollView { return own }
    if let lowest = view.storedSubviews.first as? UIScrollView { return lowest }
    for subview in view.storedSubviews {
      if let scrollView = subview as? UIScrollView, scrollView.frame == view.bounds {
        return scrollView
      }
    }
    // A container without its own bars is represented by its child.
    for child in storedChildren where !child.providesBars {
      guard let childView = child.storedView, childView.storedSuperview === view else { continue }
      if let found = child.barScrollView(for: edge) { return found }
    }
    return nil
  }
}
