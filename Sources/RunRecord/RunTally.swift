/// How many snapshots of a run had which outcome.
public struct RunTally: Hashable, Sendable {
  /// How many snapshots had each outcome; outcomes that didn't occur have 0.
  public private(set) var counts = Dictionary(
    uniqueKeysWithValues: SnapshotOutcome.allCases.map { ($0, 0) })
  /// How many passed though they differ, because a tolerance lets them.
  public private(set) var toleratedCount = 0
  /// For how many UIKit would have logged something.
  public private(set) var loggedCount = 0

  /// A tally of nothing.
  public init() {}

  /// The tally of some snapshots.
  public init(_ snapshots: some Sequence<SnapshotRecord>) {
    for snapshot in snapshots { add(snapshot) }
  }

  /// Counts a snapshot.
  public mutating func add(_ snapshot: SnapshotRecord) {
    counts[snapshot.outcome, default: 0] += 1
    if snapshot.isTolerated { toleratedCount += 1 }
    if snapshot.log != nil { loggedCount += 1 }
  }

  /// How many snapshots were counted.
  public var count: Int { counts.values.reduce(0, +) }

  /// How many snapshots need a review.
  public var failureCount: Int {
    counts.reduce(0) { $0 + ($1.key.isFailure ? $1.value : 0) }
  }

  /// The counts in words, worst first: "3 changed, 1 missing, 40 equal (2 within the tolerance)".
  public var summary: String {
    let parts = SnapshotOutcome.allCases.compactMap { outcome -> String? in
      guard let count = counts[outcome], count > 0 else { return nil }
      switch outcome {
      case .changed: return "\(count) changed"
      case .missing: return "\(count) missing"
      case .renderedElsewhere: return "\(count) rendered elsewhere"
      case .error: return count == 1 ? "1 error" : "\(count) errors"
      case .stale: return "\(count) stale"
      case .recorded: return "\(count) recorded"
      case .equal:
        return "\(count) equal"
          + (toleratedCount > 0 ? " (\(toleratedCount) within the tolerance)" : "")
      }
    }
    var words = parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    if loggedCount > 0 { words += "; UIKit would log something for \(loggedCount)" }
    return words
  }
}
