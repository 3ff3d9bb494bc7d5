import NearNames
import RunRecord

/// The failures of a run whose causes are all of given kinds, and why the others are left.
struct AcceptSelection {
  /// The snapshots to accept.
  let chosen: [SnapshotRecord]
  /// The snapshots that are left.
  let left: [SnapshotRecord]
  private let filters: [CauseFilter]

  private static let shownReasons = 9

  /// - Parameter kinds: The kinds of changes, as for `--only`; empty for all snapshots.
  init(_ snapshots: [SnapshotRecord], only kinds: [String]) throws(CauseFilter.Problem) {
    let causes = snapshots.flatMap(\.causes)
    var filters: [CauseFilter] = []
    for kind in kinds { filters.append(try CauseFilter(kind, among: causes)) }
    self.filters = filters
    guard !filters.isEmpty else {
      (chosen, left) = (snapshots, [])
      return
    }
    func isWhole(_ snapshot: SnapshotRecord) -> Bool {
      !snapshot.causes.isEmpty
        && snapshot.causes.allSatisfy { cause in filters.contains { $0.matches(cause) } }
    }
    chosen = snapshots.filter(isWhole)
    left = snapshots.filter { !isWhole($0) }
  }

  /// The reasons why snapshots are left, the most frequent first.
  var reasons: [String] {
    struct Reason {
      var words: String
      var names: [String]
    }
    var reasons: [Reason] = []
    var positions: [String: Int] = [:]
    for snapshot in left {
      let (key, words) = reason(snapshot)
      let position = positions[key] ?? reasons.count
      positions[key] = position
      if position == reasons.count { reasons.append(Reason(words: words, names: [])) }
      reasons[position].names.append("\(snapshot.scenario)/\(snapshot.id)")
    }
    let sorted = reasons.enumerated().sorted {
      ($1.element.names.count, $0.offset) < ($0.element.names.count, $1.offset)
    }.map(\.element)
    var lines = sorted.prefix(Self.shownReasons).map { reason in
      let count = reason.names.count
      return count == 1
        ? "\(reason.names[0]) \(reason.words)" : "\(count) snapshots, each \(reason.words)"
    }
    let rest = sorted.dropFirst(Self.shownReasons)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.names.count }
      lines.append("\(count) more, for \(rest.count == 1 ? "another reason" : "other reasons")")
    }
    return lines
  }

  private func reason(_ snapshot: SnapshotRecord) -> (key: String, words: String) {
    let causes = snapshot.causes
    guard
      let other = causes.first(where: { cause in !filters.contains { $0.matches(cause) } })
    else {
      return snapshot.outcome == .missing
        ? ("missing", "has no baseline yet") : ("unknown", "has no known cause")
    }
    let hasBoth = causes.contains { cause in filters.contains { $0.matches(cause) } }
    return (
      "\(hasBoth) \(other.key)",
      hasBoth ? "also differs by: \(other.words)" : "differs by: \(other.words)"
    )
  }
}

extension CauseFilter.Problem {
  /// A description of the problem, with advice.
  var words: String {
    switch self {
    case .empty:
      return "--only takes a class, a property or both, such as 'UIButton backgroundColor'."
    case .unknown(let word, let known):
      let near = NearNames.suggestions(for: word, among: known)
      let advice = near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", "))?"
      return "“\(word)” is neither a property nor a view that differs in these snapshots.\(advice)"
    case .nothing(let kind): return "No snapshot differs by “\(kind)”."
    }
  }
}
