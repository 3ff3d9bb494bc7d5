/// The calls made by a simulated device, in order: which methods, on what, when and with which
/// arguments.
///
/// Its text form is one line per call, stable and suitable for files and line-by-line comparison
/// (``text`` and ``init(text:)``); ``TraceDifference`` describes the differences between two
/// traces.
public struct Trace: Hashable, Sendable {
  /// A call.
  public struct Entry: Hashable, Sendable {
    /// The simulated time since the device was switched on, in seconds.
    public var time: Double
    /// The receiver: the path through the controllers, and from the controller to a view.
    public var path: String
    /// The method, such as `viewWillAppear(_:)`.
    public var method: String
    /// The relevant arguments, such as `animated: false`; empty for none.
    public var arguments: String

    public init(time: Double, path: String, method: String, arguments: String = "") {
      self.time = time
      self.path = path
      self.method = method
      self.arguments = arguments
    }
  }

  /// The path of actions on the simulation itself, such as rotating the device.
  public static let simulatorPath = "Simulator"

  public var entries: [Entry]

  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// Returns the calls that satisfy a condition, in the same order.
  public func filter(_ isIncluded: (Entry) throws -> Bool) rethrows -> Trace {
    Trace(entries: try entries.filter(isIncluded))
  }
}

extension Trace.Entry: CustomStringConvertible {
  /// The call without its time, such as `Root.viewWillAppear(_:) animated: false`.
  public var description: String {
    arguments.isEmpty ? "\(path).\(method)" : "\(path).\(method) \(arguments)"
  }
}

extension Trace: CustomStringConvertible {
  public var description: String { text }
}
