import Foundation
import RunRecord

extension ArtifactFolder {
  /// Notes that a baseline was asked for.
  func noteUse(_ path: String, location: String, _ decision: RecordDecision) {
    lock.lock()
    defer { lock.unlock() }
    begin(decision)
    uses.file?.note(path, location: location)
  }

  /// Notes a picture of swift-snapshot-testing in a baseline's place, which is nobody's leftover.
  func noteLibraryReference(_ reference: LibraryReference, fits: Bool, location: String) {
    lock.lock()
    defer { lock.unlock() }
    uses.file?.note(reference.file.path, location: location)
    uses.libraryReferences[reference.file.path] = fits
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

  /// Begins to tell of the run, with the first assertion.
  func begin(_ decision: RecordDecision) {
    guard uses.decision == nil else { return }
    uses.decision = decision
    writer.replaceEarlierReport(decision)
    uses.file = try? UsedBaselinesFile(artifacts: folder, run: run, shard: shard)
    arm()
    beginAtOnce(decision)
  }

  /// Whether a failure's cause was reported in full several times already, so that its name will do.
  func isKnownCause(_ cause: SnapshotCause) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    uses.reportedCauses[cause.key, default: 0] += 1
    return uses.reportedCauses[cause.key, default: 0] > Self.reportedInFull
  }

  private static let reportedInFull = 3

  /// Begins the report of a run whose record is asked for whatever comes of it, so that a process that
  /// is killed leaves one that says so.
  private func beginAtOnce(_ decision: RecordDecision) {
    guard finished.areAskedFor, (try? open(decision)) != nil else { return }
    writer.noteUnwritten()
    flush()
  }

  // MARK: The end of the process

  /// Tells of stale baselines and of causes, and writes what was not written yet.
  func endRun(
    stale setting: (mode: StaleMode, warning: String?) = StaleMode.decide(),
    root: String = FileManager.default.currentDirectoryPath
  ) {
    lock.lock()
    let baselines = RunEnd.baselines(
      of: uses, artifacts: folder, run: run, setting,
      root: URL(fileURLWithPath: root, isDirectory: true))
    addLast(baselines.records)
    let tolerated = finished.toleratedCount
    // A report counts all that was run, not only what failed.
    addFinished()
    uses.file?.noteEnd()
    uses.isEnding = true
    endReport()
    flush()
    let lines =
      RunEnd.causes(of: writer.record?.snapshots ?? [], page: writer.page)
      + RunEnd.tolerated(tolerated, page: writer.page)
      + RunEnd.libraryReferences(uses.libraryReferences) + baselines.lines
    lock.unlock()
    if !lines.isEmpty {
      let text = lines.flatMap(HarmlessText.lines).joined(separator: "\n")
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
    guard baselines.fails else { return }
    // The tests have passed; only the process's own status can say otherwise.
    fflush(nil)
    _exit(1)
  }

  /// Has the report written once more by the process that ends last, as one that came to its end.
  private func endReport() {
    guard let decision = uses.decision,
      writer.evidence != nil || writer.isOfThisRun && haveAllEnded, (try? open(decision)) != nil
    else { return }
    writer.noteUnwritten()
  }

  /// Whether each process that took part in the run has come to its end.
  var haveAllEnded: Bool {
    uses.isEnding
      && UsedBaselines(artifacts: folder, run: run.identity).manifests.allSatisfy(\.isEnded)
  }

  /// Writes what was not written yet.
  func flush() { writer.flush(isFinished: haveAllEnded) }

  /// Puts what became of all other snapshots into the record, where there is one or one is asked for.
  func addFinished() {
    guard let decision = uses.decision,
      writer.record != nil || finished.areAskedFor || finished.toleratedCount > 0,
      (try? open(decision)) != nil
    else { return }
    addLast(finished.take(beside: writer.record))
    // A part in which nothing was to do says so, or merging would miss it.
    if finished.areAskedFor { writer.noteUnwritten() }
  }

  /// Adds snapshots at the run's end.
  private func addLast(_ snapshots: [SnapshotRecord]) {
    guard !snapshots.isEmpty, let decision = uses.decision, (try? open(decision)) != nil else {
      return
    }
    for snapshot in snapshots { writer.take(snapshot) }
  }
}
