extension TraceDifference {
  /// The difference in a short line: its first change, with the receiver's class, and the number of
  /// added and missing calls; empty if nothing differs.
  public var cause: String {
    guard let first = changes.first else { return "" }
    var added = 0
    var gone = 0
    var others = 0
    for change in changes {
      switch change.kind {
      case .added: added += change.count
      case .missing: gone += change.count
      case .moved, .arguments, .time: others += change.count
      case .unlike: return first.brief
      }
    }
    guard added + gone + others > 1 else { return first.brief }
    var counts: [String] = []
    if added > 0 { counts.append("\(added) \(added == 1 ? "call" : "calls") added") }
    if gone > 0 { counts.append("\(gone)\(added > 0 ? "" : gone == 1 ? " call" : " calls") gone") }
    if others > 0 {
      let calls = added + gone > 0 ? "" : others == 1 ? " call" : " calls"
      counts.append("\(others)\(calls) otherwise")
    }
    return "\(first.brief) (\(counts.joined(separator: ", ")))"
  }
}

extension TraceChange {
  /// The change without the path of the receiver, and without its neighbours.
  fileprivate var brief: String {
    let call = "\(entry.receiver).\(entry.method)"
    switch kind {
    case .missing: return "\(call) is no longer called"
    case .added: return "\(call) is now called"
    case .moved: return "\(call) now comes at a different place"
    case .arguments(let old):
      return "\(call) now gets \(Self.short(entry.arguments)) instead of \(Self.short(old))"
    case .time(let old):
      return "\(call) now comes at \(Trace.Entry.text(of: entry.time)) s instead of "
        + "\(Trace.Entry.text(of: old)) s"
    case .unlike(let oldCount, let newCount):
      return "from \(call) on the traces have little in common: \(oldCount) calls before, "
        + "\(newCount) now"
    }
  }

  private static func short(_ arguments: String) -> String {
    guard !arguments.isEmpty else { return "no arguments" }
    return "“\(arguments.count > 60 ? arguments.prefix(59) + "…" : arguments[...])”"
  }
}

extension Trace.Entry {
  /// The receiver's class: the end of the path, without its index among siblings.
  fileprivate var receiver: Substring {
    let last = path.split(separator: "/").last ?? path[...]
    return last.split(separator: " ").last ?? last
  }
}
