/// The verdict on a run as a whole.
///
/// The page, the summaries and the terminal all use it: nothing is reported as good that isn't.
public enum RunVerdict: String, Codable, Hashable, Sendable {
  /// Some snapshots need a review, or a lint found a fault that fails it.
  case failed
  /// Nothing that was compared differs, but there are no snapshots, or there is a problem with the
  /// run itself, such as a missing shard.
  case incomplete
  /// Nothing that was compared differs, but some snapshots had nothing to be compared with, or
  /// there are unused baselines.
  case unsettled
  /// Each snapshot equals its baseline, differs within the tolerance, or was only pictured; for a
  /// lint, no fault fails it.
  case passed

  /// A symbol for the heading of a page or a text.
  public var sign: String {
    switch self {
    case .failed: "✗"
    case .incomplete, .unsettled: "⚠"
    case .passed: "✓"
    }
  }
}

extension RunRecord {
  /// The verdict on the run.
  public var verdict: RunVerdict { RunFacts(self).verdict }

  /// A sentence about the verdict: "7 snapshots of 17 to look at."
  public var verdictWords: String { RunFacts(self).verdictWords }
}

extension RunFacts {
  /// The verdict on the run.
  package var verdict: RunVerdict {
    if let lint = header.lint { return verdict(of: lint) }
    if tally.failureCount > 0 || failsForStale { return .failed }
    if !header.shortcomings.isEmpty || madeCount == 0 { return .incomplete }
    let settled = tally.counts[.equal, default: 0] + tally.counts[.pictured, default: 0]
    if tally.count > settled { return .unsettled }
    return .passed
  }

  /// Whether there are stale baselines, and they fail the run.
  private var failsForStale: Bool {
    header.staleFails == true && tally.counts[.stale, default: 0] > 0
  }

  private func verdict(of lint: LintFacts) -> RunVerdict {
    if tally.findingCount(atLeast: lint.failing) > 0 { return .failed }
    let isWhole = header.shortcomings.isEmpty && tally.failureCount == 0 && !lint.screens.isEmpty
    return isWhole ? .passed : .incomplete
  }

  /// Returns a sentence about the verdict on a lint.
  private func words(of lint: LintFacts) -> String {
    let screens = RunFacts.plural(lint.screens.count, "screen")
    let troubles = tally.failureCount
    let but =
      troubles > 0 ? ", but \(troubles) could not be checked in every cell" : ""
    guard tally.findingCount > 0 else { return "No findings in \(screens)\(but)." }
    return "\(tally.findingWords) in \(screens)\(but)."
  }

  /// A sentence about the verdict: "7 snapshots of 17 to look at."
  package var verdictWords: String {
    if let lint = header.lint { return words(of: lint) }
    let made = madeCount
    let counts = tally.counts
    let unchanged = tally.unchangedCount
    let new = (counts[.recorded] ?? 0) - unchanged
    let stale = counts[.stale] ?? 0
    func noted(_ count: Int, _ words: String, _ state: String) -> [String] {
      count > 0 ? ["\(words) \(count == 1 ? "is" : "are") \(state)"] : []
    }
    let left = noted(stale, RunFacts.plural(stale, "baseline"), "stale")
    let notes =
      noted(new, "\(new)", "new") + noted(unchanged, "\(unchanged)", "recorded, unchanged") + left
    let but = notes.isEmpty ? "" : ", but " + notes.joined(separator: " and ")
    switch verdict {
    case .failed where tally.failureCount == 0:
      return "No snapshot of \(made) differs\(but), which fails the run."
    case .failed: return "\(RunFacts.plural(tally.failureCount, "snapshot")) of \(made) to look at."
    case .incomplete where made == 0:
      return (["No snapshot was compared"] + left).joined(separator: ", and ") + "."
    case .incomplete: return "No snapshot here differs, but something is wrong with the run."
    case .unsettled where new == made:
      let all = new == 1 ? "The one snapshot is new" : "All \(new) snapshots are new"
      return ([all + ", with nothing to be compared with"] + left).joined(separator: ", and ") + "."
    case .unsettled: return "No snapshot of \(made) differs\(but)."
    case .passed where counts[.pictured, default: 0] > 0:
      let pictured = counts[.pictured, default: 0]
      let some = "\(RunFacts.plural(pictured, "snapshot")) only pictured, not compared."
      return pictured == made ? some : "No snapshot of \(made - pictured) differs; \(some)"
    case .passed:
      let tolerated = tally.toleratedCount
      if tolerated > 0 {
        let which = tolerated == made ? "" : " \(tolerated) of them"
        let all = made == 1 ? "The one snapshot passes" : "All \(made) snapshots pass,"
        return "\(all)\(which) only within \(tolerated == 1 ? "its" : "their") tolerance."
      }
      return made == 1
        ? "The one snapshot is as it should be." : "All \(made) snapshots are as they should be."
    }
  }

  /// The number of snapshots made by the run, excluding unused baselines.
  private var madeCount: Int { tally.count - tally.counts[.stale, default: 0] }

  private static func plural(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension SnapshotRecord {
  /// Whether it differs from its baseline within the tolerance.
  public var isTolerated: Bool {
    if case .tolerated = result { true } else { false }
  }

  /// Whether everything is recorded, and its baseline is equal and was left unchanged.
  public var isUnchanged: Bool { result == .unchanged }
}
