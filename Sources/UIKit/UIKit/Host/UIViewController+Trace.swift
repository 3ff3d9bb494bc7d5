extension UIViewController {
  /// The path from the root controller, such as `UINavigationController/top DetailViewController`.
  package var tracePath: String {
    var path = String(describing: type(of: self))
    var controller = self
    var depth = 0
    while depth < 100, let above = controller.storedParent ?? controller.presentation.presenting {
      let place = controller.storedParent?.tracePlace(of: controller) ?? "presented"
      path = "\(type(of: above))/\(place) \(path)"
      controller = above
      depth += 1
    }
    return path
  }
}
