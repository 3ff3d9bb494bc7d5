import Foundation
import RunRecord
import Synchronization
import TestProcesses
import TestSupport
import Testing
import UIKit
import XCTest

@testable import Tateyoko

/// Whether a test of this suite started this process; assertions in it fail.
private let isChild = environmentValue("TATEYOKO_TEST_CHILD") == "1"

private func failingAssertions(_ test: String = #function) {
  assertSnapshot(of: "now", as: .lines, named: "text", record: .never, testName: test)
  // Created on the main actor: the assertion calls for it there.
  assertSnapshot(
    of: UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), as: .image, named: "view",
    record: .never, testName: test)
}

/// Fails through XCTest, in a child process only.
final class ChildXCTests: XCTestCase {
  func testFailsInAChild() {
    guard isChild else { return }
    failingAssertions()
  }

  func testFailsInAChildToo() async {
    guard isChild else { return }
    await Task.detached { failingAssertions() }.value
  }
}

/// Is killed midway, as by a machine that runs out of memory or time.
final class KilledXCTests: XCTestCase {
  func testDies() {
    guard isChild, environmentValue("TATEYOKO_TEST_DIES") == "1" else { return }
    assertSnapshot(of: "one", as: .lines, named: "one", record: .never)
    // Only the shard that contains the test dies in it.
    if SnapshotSession.ofProcess.shard.includes(
      suite: "ChildProcessTests", id: "testDies.one", isIndependent: false)
    {
      kill(getpid(), SIGKILL)
    }
  }
}

/// Ends the process in ways that appear successful.
final class EndingXCTests: XCTestCase {
  func testExitsInAnAssertion() {
    guard isChild else { return }
    assertSnapshot(of: { exit(0) }() as String, as: .lines, named: "exit", record: .never)
  }

  func testExitsAfterAnAssertion() {
    guard isChild else { return }
    _ = verifySnapshot(of: "one", as: .lines, named: "one", record: .never)
    exit(0)
  }

  func testNeverReturns() {
    guard isChild else { return }
    let isThere = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      assertSnapshot(
        of: {
          isThere.signal(); sleep(60); return ""
        }() as String, as: .lines)
    }
    isThere.wait()
  }
}

/// Fails when its last test has ended.
final class LateXCTests: XCTestCase {
  func testNothing() {}

  override class func tearDown() {
    super.tearDown()
    guard isChild else { return }
    assertSnapshot(of: "late", as: .lines, named: "late", record: .never, testName: "late()")
  }
}

/// Asserts nothing, though it looks as if it did.
final class EmptyXCTests: XCTestCase {
  func testNoStrategies() {
    guard isChild else { return }
    let none: [String: Snapshotting<String, String>] = [:]
    assertSnapshots(of: "a", as: none)
    assertSnapshots(of: "a", as: Array(none.values))
    assertSnapshots(of: { UIViewController() }, on: SnapshotMatrix([]))
    assertSnapshots(of: { UIView() }, on: SnapshotMatrix([.iPhoneX], orientations: []))
    assertSnapshots(of: { UIView() }, on: SnapshotMatrix([.iPhoneX], styles: []))
  }
}

/// Observes itself running.
final class RunningXCTests: XCTestCase {
  private static let numbers = Mutex<[Int]>([])

  override func setUp() {
    guard isChild else { return }
    XCTAssertEqual(RunningTestCase.current?.name, name)
  }

  func testOne() { note() }
  func testTwo() { note() }

  private func note() {
    guard isChild else { return }
    XCTAssertEqual(RunningTestCase.current?.name, name)
    XCTAssertEqual(RunningTestCase.current?.suites.last, "RunningXCTests")
    XCTAssertEqual(TestInvocation.current.test, name)
    let number = RunningTestCase.current?.number ?? 0
    XCTAssertFalse(Self.numbers.withLock { $0.contains(number) })
    Self.numbers.withLock { $0.append(number) }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      XCTAssertEqual(RunningTestCase.current?.number, number)
      done.signal()
    }
    done.wait()
  }

  override class func tearDown() {
    guard isChild else { return }
    FileHandle.standardError.write(
      Data("running afterwards: \(String(describing: RunningTestCase.current))\n".utf8))
  }
}

/// Two classes of one file with a test of the same name.
final class LightXCTests: XCTestCase {
  func testTheme() {
    guard isChild else { return }
    assertSnapshot(of: "light", as: .lines, record: .never)
  }
}

