import Findings

/// The number of snapshots of a run per outcome.
public struct RunTally: Hashable, Sendable {
  /// The number of snapshots per outcome; 0 for outcomes that didn't occur.
  public private(set) var counts = Dictionary(
    uniqueKeysWithValues: SnapshotOutcome.allCases.map { ($0, 0) })
  /// The number of snapshots that differ within their tolerance.
  public private(set) var toleratedCount = 0
  /// The number of recorded snapshots whose baselines were equal and left unchanged.
  public private(set) var unchangedCount = 0
  /// The number of snapshots that UIKit would have logged something about.
  public private(set) var loggedCount = 0
  /// The number of findings that aren't ignored, by severity; zeros are omitted.
  public private(set) var findings: [FindingSeverity: Int] = [:]

  /// Creates an empty tally.
  public init() {}

  /// Creates the tally of some snapshots.
  public init(_ snapshots: some Sequence<SnapshotRecord>) {
    for snapshot in snapshots { add(snapshot) }
  }

  /// Adds a snapshot.
  public mutating func add(_ snapshot: SnapshotRecord) {
    counts[snapshot.outcome, default: 0] += 1
    if snapshot.isTolerated { toleratedCount += 1 }
    if snapshot.isUnchanged { unchangedCount += 1 }
    if snapshot.log != nil { loggedCount += 1 }
    for finding in snapshot.findings ?? [] where finding.ignored == nil {
      findings[finding.finding.severity, default: 0] += 1
    }
  }

  /// The number of snapshots.
  public var count: Int { counts.values.reduce(0, +) }

  /// The number of findings that aren't ignored.
  public var findingCount: Int { findings.values.reduce(0, +) }

  /// Returns the number of findings with at least this severity.
  public func findingCount(atLeast severity: FindingSeverity) -> Int {
    findings.reduce(0) { $0 + ($1.key >= severity ? $1.value : 0) }
  }

  /// The number of snapshots that need a review.
  public var failureCount: Int {
    counts.reduce(0) { $0 + ($1.key.isFailure ? $1.value : 0) }
  }

  /// A description of the counts, worst first: "3 changed, 1 missing, 40 equal (2 within the
  /// tolerance)".
  public var summary: String {
    let parts = SnapshotOutcome.allCases.compactMap { outcome -> String? in
      guard let count = counts[outcome], count > 0 else { return nil }
      switch outcome {
      case .changed: return "\(count) changed"
      case .missing: return "\(count) missing"
      case .renderedElsewhere: return "\(count) rendered elsewhere"
      case .error: return count == 1 ? "1 error" : "\(count) errors"
      case .stale: return "\(count) stale"
      case .recorded:
        return "\(count) recorded" + (unchangedCount > 0 ? " (\(unchangedCount) unchanged)" : "")
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

  /// A description of the findings: "3 findings (1 error, 2 warnings)".
  var findingWords: String {
    let parts = FindingSeverity.allCases.sorted(by: >).compactMap { severity in
      findings[severity].map { "\($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
    }
    return "\(findingCount) finding\(findingCount == 1 ? "" : "s") "
      + "(\(parts.joined(separator: ", ")))"
  }
}
