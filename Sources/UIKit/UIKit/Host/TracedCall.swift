/// A method's name and arguments as a trace records them.
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

  /// Creates a call whose argument is recorded by its class.
  init(_ name: String, classOf argument: AnyObject?) {
    self.init(name, argument.map { "\(type(of: $0))" } ?? "nil")
  }
}

/// A view or controller whose path identifies calls of the app's delegates in traces.
@preconcurrency @MainActor
protocol Traceable: AnyObject {
  /// The path of the object, beginning with the root controller.
  var tracePath: String { get }
}

extension Traceable {
  /// Calls the object's delegate, or another part of the app, and records the call in the trace if
  /// one is being recorded.
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
