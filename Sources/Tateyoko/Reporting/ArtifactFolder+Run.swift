import Foundation
import RunRecord

/// What one process of a test run asked for.
struct RunUses {
  /// Whether the run's end will be told.
  var isArmed = false
  /// The record mode that was met first, for a report that is begun at the end.
  var decision: RecordDecision?
  /// This process's file of used baselines; nil where it can't be written.
  var file: UsedBaselinesFile?
  /// Baselines that scenarios lie beside and do not make.
  var leftOver: Set<String> = []
  /// Whether this process has come to its end.
  var isEnding = false
  /// How many failures of each cause were told in full.
  var toldCauses: [String: Int] = [:]
}

extension ArtifactFolder {
  /// Notes that a baseline was asked for.
  func noteUse(_ path: String, location: String, _ decision: RecordDecision) {
    lock.lock()
    defer { lock.unlock() }
    begin(decision)
    uses.file?.note(path, location: location)
  }

  /// Notes that a snapshot belongs to another shard, so that this one tells of itself though it may
  /// have nothing to do.
  func noteLeftOut(_ decision: RecordDecision) {
    lock.lock()
    defer { lock.unlock() }
    begin(decision)
  }

  /// Notes the baselines of a scenario's run, and those beside them that nothing makes.
  ///
  /// Without a place: several tests may look at one scenario, which names its baselines itself.
  func noteUses(_ result: ScenarioRunResult, _ decision: RecordDecision) {
    lock.lock()
    defer { lock.unlock() }
    begin(decision)
    for snapshot in result.journal.snapshots(where: { $0 != .stale }) {
      if let baseline = snapshot.baseline { uses.file?.note(baseline, location: nil) }
    }
    uses.leftOver.formUnion(result.leftOver.map { UsedBaselinesFile.relative($0.path) })
  }

  private func begin(_ decision: RecordDecision) {
    guard uses.decision == nil else { return }
    uses.decision = decision
    replaceEarlierReport(decision)
    uses.file = try? UsedBaselinesFile(
      artifacts: folder, run: run,
      shard: environmentValue("TATEYOKO_SHARD").flatMap { RunShard($0) })
    arm()
    beginAtOnce(decision)
  }

  /// Whether a failure's cause was told in full some times already, so that its name will do.
  func isKnownCause(_ cause: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let key = CauseGroup.key(cause)
    uses.toldCauses[key, default: 0] += 1
    return uses.toldCauses[key, default: 0] > Self.toldInFull
  }

  private static let toldInFull = 3

  // MARK: The end of the process

  /// Tells of stale baselines and of causes, and writes what was not written yet.
  func endRun(
    stale setting: (mode: StaleMode, warning: String?) = StaleMode.decide(),
    root: String = FileManager.default.currentDirectoryPath
  ) {
    lock.lock()
    let stale = endUses(setting, root: URL(fileURLWithPath: root, isDirectory: true))
    let tolerated = finished.toleratedCount
    // A report counts all that was run, not only what failed.
    addFinished()
    uses.file?.noteEnd()
    uses.isEnding = true
    endReport()
    flush()
    lock.unlock()
    let lines = causeLines + toleratedLines(tolerated) + stale.lines
    if !lines.isEmpty {
      FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
    guard stale.fails else { return }
    // The tests have passed; only the process's own status can say otherwise.
    fflush(nil)
    _exit(1)
  }

  /// What is to be said of baselines at the end, and whether the process fails for it.
  private func endUses(
    _ setting: (mode: StaleMode, warning: String?), root: URL
  ) -> (lines: [String], fails: Bool) {
    let (mode, warning) = setting
    guard let file = uses.file, let decision = uses.decision else { return ([], false) }
    let run = UsedBaselines(artifacts: folder, run: run.identity, ending: file.name)
    let census = BaselineCensus(run, root: root)
    var lines = [warning.map { "Warning: \($0)." }].compactMap(\.self)
    let duplicates = census.duplicates
    for duplicate in duplicates {
      lines.append(
        "Error: \(duplicate.path) is the baseline of two snapshots: "
          + duplicate.locations.joined(separator: " and ") + ". Give one another name.")
    }
    addLast(duplicates.map(\.record), decision)
    // Of a part nothing can be said; shards are looked at when their reports are merged.
    let isWhole = self.run.partialReason == nil && run.manifests.allSatisfy { $0.shard == nil }
    guard mode != .ignore, isWhole else {
      return (lines, !duplicates.isEmpty)
    }
    let told = Set(run.manifests.flatMap(\.told))
    let scenarioStale = uses.leftOver.map {
      BaselineCensus.Stale(
        path: $0, reason: .noScenario, isOurs: BaselineMark.isOurs("\(root.path)/\($0)"))
    }
    // Nothing is deleted here: the processes of one run can't know what those after them ask for,
    // as Swift Testing's runs when XCTest's has ended.
    let left =
      (census.stale(in: file.folders).filter { !uses.leftOver.contains($0.path) }
      + scenarioStale).filter { !told.contains($0.path) }.sorted { $0.path < $1.path }
    for stale in left { file.noteTold(stale.path) }
    lines += left.prefix(Self.shownStale).map { "stale     \($0.path): \($0.reason.words)" }
    if left.count > Self.shownStale {
      lines.append("stale     … and \(left.count - Self.shownStale) more baselines")
    }
    if !left.isEmpty {
      if mode == .delete {
        lines.append("          tests delete no baselines, whatever TATEYOKO_STALE says")
      }
      lines.append("          delete them with “tateyoko stale --delete” after the run")
    }
    addLast(left.map(\.record), decision)
    return (lines, !duplicates.isEmpty || mode == .fail && !left.isEmpty)
  }

  private static let shownStale = 10

  /// Drift that nobody hears of grows.
  private func toleratedLines(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    let names = count == 1 ? "1 snapshot" : "\(count) snapshots"
    return [
      "tolerated \(names) passed within tolerance, though not equal"
        + (page.map { ": \(fileAddress($0.path))" } ?? "")
    ]
  }

  /// The causes of this process's failures, each once.
  private var causeLines: [String] {
    let groups = CauseGroup.groups(of: record?.snapshots ?? [])
    guard groups.contains(where: { $0.snapshots.count > 1 }) else { return [] }
    let count = groups.reduce(0) { $0 + $1.snapshots.count }
    var lines = [
      "\(count) snapshots failed, for \(groups.count == 1 ? "one cause" : "\(groups.count) causes"):"
    ]
    for group in groups.prefix(Self.shownStale) {
      lines.append("cause     \(group.words)")
      let names = group.snapshots.prefix(2).map { "\($0.scenario)/\($0.id)" }
      let rest = group.snapshots.count - names.count
      lines.append(
        "          \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")")
    }
    if groups.count > Self.shownStale {
      lines.append("          … and \(groups.count - Self.shownStale) more causes")
    }
    if let page { lines.append("report    \(fileAddress(page.path))") }
    return lines
  }
}
