import Foundation
import RunRecord

extension ArtifactFolder {
  /// Records the use of a baseline.
  func noteUse(_ path: String, location: String, _ decision: RecordDecision) {
    lock.lock()
    defer { lock.unlock() }
    begin(decision)
    uses.file?.note(path, location: location)
  }

  /// Records that a baseline's file is a picture of swift-snapshot-testing, so that it isn't
  /// reported as stale.
  func noteLibraryReference(_ reference: LibraryReference, fits: Bool, location: String) {
    lock.lock()
    defer { lock.unlock() }
    uses.file?.note(reference.file.path, location: location)
    uses.libraryReferences[reference.file.path] = fits
  }

  /// Records that a snapshot belongs to another shard, so that this shard writes a report even if
  /// it has nothing to do.
  func noteLeftOut(_ decision: RecordDecision) {
    lock.lock()
    defer { lock.unlock() }
    begin(decision)
  }

  /// Records the baselines that a scenario's run used, and the neighbouring ones that nothing
  /// produces.
  ///
  /// No location is recorded: several tests may check the same scenario, which names its baselines
  /// itself.
  func noteUses(_ result: ScenarioRunResult, _ decision: RecordDecision) {
    lock.lock()
    defer { lock.unlock() }
    begin(decision)
    for snapshot in result.journal.snapshots(where: { $0 != .stale }) {
      if let baseline = snapshot.baseline { uses.file?.note(baseline, location: nil) }
    }
    for left in result.leftOver { uses.file?.noteLeftOver(UsedBaselinesFile.relative(left.path)) }
  }

  /// Records that a test case of XCTest's was skipped.
  func noteSkip(of testCase: Int) {
    lock.lock()
    defer { lock.unlock() }
    uses.file?.noteSkip(of: testCase)
  }

  /// Starts reporting the run, with the first assertion.
  func begin(_ decision: RecordDecision) {
    guard uses.decision == nil else { return }
    uses.decision = decision
    writer.replaceEarlierReport(decision)
    uses.file = try? UsedBaselinesFile(
      artifacts: folder, run: run, shard: shard, decision: decision)
    arm()
    beginAtOnce(decision)
  }

  /// Whether a failure's cause was reported in full several times already, so that its name
  /// suffices.
  func isKnownCause(_ cause: SnapshotCause) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    uses.reportedCauses[cause.key, default: 0] += 1
    return uses.reportedCauses[cause.key, default: 0] > Self.reportedInFull
  }

  private static let reportedInFull = 3

  /// Starts the report of a run whose record is required or whose other processes left results, so
  /// that a killed process leaves one that has them and says so.
  private func beginAtOnce(_ decision: RecordDecision) {
    let left = run.position == .last ? uses.file?.takeLeftResults() ?? [] : []
    guard finished.areAskedFor || !left.isEmpty, (try? open(decision)) != nil else { return }
    // The first of several processes has begun a report that isn't finished.
    guard run.position != .followed else { return }
    addLast(left)
    writer.noteUnwritten()
    flush()
  }

  // MARK: The end of the process

  /// Reports stale baselines and causes, and writes what hasn't been written yet.
  ///
  /// - Parameter isCutOff: Whether the process ends in the middle of a test: the run isn't finished.
  func endRun(
    stale setting: (mode: StaleMode, warning: String?) = StaleMode.decide(),
    root: String = FileManager.default.currentDirectoryPath, isCutOff: Bool = false
  ) {
    lock.lock()
    let baselines = RunEnd.baselines(
      of: uses, artifacts: folder, run: run, setting,
      root: URL(fileURLWithPath: root, isDirectory: true), isCutOff: isCutOff)
    addLast(baselines.records)
    if baselines.failsForStale { writer.noteStaleFailure() }
    let tolerated = finished.toleratedCount
    let isLeft = run.position == .followed && leaveFinished()
    if !isLeft { addFinished() }
    if !isCutOff { uses.file?.noteEnd() }
    uses.isEnding = true
    if !isLeft { flush() }
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
    // The tests have passed; only the process's exit status can indicate otherwise.
    fflush(nil)
    _exit(1)
  }

  /// Takes up a run at the start of its last process, this one: the results of the others are in the
  /// report even if it crashes.
  func takeUpRun() {
    lock.lock()
    defer { lock.unlock() }
    guard uses.decision == nil, run.position == .last,
      let first = UsedBaselines(artifacts: folder, run: run.identity).manifests.first
    else { return }
    begin(first.decision ?? .decide(call: nil, scope: nil))
  }

  /// Ends a run whose last process, this one, made no assertion: the others left it the report.
  func endRunOfOthers() {
    lock.lock()
    let others =
      uses.decision == nil && run.position == .last
      ? UsedBaselines(artifacts: folder, run: run.identity).manifests : []
    if let first = others.first {
      // The process is ending already.
      uses.isArmed = true
      begin(first.decision ?? .decide(call: nil, scope: nil))
    }
    lock.unlock()
    if !others.isEmpty { endRun() }
  }

  /// Leaves the results of a process without any failure to the run's last process.
  private func leaveFinished() -> Bool {
    guard writer.record?.snapshots.isEmpty != false, finished.toleratedCount == 0,
      let file = uses.file
    else { return false }
    return file.leave(finished.copy())
  }

  /// Whether every process of the run has finished.
  var haveAllEnded: Bool {
    uses.isEnding && run.position != .followed
      && UsedBaselines(artifacts: folder, run: run.identity).manifests.allSatisfy(\.isEnded)
  }

  /// Writes what hasn't been written yet.
  func flush() { writer.flush(isFinished: haveAllEnded) }

  /// Adds the results of all other snapshots to the record, including the ones that earlier
  /// processes left: a report counts everything that ran, not only failures.
  func addFinished() {
    guard let decision = uses.decision, (try? open(decision)) != nil else { return }
    addLast(finished.take(beside: writer.record))
    if run.position != .followed {
      // A repeated test has results in several processes; the ones with files matter.
      addLast((uses.file?.takeLeftResults() ?? []).filter { !writer.knows($0) })
    }
    // A run without any result records this, or merging would report its shard as missing.
    writer.noteUnwritten()
  }

  /// Adds snapshots at the run's end.
  private func addLast(_ snapshots: [SnapshotRecord]) {
    guard !snapshots.isEmpty, let decision = uses.decision, (try? open(decision)) != nil else {
      return
    }
    for snapshot in snapshots { writer.take(snapshot) }
  }
}
