import Findings

/// How many snapshots of a run had which outcome.
public struct RunTally: Hashable, Sendable {
  /// How many snapshots had each outcome; outcomes that didn't occur have 0.
  public private(set) var counts = Dictionary(
    uniqueKeysWithValues: SnapshotOutcome.allCases.map { ($0, 0) })
  /// How many passed though they differ, because a tolerance lets them.
  public private(set) var toleratedCount = 0
  /// For how many UIKit would have logged something.
  public private(set) var loggedCount = 0
  /// The findings that count, by severity; one without any is left out.
  public private(set) var findings: [FindingSeverity: Int] = [:]

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
    for finding in snapshot.findings ?? [] where finding.ignored == nil {
      findings[finding.finding.severity, default: 0] += 1
    }
  }

  /// How many snapshots were counted.
  public var count: Int { counts.values.reduce(0, +) }

  /// The findings that count.
  public var findingCount: Int { findings.values.reduce(0, +) }

  /// How many findings are at least so severe.
  public func findingCount(atLeast severity: FindingSeverity) -> Int {
    findings.reduce(0) { $0 + ($1.key >= severity ? $1.value : 0) }
  }

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
      case .pictured: return "\(count) pictured"
      }
    }
    var words = parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    if loggedCount > 0 { words += "; UIKit would log something for \(loggedCount)" }
    if findingCount > 0 { words += "; \(findingWords)" }
    return words
  }

  /// The findings in words: "3 findings (1 error, 2 warnings)".
  var findingWords: String {
    let parts = FindingSeverity.allCases.sorted(by: >).compactMap { severity in
      findings[severity].map { "\($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
    }
    return "\(findingCount) finding\(findingCount == 1 ? "" : "s") "
      + "(\(parts.joined(separator: ", ")))"
  }
}
