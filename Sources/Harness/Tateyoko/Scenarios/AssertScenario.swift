import Foundation
import RunRecord

/// Asserts that every picture of a scenario matches its baseline, or records the pictures.
///
/// Each picture that doesn't match is a separate issue. The record mode is chosen as for
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
///
/// - Parameters:
///   - scenario: The screens to picture.
///   - screen: The identifier of the only screen to picture; `nil` for all screens.
///   - snapshots: The folder that contains a folder of baselines for each scenario.
///   - tolerance: How much the pictures may differ; `nil` for each screen's tolerance, then the
///     scope's.
///   - record: When to write the baselines.
@preconcurrency @MainActor
public func assertScenario(
  _ scenario: Scenario,
  screen: String? = nil,
  snapshots: URL,
  tolerance: SnapshotTolerance? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
  let session = SnapshotSession.current
  let decision = session.decision(call: record)
  var run = ScenarioRun([scenario], mode: ScenarioRun.Mode(decision.mode), snapshots: snapshots)
  if let screen { run.selection.scenarios = ["\(scenario.id)/\(screen)"] }
  run.jobs = min(4, ProcessInfo.processInfo.activeProcessorCount)
  run.tolerance = tolerance
  run.usualTolerance = SnapshotTestingConfiguration.current?.tolerance ?? .exact
  run.keeper = session.artifacts.keeper(decision)
  if decision.recordsOnlyListed { run.recordsOnly = session.listed }
  session.showBanner()
  do {
    run.part = try session.shard.setting.get()
    let underWay = session.process.begin("\(scenario.id) (\(filePath):\(line))")
    defer { session.process.end(underWay) }
    let result = try run.run()
    let pictured = Array(result.journal.snapshots { $0 != .stale }).count
    session.process.note(
      compared: pictured, leftOut: run.part.shard != nil && pictured == 0 ? 1 : 0)
    session.artifacts.finished.note(
      result.journal.snapshots { $0 == .equal }.map { equal in
        var snapshot = equal
        if decision.mode == .all, !snapshot.isTolerated { snapshot.result = .unchanged }
        return snapshot
      })
    session.artifacts.noteUses(result, decision)
    // Stale baselines are reported at the end of the run.
    let snapshots = Array(result.journal.snapshots { $0 != .equal && $0 != .stale })
    var page: String?
    var problem = result.reportProblem
    if !snapshots.isEmpty, problem == nil {
      do {
        let file = try session.artifacts.add(snapshots, decision: decision)
        page = "report    \(fileAddress(file.path))"
      } catch {
        problem = "\(error)"
      }
    }
    let snapshotsFolder = run.snapshots.path
    func recordedCount(_ count: Int) -> String {
      count == 1 ? "1 baseline was recorded" : "\(count) baselines were recorded"
    }
    func report(_ parts: [String?]) {
      let end = ["record    \(decision.words)", decision.warning]
      IssueReporter.report(
        (parts + end).compactMap(\.self).joined(separator: "\n"), at: place)
    }
    for snapshot in snapshots where snapshot.outcome.isFailure {
      report([
        snapshot.headline, snapshot.message, page ?? problem,
        decision.isFromCode
          ? "accept    \(decision.advice(toRecord: snapshot.acceptingMode))"
          : "accept    TATEYOKO_RECORD=\(snapshot.acceptingMode) \(OwnCommand.tests)",
      ])
    }
    // What this process recorded earlier is equal to itself, and hasn't been reviewed yet.
    let repeated = result.journal.snapshots { $0 == .equal }.filter {
      session.recorded.contains($0.baselineName(in: snapshotsFolder))
    }
    if !repeated.isEmpty {
      report(
        ["\(recordedCount(repeated.count)) in this run and not reviewed yet."]
          + repeated.map { "          \($0.scenario)/\($0.id)" })
    }
    let recorded = snapshots.filter { $0.outcome == .recorded }
    for snapshot in recorded {
      session.recorded.note(snapshot.baselineName(in: snapshotsFolder))
    }
    if !recorded.isEmpty {
      let names = recorded.map { "          \($0.scenario)/\($0.id)" }
      report(
        ["\(recordedCount(recorded.count)); run the test again and it will pass."] + names)
    } else if snapshots.isEmpty, decision.mode == .all {
      report([
        "Every picture of \(scenario.id) equals its baseline, which was left unchanged.",
        "The test fails because recording is on; run it again with recording off.",
      ])
    }
  } catch {
    let name = [scenario.id, screen].compactMap(\.self).joined(separator: "/")
    let failure = SnapshotFailure(
      kind: .error, title: name, headline: "\(name) could not be captured: \(error)",
      cause: "\(error)")
    var record = SnapshotRecord(
      id: screen ?? scenario.id, scenario: scenario.id, name: screen ?? scenario.title,
      outcome: .error, message: failure.record)
    record.sourceFile = pathFromHere("\(filePath)")
    record.sourceLine = Int(line)
    let told = session.take(record, of: failure, decision: decision) ?? failure
    IssueReporter.report(told, at: place)
  }
}

extension SnapshotRecord {
  /// Returns the baseline's path, independent of the working folder.
  fileprivate func baselineName(in snapshots: String) -> String {
    "\(snapshots)/\(scenario)/\(id)"
  }

  /// A sentence about the picture's result.
  fileprivate var headline: String {
    let name = "\(scenario)/\(id)"
    switch outcome {
    case .equal: return "\(name) equals its baseline."
    case .pictured: return "\(name) was not compared."
    case .changed: return "\(name) does not match its baseline."
    case .renderedElsewhere: return "\(name) differs because it was rendered elsewhere."
    case .missing: return "\(name) has no baseline, and none was recorded."
    case .recorded: return "\(name) was recorded; run the test again and it will pass."
    case .error: return "\(name) could not be compared with its baseline."
    case .stale: return "\(name) is a stale baseline: nothing uses it."
    }
  }

  fileprivate var acceptingMode: String { outcome == .missing ? "missing" : "failed" }
}
