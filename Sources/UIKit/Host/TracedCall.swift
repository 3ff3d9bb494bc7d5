/// A method's name and its arguments as a trace records them.
struct TracedCall {
  var name: String
  var arguments: String

  init(_ name: String, _ arguments: String = "") {
    self.name = name
    self.arguments = arguments
  }

  init(_ name: String, animated: Bool) {
    self.init(name, "animated: \(animated)")
  }

  /// A call whose argument is recorded by its class.
  init(_ name: String, classOf argument: AnyObject?) {
    self.init(name, argument.map { "\(type(of: $0))" } ?? "nil")
  }
}

/// A view or controller, by whose path traces record calls of code that the app gave it.
@preconcurrency @MainActor
protocol Traceable: AnyObject {
  /// Where the object is, beginning with the root controller.
  var tracePath: String { get }
}

extension Traceable {
  /// Calls the object's delegate, or another part of the app that it was given, and records that in
  /// the trace if one is taken.
  func traced<Result>(
    _ name: String, _ arguments: @autoclosure () -> String = "", _ body: () -> Result
  ) -> Result {
    if let host = SimulationHost.tracing {
      host.add(tracePath, TracedCall(name, arguments()))
    }
    return body()
  }
}

extension UIView: Traceable {}
extension UIViewController: Traceable {}