final class MidnightXCTests: XCTestCase {
  func testTheme() {
    guard isChild else { return }
    assertSnapshot(of: "dark", as: .lines, record: .never)
  }
}

/// The same in a class that records according to the environment.
final class RecordingMidnightXCTests: XCTestCase {
  func testTheme() {
    guard isChild else { return }
    assertSnapshot(of: "dark", as: .lines)
  }
}

/// Runs its test once more, as a retry does, and finds a different value.
final class RepeatedXCTests: XCTestCase {
  private var calls = 0

  override func run() {
    super.run()
    if isChild { super.run() }
  }

  func testAgain() {
    guard isChild else { return }
    calls += 1
    assertSnapshot(of: "call \(calls)", as: .lines, record: .never)
    assertSnapshot(of: "end of call \(calls)", as: .lines, record: .never)
  }
}

/// Uses one of two baselines in a folder, so that the other is stale.
final class StaleXCTests: XCTestCase {
  func testKept() throws {
    guard isChild, let folder = environmentValue("TATEYOKO_TEST_STALE") else { return }
    XCTAssertNil(
      verifySnapshot(
        of: "kept", as: .lines, named: "kept", record: .never, snapshotDirectory: folder,
        testName: "testStale()"))
  }
}

@Suite struct ChildStale {
  @Test func kept() throws {
    guard isChild, let folder = environmentValue("TATEYOKO_TEST_STALE") else { return }
    #expect(
      verifySnapshot(
        of: "kept", as: .lines, named: "kept", record: .never, snapshotDirectory: folder,
        testName: "testStale()") == nil)
  }
}

/// Two suites of one file with a test of the same name.
@Suite struct ChildLight {
  @Test func theme() {
    guard isChild else { return }
    assertSnapshot(of: "light", as: .lines, record: .never)
  }
}

@Suite struct ChildMidnight {
  @Test func theme() {
    guard isChild else { return }
    assertSnapshot(of: "dark", as: .lines, record: .never)
  }
}

/// Is run several times by Swift Testing, with and without a trait that is notified of it.
@Suite struct ChildRepeated {
  @Test(.snapshots(), arguments: ["x"]) func withTrait(way: String) {
    guard isChild else { return }
    assertSnapshot(of: "one", as: .lines, record: .never)
    assertSnapshot(of: "two", as: .lines, record: .never)
  }

  @Test func withoutTrait() {
    guard isChild else { return }
    assertSnapshot(of: "one", as: .lines, record: .never)
  }
}

/// Fails through Swift Testing, in a child process only.
@Suite struct ChildSwiftTests {
  @Test func failsInAChild() {
    guard isChild else { return }
    failingAssertions()
  }

  @Test(arguments: ["upright", "sideways"]) func failsForEachArgument(way: String) async {
    guard isChild else { return }
    await Task.detached { assertSnapshot(of: way, as: .lines, named: way, record: .never) }.value
  }

  @Test func attachesItsFiles() throws {
    guard isChild else { return }
    func view(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.backgroundColor = color
      return view
    }
    // Next to this file, because an assertion has no other place; under a different name.
    let place = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/ChildProcessTests/attachesItsFiles.child.png")
    let suite = place.deletingLastPathComponent()
    defer {
      try? FileManager.default.removeItem(at: suite)
      rmdir(suite.deletingLastPathComponent().path)  // Stays if another suite has baselines there.
    }
    _ = try BaselineFolder().keepingArtifacts {
      verifySnapshot(of: view(.red), as: .image, named: "child", record: .missing)
    }
    assertSnapshot(of: view(.blue), as: .image, named: "child", record: .never)
  }
}

/// A failing assertion reaches the library that runs the test: observed from outside, in a separate process.
@Suite(.serialized, .waitingForProcesses) struct ChildProcessTests {
  private struct Outcome {
    var status: Int32
    var output: String
    /// The run's record in the report's folder; nil if there is none.
    var record: RunRecord?
  }

