extension UIViewController {
  /// Keeps in the trace that a method is about to be called which subclasses override.
  func note(_ method: String, _ arguments: @autoclosure () -> String = "") {
    if TraceRecorder.isOn { SimulationHost.current.add(tracePath, method, arguments()) }
  }

  /// The way from the root controller, such as `UINavigationController/top DetailViewController`.
  package var tracePath: String {
    var path = String(describing: type(of: self))
    var controller = self
    while let parent = controller.storedParent {
      path = "\(type(of: parent))/\(parent.tracePlace(of: controller)) \(path)"
      controller = parent
    }
    return path
  }
}
