/// One thing that differs between two traces.
public struct TraceChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A call that came after `previous` (nil: at the start) does not come any more.
    case missing(after: Trace.Entry?)
    /// A call that did not come before.
    case added(after: Trace.Entry?)
    /// A call that comes at another place in the order.
    case moved(oldAfter: Trace.Entry?, newAfter: Trace.Entry?)
    case arguments(old: String)
    /// The time in seconds that the call had.
    case time(old: Double)
    /// Too much differs to be reported call by call.
    case unlike(oldCount: Int, newCount: Int)
  }

  /// The call concerned: as it is now, or as it was if it does not come any more.
  public var entry: Trace.Entry
  public var kind: Kind
  /// How many neighbouring changes that read alike this one stands for.
  public var count = 1
}

extension TraceChange: CustomStringConvertible {
  /// The change in words, such as `Root.viewDidAppear(_:) is not called any more (it came after
  /// …)`.
  public var description: String {
    let times = count > 1 ? " (\(count) times)" : ""
    switch kind {
    case .missing(let previous):
      return "\(entry) is not called any more (it came \(Self.place(previous)))\(times)"
    case .added(let previous):
      return "\(entry) is called now, \(Self.place(previous))\(times)"
    case .moved(let old, let new):
      return "\(entry) comes \(Self.place(new)) now, and came \(Self.place(old))\(times)"
    case .arguments(let old):
      return "\(entry.path).\(entry.method) gets \(Self.quoted(entry.arguments)) now, "
        + "and got \(Self.quoted(old))\(times)"
    case .time(let old):
      let others = count > 1 ? ", and \(count - 1) more by as much" : ""
      return "\(entry) comes at \(Trace.Entry.text(of: entry.time)) s now, "
        + "and came at \(Trace.Entry.text(of: old)) s\(others)"
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