  private func run(
    _ arguments: [String], record: String? = nil, shard: String? = nil, ci: String? = "true",
    dies: Bool = false, calledAs name: String? = nil
  ) throws -> Outcome {
    var program = URL(fileURLWithPath: CommandLine.arguments[0])
    if let name {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tateyoko-runner-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let link = folder.appendingPathComponent(name)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
      program = link
    }
    defer {
      if name != nil {
        try? FileManager.default.removeItem(at: program.deletingLastPathComponent())
      }
    }
    let artifacts = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-child-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: artifacts) }
    var environment = ProcessInfo.processInfo.environment
    environment["TATEYOKO_TEST_CHILD"] = "1"
    environment["TATEYOKO_ARTIFACTS"] = artifacts.path
    environment["TATEYOKO_RECORD"] = record
    environment["TATEYOKO_SHARD"] = shard
    environment["CI"] = ci
    environment["TATEYOKO_TEST_DIES"] = dies ? "1" : nil
    let process = try FinishedProcess(program, arguments, environment: environment)
    let json = try? Data(contentsOf: artifacts.appendingPathComponent("run.json"))
    return Outcome(
      status: process.status, output: process.output,
      record: try json.map { try RunRecord(json: $0) })
  }

  private var canRunItself: Bool { CommandLine.arguments[0].hasSuffix(".xctest") }

  @Test func xctestHearsOfIt() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.ChildXCTests"])
    #expect(outcome.status != 0, "\(outcome.output)")
    #expect(outcome.output.contains("with 4 failures"), "\(outcome.output)")
    #expect(outcome.output.contains("ChildXCTests.testFailsInAChild"))
    #expect(outcome.output.contains("has no baseline, and none was recorded"))
  }

  @Test("XCTest receives the failure whatever the test binary's name")
  func aRunnerOfAnotherNameHearsOfIt() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.ChildXCTests"], calledAs: "checks")
    #expect(outcome.status != 0, "\(outcome.output)")
    #expect(outcome.output.contains("with 4 failures"), "\(outcome.output)")
  }

  @Test func theRunningTestCaseIsKnown() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.RunningXCTests"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("with 0 failures"), "\(outcome.output)")
    #expect(outcome.output.contains("running afterwards: nil"), "\(outcome.output)")
  }

  @Test(
    "a test that ends the process, or that an assertion outlives, doesn't pass",
    arguments: [
      ("testExitsInAnAssertion", "during an assertion"),
      ("testExitsAfterAnAssertion", "during EndingXCTests.testExitsAfterAnAssertion"),
      ("testNeverReturns", "during an assertion"),
    ])
  func anEndInTheMiddleIsRed(test: String, words: String) throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.EndingXCTests/\(test)"])
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(
      outcome.output.contains("the process exited with status 0 \(words)"), "\(outcome.output)")
  }

  @Test func aFailureOutsideOfTestsIsRed() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.LateXCTests"])
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output.contains("with 0 failures"), "\(outcome.output)")
    #expect(outcome.output.contains("late has no baseline"), "\(outcome.output)")
    #expect(outcome.output.contains("a snapshot failed while no test was running"))
  }

  @Test func anAssertionWithoutStrategiesOrCellsIsRed() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.EmptyXCTests"])
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output.contains("with 5 failures"), "\(outcome.output)")
    #expect(outcome.output.contains("was given no strategy"))
    #expect(outcome.output.contains("a matrix needs at least one device"))
  }

  @Test func aPartInWhichNothingWasComparedIsTold() throws {
    try #require(canRunItself)
    // One test, so that all shards but one contain nothing of it.
    let tests = ["TateyokoTests.LightXCTests"]
    let own = try #require(
      (1...3).first { number in
        TestShard { $0 == "TATEYOKO_SHARD" ? "\(number)/3" : nil }
          .includes(suite: "ChildProcessTests", id: "testTheme.1")
      })
    for number in 1...3 {
      let outcome = try run(tests, shard: "\(number)/3")
      #expect(outcome.status == 1, "\(outcome.output)")
      let isEmpty = outcome.output.contains(
        "Error: TATEYOKO_SHARD=\(number)/3 left out all 1 snapshots of this process")
      #expect(isEmpty == (number != own), "\(outcome.output)")
    }
  }

  @Test func swiftTestingHearsOfIt() throws {
    try #require(canRunItself)
    let outcome = try run([
      "--testing-library", "swift-testing", "--filter", "ChildSwiftTests/fails",
    ])
    #expect(outcome.status != 0, "\(outcome.output)")
    #expect(outcome.output.contains("failed after"), "\(outcome.output)")
    #expect(outcome.output.contains("with 4 issues"), "\(outcome.output)")
    #expect(outcome.output.contains("has no baseline, and none was recorded"))
  }

  @Test func eachShardLeavesARecordThatMergingMisses() throws {
    try #require(canRunItself)
    let inputs = try (1...4).map { index in
      let outcome = try run(["TateyokoTests.ChildXCTests"], shard: "\(index)/4")
      let record = try #require(outcome.record, "shard \(index) left none: \(outcome.output)")
      #expect(record.header.shard?.description == "\(index)/4")
      #expect(record.header.shard?.plan != nil)
      return RunMerge.Input(name: "\(index)", record: record)
    }
    // Two tests, so that at least two shards had nothing to do.
    #expect(inputs.count { $0.record.snapshots.isEmpty } >= 2)
    let whole = RunMerge(inputs)
    #expect(whole.isWhole)
    #expect(whole.record.snapshots.count == 4)
    for missing in inputs.indices {
      var rest = inputs
      rest.remove(at: missing)
      #expect(!RunMerge(rest).isWhole, "without \(missing + 1)")
    }
  }

  @Test func twoClassesWithOneTestNameAreTold() throws {
    try #require(canRunItself)
    let both = try run(["TateyokoTests.LightXCTests,TateyokoTests.MidnightXCTests"])
    #expect(both.output.contains("testTheme.1 is taken: LightXCTests"), "\(both.output)")
    #expect(both.output.contains("and MidnightXCTests"))
    #expect(!both.output.contains("testTheme.2"))
    let alone = try run(["TateyokoTests.MidnightXCTests"])
    #expect(alone.output.contains("testTheme.1 has no baseline"), "\(alone.output)")
  }

  /// Runs tests as `swift test` without restrictions would: restrictions passed to this process concern only
  /// a parent of that name.
  private func runWhole(
    _ arguments: [String], stale: String? = nil, shard: String? = nil, ci: String? = "true",
    in folder: URL
  ) throws -> FinishedProcess {
    let runner = folder.appendingPathComponent("swift-test")
    if !FileManager.default.fileExists(atPath: runner.path) {
      try FileManager.default.createSymbolicLink(
        atPath: runner.path, withDestinationPath: "/bin/sh")
    }
    let script = folder.appendingPathComponent("script")
    let command = ([CommandLine.arguments[0]] + arguments).map { "'\($0)'" }.joined(separator: " ")
    try Data("\(command)\nexit $?\n".utf8).write(to: script)
    var environment = ProcessInfo.processInfo.environment
    environment["TATEYOKO_TEST_CHILD"] = "1"
    environment["TATEYOKO_TEST_STALE"] = folder.appendingPathComponent("__Snapshots__/S").path
    environment["TATEYOKO_ARTIFACTS"] = folder.appendingPathComponent("report").path
    environment["TATEYOKO_STALE"] = stale
    environment["TATEYOKO_SHARD"] = shard
    environment["CI"] = ci
    return try FinishedProcess(runner, [script.path], environment: environment)
  }

  @Test(
    "passing tests exit with 1 if a stale baseline is a failure",
    // XCTest's process, which another one follows, leaves that to it.
    arguments: [["--testing-library", "swift-testing", "--filter", "ChildStale"]])
  func aStaleBaselineFailsTheProcess(tests: [String]) throws {
    try #require(canRunItself)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-stale-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let baselines = folder.appendingPathComponent("__Snapshots__/S")
    try FileManager.default.createDirectory(at: baselines, withIntermediateDirectories: true)
    for name in ["kept", "old"] {
      try Data(name.utf8).write(to: baselines.appendingPathComponent("testStale.\(name).txt"))
    }
    for (mode, status) in [("fail", Int32(1)), ("warn", 0), ("ignore", 0), ("delete", 0)] {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("report"))
      let outcome = try runWhole(tests, stale: mode, in: folder)
      #expect(outcome.status == status, "\(mode): \(outcome.output)")
      #expect(outcome.output.contains("0 failures") || outcome.output.contains("passed after"))
      let told = "testStale.old.txt: its test ran and did not use it"
      #expect(outcome.output.contains(told) == (mode != "ignore"), "\(mode): \(outcome.output)")
    }
    #expect(
      FileManager.default.fileExists(atPath: baselines.path + "/testStale.old.txt"),
      "tests never delete baselines")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("report"))
    try FileManager.default.removeItem(atPath: baselines.path + "/testStale.old.txt")
    #expect(try runWhole(tests, stale: "fail", in: folder).status == 0)
  }

  @Test(
    "a shard that compared nothing is red, except on a build machine",
    arguments: [(nil, 2), ("false", 2), ("0", 2), ("true", 0)] as [(String?, Int)])
  func anEmptyPartIsRedWithoutCI(ci: String?, red: Int) throws {
    try #require(canRunItself)
    let folder = try TemporaryFolder()
    try folder.write(Data("kept".utf8), "__Snapshots__/S/testStale.kept.txt")
    let outcomes = try (1...3).map {
      try runWhole(["TateyokoTests.StaleXCTests"], shard: "\($0)/3", ci: ci, in: folder.url)
    }
    // One snapshot in three shards: two have nothing to compare.
    #expect(outcomes.count { $0.status == 1 } == red, "\(outcomes.map(\.output))")
    #expect(outcomes.count { $0.output.contains("set CI=true") } == red)
  }

  /// Each class alone, as a filter would run it, preserves the other's recordings.
  @Test func oneOfTwoClassesWithOneTestNameRecordsNotOverTheOther() throws {
    try #require(canRunItself)
    let suite = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/ChildProcessTests")
    let file = suite.appendingPathComponent("testTheme.1.txt")
    try FileManager.default.createDirectory(at: suite, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: suite)
      rmdir(suite.deletingLastPathComponent().path)
    }
    try Data("light".utf8).write(to: file)
    let outcome = try run(["TateyokoTests.RecordingMidnightXCTests"], record: "failed")
    #expect(outcome.status != 0)
    #expect(outcome.output.contains("may belong to another testTheme in"), "\(outcome.output)")
    #expect(try String(contentsOf: file, encoding: .utf8) == "light")
  }

  @Test func aRetriedTestAsksForTheSameBaselines() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.RepeatedXCTests"])
    for number in 1...2 {
      let told = outcome.output.components(separatedBy: "testAgain.\(number) has no baseline")
      #expect(told.count == 3, "\(outcome.output)")
    }
    #expect(!outcome.output.contains("testAgain.3"))
    #expect(!outcome.output.contains("is taken"))
  }

  @Test func theTraitTellsRepetitionsApart() throws {
    try #require(canRunItself)
    let outcome = try run([
      "--testing-library", "swift-testing", "--filter", "ChildRepeated", "--repetitions", "3",
    ])
    for number in 1...2 {
      let told = outcome.output.components(separatedBy: "withTrait.x.\(number) has no baseline")
      // Reported as one issue, each time.
      #expect(told.count == 4, "\(outcome.output)")
    }
    #expect(!outcome.output.contains("withTrait.x.3"), "\(outcome.output)")
    #expect(outcome.output.contains("withoutTrait.3"), "what nobody is told of counts on")
  }

  @Test func aKilledProcessDoesNotLookFinished() throws {
    try #require(canRunItself)
    let parts = try (1...2).map { index in
      let outcome = try run(
        ["TateyokoTests.KilledXCTests"], shard: "\(index)/2", dies: true)
      return RunMerge.Input(name: "part-\(index)", record: try #require(outcome.record))
    }
    // The test belongs to one of the two; the other finishes.
    #expect(parts.map(\.record.header.isFinished).filter { !$0 }.count == 1)
    let whole = RunMerge(parts)
    #expect(!whole.isWhole)
    let index = parts[0].record.header.isFinished ? 2 : 1
    #expect(
      whole.record.header.problems?.contains {
        $0.hasPrefix("part-\(index) (shard \(index)/2) was interrupted")
      } == true, "\(whole.record.header.problems ?? [])")
  }

  @Test func twoSuitesWithOneTestNameAreTold() throws {
    try #require(canRunItself)
    let outcome = try run([
      "--testing-library", "swift-testing", "--filter", "ChildLight|ChildMidnight",
    ])
    #expect(outcome.output.contains("theme.1 is taken: Child"), "\(outcome.output)")
    #expect(
      outcome.output.contains("and ChildMidnight/theme()")
        || outcome.output.contains("and ChildLight/theme()"), "\(outcome.output)")
  }

  @Test func theRunSaysItsModeOnce() throws {
    try #require(canRunItself)
    let outcome = try run(["TateyokoTests.ChildXCTests"], record: "failed")
    let lines = outcome.output.components(separatedBy: "\n").filter {
      $0.hasPrefix("snapshots: record mode ")
    }
    #expect(lines == ["snapshots: record mode failed, from TATEYOKO_RECORD=failed"])
  }

  @Test func swiftTestingGetsTheFiles() throws {
    try #require(canRunItself)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-attachments-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run([
      "--attachments-path", folder.path, "--testing-library", "swift-testing", "--filter",
      "ChildSwiftTests/attachesItsFiles",
    ])
    #expect(outcome.status != 0, "\(outcome.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for part in ["actual", "diff", "reference"] {
      #expect(names.contains { $0.contains("-\(part)") && $0.hasSuffix(".png") }, "\(names)")
    }
  }
}
