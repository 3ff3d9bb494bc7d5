import Foundation
import RunRecord

/// The messages at the end of a process of a test run.
enum RunEnd {
  /// The messages about baselines.
  struct Baselines {
    var lines: [String] = []
    /// The records for the run's record.
    var records: [SnapshotRecord] = []
    /// Whether they fail the process.
    var fails = false
    /// Whether stale ones do.
    var failsForStale = false
  }

  private static let shownCount = 10

  /// Reports baselines that no snapshot used and baselines that two snapshots share, and records in
  /// the process's file what was reported.
  static func baselines(
    of uses: RunUses, artifacts: URL, run: TestRun,
    _ setting: (mode: StaleMode, warning: String?), root: URL, isCutOff: Bool = false
  ) -> Baselines {
    guard let file = uses.file, uses.decision != nil else { return Baselines() }
    let used = UsedBaselines(
      artifacts: artifacts, run: run.identity, ending: isCutOff ? nil : file.name)
    let audit = BaselineAudit(used, root: root)
    var result = Baselines()
    result.lines = [setting.warning.map { "Warning: \($0)." }].compactMap(\.self)
    let duplicates = audit.duplicates
    for duplicate in duplicates {
      result.lines.append(
        "Error: \(duplicate.path) is the baseline of two snapshots: "
          + duplicate.locations.joined(separator: " and ") + ". Rename one of them.")
    }
    result.records = duplicates.map(\.record)
    result.fails = !duplicates.isEmpty
    // There is no telling from a part of the run: the last process knows what all have used, and
    // shards are checked when their reports are merged.
    let isWhole =
      run.restriction == nil && run.position != .followed
      && used.manifests.allSatisfy { $0.shard == nil }
    guard setting.mode != .ignore, isWhole else { return result }
    let reported = Set(used.manifests.flatMap(\.reported))
    let leftOver = Set(used.manifests.flatMap(\.leftOver)).subtracting(
      used.manifests.flatMap { $0.uses.map(\.path) })
    let scenarioStale = leftOver.map {
      BaselineAudit.Stale(
        path: $0, reason: .noScenario, isOurs: BaselineMark.isOurs("\(root.path)/\($0)"))
    }
    // Nothing is deleted here: outside of `swift test`, a process can't know what the next ones use.
    let folders = Set(
      used.manifests.flatMap { $0.uses.map { ($0.path as NSString).deletingLastPathComponent } })
    let left =
      (audit.stale(in: folders).filter { !leftOver.contains($0.path) }
      + scenarioStale).filter { !reported.contains($0.path) }.sorted { $0.path < $1.path }
    for stale in left { file.noteTold(stale.path) }
    result.lines += left.prefix(shownCount).map { "stale     \($0.path): \($0.reason.words)" }
    if left.count > shownCount {
      result.lines.append("stale     … and \(left.count - shownCount) more baselines")
    }
    if !left.isEmpty {
      if setting.mode == .delete {
        result.lines.append("          tests never delete baselines, whatever TATEYOKO_STALE is")
      }
      let command = OwnCommand.name(OwnCommand.plugin)
      let options =
        (left.allSatisfy { $0.isChosen(all: false, unmarked: true) } ? "" : " --all")
        + (left.allSatisfy(\.isOurs) ? "" : " --unmarked")
      result.lines.append(
        "          delete them with “\(command) stale --delete\(options)” after the run")
    }
    result.records += left.map(\.record)
    result.failsForStale = setting.mode == .fail && !left.isEmpty
    if result.failsForStale {
      let which = left.count == 1 ? "a stale baseline fails" : "\(left.count) stale baselines fail"
      result.lines.append("Error: \(which) this run, as TATEYOKO_STALE is “fail”.")
    }
    result.fails = result.fails || result.failsForStale
    return result
  }

  /// Drift that isn't reported grows.
  static func tolerated(_ count: Int, page: URL?) -> [String] {
    guard count > 0 else { return [] }
    let names = count == 1 ? "1 snapshot" : "\(count) snapshots"
    return [
      "tolerated \(names) passed within tolerance, but not equal"
        + (page.map { ": \(fileAddress($0.path))" } ?? "")
    ]
  }

  /// Describes how the pictures of swift-snapshot-testing compared; each value is whether the size
  /// is the same.
  static func libraryReferences(_ references: [String: Bool]) -> [String] {
    guard !references.isEmpty else { return [] }
    let other = references.filter { !$0.value }.map(\.key).sorted()
    let names = references.count == 1 ? "1 picture" : "\(references.count) pictures"
    let verdict =
      other.isEmpty
      ? "compared by layout size, which is equal"
      : "compared by layout size, which differs in \(other.count)"
    return [
      "library   \(names) of swift-snapshot-testing: \(verdict); a simulator's pixels differ, so "
        + "Tateyoko compares with its own next to them (….tateyoko.png)"
    ] + other.prefix(shownCount).map { "          different size: \(fileAddress($0))" }
  }

  /// Lists the causes of a process's failures, without duplicates.
  static func causes(of snapshots: [SnapshotRecord], page: URL?) -> [String] {
    let groups = CauseGroup.groups(of: snapshots)
    guard groups.contains(where: { $0.snapshots.count > 1 }) else { return [] }
    let count = groups.reduce(0) { $0 + $1.snapshots.count }
    var lines = [
      "\(count) snapshots failed with "
        + (groups.count == 1 ? "one cause:" : "\(groups.count) causes:")
    ]
    for group in groups.prefix(shownCount) {
      lines.append("cause     \(group.words)")
      let names = group.snapshots.prefix(2).map { "\($0.scenario)/\($0.id)" }
      let rest = group.snapshots.count - names.count
      lines.append(
        "          \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")")
    }
    if groups.count > shownCount {
      lines.append("          … and \(groups.count - shownCount) more causes")
    }
    if let page { lines.append("report    \(fileAddress(page.path))") }
    return lines
  }
}
