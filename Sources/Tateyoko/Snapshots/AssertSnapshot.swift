import Foundation
import Layers

/// Asserts that a value looks like its baseline, or records it.
///
/// The baseline is `__Snapshots__/<TestFile>/<function>.<name or number>.<extension>` beside the
/// test file; in a test with arguments these stand before the number. When it is written follows
/// `record`, then the scope of `withSnapshotTesting` or of the trait `.snapshots`, then
/// `TATEYOKO_RECORD` (or `SNAPSHOT_TESTING_RECORD`) in the environment; a machine with `CI` set
/// never records, others record what is missing.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: How the value is stored and compared.
///   - name: Tells the snapshots of one test apart; without one they are numbered.
///   - record: When to write the baseline.
///   - timeout: How long a strategy whose result comes later may take, in seconds.
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

/// Asserts that a value looks like its baselines by several strategies, which name them.
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
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value looks like its baselines by several strategies, numbered.
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
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its baseline and returns what is wrong, or `nil`.
///
/// This is what ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``
/// reports, for helpers that report in their own way.
///
/// - Parameter snapshotDirectory: The folder of the baseline in place of the test file's own.
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

/// Compares a value with its baseline and returns what is wrong, in parts.
///
/// - Parameter isIndependent: Whether nothing that the test did before matters to the value, so that
///   another shard may run it than the test's other snapshots.
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
  isIndependent: Bool = false
) -> SnapshotFailure? {
  RunBanner.show()
  let scope = SnapshotTestingConfiguration.current
  do {
    let location = try SnapshotLocation(
      testFile: "\(filePath)", testName: testName, name: name, directory: snapshotDirectory,
      pathExtension: snapshotting.pathExtension)
    let part = TestShard.current
    if let problem = part.problem {
      return SnapshotFailure(
        kind: .error, title: location.title, headline: problem, cause: problem)
    }
    guard
      part.includes(
        suite: location.identity.scenario, id: location.identity.id,
        isIndependent: isIndependent)
    else {
      ArtifactFolder.current.noteLeftOut(.decide(call: record, scope: scope.record))
      return nil
    }
    let watch = Stopwatch()
    func format() throws -> Format {
      try SnapshotPatience.$timeout.withValue(timeout) { try snapshotting.snapshot(value()) }
    }
    let format = snapshotting.needsMainThread ? try onMainThread(format) : try format()
    var check = SnapshotCheck(
      decision: .decide(call: record, scope: scope.record),
      diffTool: scope.diffTool ?? GlobalSettings.values.withLock { $0.diffTool },
      location: location, line: line, isIndependent: isIndependent)
    let failure = check.run(format, diffing: snapshotting.diffing)
    check.finish(failure, seconds: watch.seconds)
    return failure
  } catch {
    return SnapshotFailure(
      kind: .error, title: testName,
      headline: "There is no snapshot to compare: \(error)", cause: "\(error)")
  }
}

/// Runs `body` where views belong, at once when this is there.
func onMainThread<R>(_ body: () throws -> R) throws -> R {
  if MainQueue.isCurrent { return try body() }
  // The caller waits, so neither the closure nor its result is ever on two threads at a time.
  return try withoutActuallyEscaping(body) { body in
    let work = UncheckedTransfer(body)
    return try DispatchQueue.main.sync { Result { UncheckedTransfer(try work.value()) } }
      .get().value
  }
}

/// Carries a value over to a thread that the compiler can't see to be the only user.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
