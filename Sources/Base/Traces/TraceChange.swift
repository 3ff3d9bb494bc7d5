/// A difference between two traces.
public struct TraceChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A call after `previous` (`nil` for the start) no longer occurs.
    case missing(after: Trace.Entry?)
    /// A call that didn't occur before.
    case added(after: Trace.Entry?)
    /// A call that occurs at another position.
    case moved(oldAfter: Trace.Entry?, newAfter: Trace.Entry?)
    case arguments(old: String)
    /// The old time of the call, in seconds.
    case time(old: Double)
    /// There are too many differences to report them call by call.
    case unlike(oldCount: Int, newCount: Int)
  }

  /// The affected call: the current one, or the old one if it no longer occurs.
  public var entry: Trace.Entry
  public var kind: Kind
  /// The number of neighbouring changes with the same description that this one represents.
  public var count = 1
}

extension TraceChange: CustomStringConvertible {
  /// A description of the change, such as
  /// `Root.viewDidAppear(_:) is not called any more (it came after …)`.
  public var description: String {
    let times = count > 1 ? " (\(count) times)" : ""
    switch kind {
    case .missing(let previous):
      return "\(entry) is no longer called (it came \(Self.place(previous)))\(times)"
    case .added(let previous):
      return "\(entry) is now called, \(Self.place(previous))\(times)"
    case .moved(let old, let new):
      return "\(entry) now comes \(Self.place(new)) instead of \(Self.place(old))\(times)"
    case .arguments(let old):
      return "\(entry.path).\(entry.method) now gets \(Self.quoted(entry.arguments)) "
        + "instead of \(Self.quoted(old))\(times)"
    case .time(let old):
      let others = count > 1 ? ", and \(count - 1) more by as much" : ""
      return "\(entry) now comes at \(Trace.Entry.text(of: entry.time)) s "
        + "instead of \(Trace.Entry.text(of: old)) s\(others)"
    case .unlike(let oldCount, let newCount):
      return "From \(entry) on the traces have little in common: "
        + "\(oldCount) calls before, \(newCount) now"
    }
  }

  private static func place(_ previous: Trace.Entry?) -> String {
    previous.map { "after \($0.path).\($0.method)" } ?? "at the start"
  }

  private static func quoted(_ arguments: String) -> String {
    arguments.isEmpty ? "no arguments" : "“\(arguments)”"
  }
}
