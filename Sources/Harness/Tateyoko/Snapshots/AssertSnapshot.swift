import Foundation
import Layers
import RunRecord

/// Asserts that a value matches its baseline, or records it.
///
/// The baseline is `__Snapshots__/<TestFile>/<function>.<name or number>.<extension>` next to the
/// test file; in a test with arguments, these precede the number. The `record` parameter determines
/// when it is written, then the scope of `withSnapshotTesting` or of the trait `.snapshots`, then
/// `TATEYOKO_RECORD` (or `SNAPSHOT_TESTING_RECORD`) in the environment; a machine with `CI` set
/// never records, others record missing baselines.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy that stores and compares the value.
///   - name: Distinguishes the snapshots of one test; unnamed ones are numbered.
///   - record: When to write the baseline.
///   - timeout: The maximum duration of an asynchronous strategy, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = checkSnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    file: filePath, testName: testName, line: line)
  guard let failure else { return }
  IssueReporter.report(
    failure, at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
}

/// Asserts that a value matches its baselines by several strategies, named by their keys.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  guard !strategies.isEmpty else {
    return IssueReporter.reportNoStrategies(
      in: testName, record: record,
      at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  }
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches its baselines by several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  guard !strategies.isEmpty else {
    return IssueReporter.reportNoStrategies(
      in: testName, record: record,
      at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  }
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its baseline and returns a failure message, or `nil` if they match.
///
/// This is what ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``
/// reports, for helpers with their own reporting.
///
/// - Parameter snapshotDirectory: The folder of the baseline; `nil` for the test file's own.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  checkSnapshot(
    of: try value(), as: snapshotting, named: name, record: record,
    snapshotDirectory: snapshotDirectory, timeout: timeout, file: filePath, testName: testName,
    line: line)?.message
}

/// Compares a value with its baseline and returns the failure in parts, or `nil` if they match.
///
/// - Parameters:
///   - isIndependent: Whether the value doesn't depend on earlier actions of the test, so that it
///     may run in another shard than the test's other snapshots.
///   - step: The step of a story.
func checkSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String?,
  record: SnapshotTestingConfiguration.Record?,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval,
  file filePath: StaticString,
  testName: String,
  line: UInt,
  isIndependent: Bool = false,
  step: SnapshotRecord.Step? = nil
) -> SnapshotFailure? {
  let session = SnapshotSession.current
  let underWay = session.process.begin("\(testName) (\(filePath):\(line))")
  defer { session.process.end(underWay) }
  session.showBanner()
  let decision = session.decision(call: record)
  let place = AssertionPlace(file: "\(filePath)", testName: testName, line: line)
  var known: SnapshotLocation?
  do {
    let location = try SnapshotLocation(
      testFile: "\(filePath)", testName: testName, name: name, directory: snapshotDirectory,
      pathExtension: snapshotting.pathExtension, names: session.names)
    let part = session.shard
    known = location
    if let problem = part.problem {
      return session.failure(
        problem, cause: problem, at: location, place: place, decision: decision)
    }
    guard
      part.includes(
        suite: location.identity.scenario, id: location.identity.id,
        isIndependent: isIndependent)
    else {
      session.process.note(leftOut: 1)
      session.artifacts.noteLeftOut(decision)
      return nil
    }
    session.process.note(compared: 1)
    let watch = Stopwatch()
    let format = try SnapshotWaiting.$timeout.withValue(timeout) {
      try ComparedBaseline.$file.withValue(location.file) {
        try snapshotting.inWorld { try snapshotting.snapshot(value()) }
      }
    }
    var check = SnapshotCheck(
      in: session, decision: decision,
      diffTool: SnapshotTestingConfiguration.current?.diffTool
        ?? session.settings.withLock { $0.diffTool },
      location: location, line: line, isIndependent: isIndependent)
    check.step = step
    let failure = check.run(format, diffing: snapshotting.diffing)
    return check.finish(failure, seconds: watch.seconds)
  } catch {
    return session.failure(
      "No snapshot to compare: \(error)", cause: "\(error)", at: known, place: place,
      decision: decision)
  }
}
