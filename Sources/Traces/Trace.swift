/// What a simulated device called, in order: which methods, on what, when and with which arguments.
///
/// Its text form is one line a call, stable and made to be kept in files and compared line by line
/// (``text`` and ``init(text:)``); ``TraceDifference`` says in words what two traces differ in.
public struct Trace: Hashable, Sendable {
  /// One call.
  public struct Entry: Hashable, Sendable {
    /// Simulated seconds since the device was switched on.
    public var time: Double
    /// Who was called: the way through the controllers, and from the controller to a view.
    public var path: String
    /// The method, as `viewWillAppear(_:)`.
    public var method: String
    /// The arguments that matter, as `animated: false`; empty for none.
    public var arguments: String

    public init(time: Double, path: String, method: String, arguments: String = "") {
      self.time = time
      self.path = path
      self.method = method
      self.arguments = arguments
    }
  }

  /// The path of what the simulation itself was asked for, such as turning the device.
  public static let simulatorPath = "Simulator"

  public var entries: [Entry]

  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// Returns the calls that a condition holds for, in the same order.
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
