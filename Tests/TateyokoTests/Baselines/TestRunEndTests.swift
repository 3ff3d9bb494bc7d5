import Foundation
import Pixels
import RunRecord
import TestSupport
import Testing
import UIKit

@testable import Tateyoko

/// A test run's files in its folder, and its final output.
@MainActor
@Suite struct TestRunEndTests {
  private let folder: BaselineFolder
  private var artifacts: URL { folder.url.appendingPathComponent("artifacts") }

  init() throws { folder = try BaselineFolder() }

  /// One process of a run.
  private func process(
    _ run: String, partialReason: String? = nil, isOfOneDestination: Bool = false,
    _ position: TestRun.Position = .unknown, _ body: () throws -> Void
  ) rethrows -> ArtifactFolder {
    var run = TestRun(identity: run, partialReason: partialReason, position: position)
    run.isOfOneDestination = isOfOneDestination
    let process = ArtifactFolder(artifacts, run: run)
    folder.beginRun(process)
    try folder.keepingArtifacts(body)
    return process
  }

  @discardableResult
  private func verify(
    _ text: String, _ name: String, _ mode: SnapshotTestingConfiguration.Record = .never
  ) -> String? {
    folder.beginRun()
    return folder.keepingArtifacts {
      verifySnapshot(
        of: text, as: .lines, named: name, record: mode, snapshotDirectory: folder.url.path,
        testName: "table()")
    }
  }

  private var record: RunRecord {
    get throws {
      try RunRecord(json: Data(contentsOf: artifacts.appendingPathComponent(RunRecord.fileName)))
    }
  }

  @Test func aGreenRunLeavesNoRedReportBehind() throws {
    _ = process("1 1") {
      verify("one", "a", .missing)
      verify("two", "a")
    }
    #expect(try record.failureCount == 1)
    _ = process("2 2") { #expect(verify("one", "a") == nil) }
    #expect(try record.snapshots.isEmpty)
    let pending = artifacts.appendingPathComponent("pending")
    let left = FileManager.default.enumerator(atPath: pending.path)?.allObjects as? [String] ?? []
    #expect(!left.contains { $0.hasSuffix(".txt") }, "\(left)")
  }

  @Test func aReportThatIsNoTestRunsStays() throws {
    let report = try EvidenceFolder(artifacts)
    try report.report.write(
      RunRecord(
        header: RunHeader(
          title: "Scenarios", toolVersion: "1", recordMode: "never", recordModeOrigin: "x"),
        snapshots: [SnapshotRecord(id: "a", scenario: "S", name: "a", outcome: .changed)]))
    _ = process("2 2") { verify("one", "a", .missing) }
    #expect(try record.header.title == "Scenarios")
  }

  @Test func processesOfOneRunTellTogether() throws {
    verify("one", "a", .missing)
    verify("one", "b", .missing)
    let first = process("1 1") { verify("two", "a") }
    let second = process("1 1") { verify("two", "b") }
    // The first one continues after the second has written.
    folder.beginRun(first)
    verify("three", "c")
    #expect(try record.snapshots.map(\.id) == ["table.a.txt", "table.b.txt", "table.c.txt"])
    _ = second
  }

  @Test func staleBaselinesAreInTheReportAndToldOnce() throws {
    verify("one", "a", .missing)
    verify("one", "old", .missing)
    let first = process("1 1") { verify("one", "a") }
    first.endRun()
    #expect(try record.snapshots.map(\.outcome) == [.equal, .stale])
    #expect(try record.snapshots.last?.id == "table.old.txt")
    let used = UsedBaselines(artifacts: artifacts)
    #expect(used.manifests.flatMap(\.reported).count == 1)
    #expect(folder.files.contains("table.old.txt"), "the default only warns")
  }

  @Test("the end says what fails the run, and how to delete what is listed")
  func theEndSaysWhatFails() throws {
    for name in ["a", "old"] { verify("one", name, .missing) }
    let process = process("1 1") { verify("one", "a") }
    func end(_ mode: StaleMode) -> RunEnd.Baselines {
      RunEnd.baselines(
        of: process.uses, artifacts: artifacts, run: process.run, (mode, nil), root: folder.url)
    }
    let failed = end(.fail)
    #expect(failed.fails && failed.failsForStale)
    #expect(
      failed.lines.last == "Error: a stale baseline fails this run, as TATEYOKO_STALE is “fail”.")
    // A text of a test that ran.
    #expect(
      failed.lines.contains { $0.contains("stale --delete --all --unmarked”") }, "\(failed.lines)")
    #expect(!end(.warn).fails)
  }

  // MARK: XCTest's process, and then Swift Testing's

  @Test("only the last process judges, by what all have used")
  func baselinesAreJudgedLast() throws {
    let tests = folder.url.appendingPathComponent("Tests")
    let suites = tests.appendingPathComponent("__Snapshots__")
    for (suite, functions) in [
      ("CartTests", "func testCart() {}"), ("SizeTests", "func sizes(device: String) {}"),
    ] {
      try FileManager.default.createDirectory(
        at: suites.appendingPathComponent(suite), withIntermediateDirectories: true)
      try Data(functions.utf8).write(to: tests.appendingPathComponent("\(suite).swift"))
    }
    let picture = try PNGCodec.encode(Bitmap(width: 2, height: 2))
    let names = [
      "CartTests/testCart.1.png", "CartTests/testCart.2.png", "CartTests/testOld.1.png",
      "SizeTests/sizes.iPad.png",
    ]
    let files = names.map { suites.appendingPathComponent($0).path }
    for file in files { try picture.write(to: URL(fileURLWithPath: file)) }
    let decision = RecordDecision(mode: .never, source: "the test")
    func end(_ position: TestRun.Position, _ used: [Int]) {
      let process = process("1 1", position) { verify("one", "\(position)") }
      for index in used {
        let suite = names[index].prefix { $0 != "/" }
        process.noteUse(files[index], location: "\(suite).swift:\(index)", decision)
      }
      process.endRun(stale: (.warn, nil), root: folder.url.path)
    }
    for position in ["followed", "last"] { verify("one", position, .missing) }
    end(.followed, [0])
    #expect(UsedBaselines(artifacts: artifacts).manifests.flatMap(\.reported).isEmpty)
    #expect(UsedBaselines(artifacts: artifacts).partialReason?.contains("did not finish") == true)
    end(.last, [1, 3])
    let stale = try record.snapshots.filter { $0.outcome == .stale }
    #expect(stale.map(\.id) == ["testOld.1"])
    #expect(UsedBaselines(artifacts: artifacts).partialReason == nil)
  }

  @Test(
    "the report has the results of both, whichever fails",
    arguments: [(false, false), (true, false), (false, true), (true, true)])
  func oneReportOfTwoProcesses(fails: (first: Bool, last: Bool)) throws {
    verify("one", "a", .missing)
    verify("one", "b", .missing)
    process("1 1", .followed) { verify(fails.first ? "two" : "one", "a") }.endRun()
    process("1 1", .last) { verify(fails.last ? "two" : "one", "b") }.endRun()
    let outcomes = [fails.first, fails.last].map { $0 ? SnapshotOutcome.changed : .equal }
    #expect(try record.snapshots.map(\.outcome) == outcomes)
    #expect(try record.header.finished == nil)
    let results = try String(
      contentsOf: artifacts.appendingPathComponent("junit.xml"), encoding: .utf8)
    #expect(results.contains("table.a") && results.contains("table.b"))
    // Another run has none of the results.
    process("2 2", .followed) { verify("one", "a") }.endRun()
    process("2 2", .last) {}.endRunOfOthers()
    #expect(try record.snapshots.map(\.outcome) == [.equal, .stale])
  }

  @Test("a last process without snapshots completes the report of the others", arguments: [1, 3])
  func theOthersReport(count: Int) throws {
    let names = (1...count).map { "\($0)" }
    for name in names { verify("one", name, .missing) }
    for name in names {
      process("1 1", .followed) { verify("one", name, .missing) }.endRun()
      #expect((try? record)?.snapshots.count != count, "many processes would write many reports")
    }
    process("1 1", .last) {}.endRunOfOthers()
    #expect(try record.snapshots.map(\.outcome) == names.map { _ in .equal })
    #expect(try record.header.finished == nil)
    #expect(try record.header.recordModeOrigin == "the call")
    #expect(UsedBaselines(artifacts: artifacts).partialReason == nil)
  }

  @Test("a last process without snapshots leaves another run's report alone")
  func noRunToEnd() throws {
    process("1 1") { verify("one", "a", .missing) }.endRun()
    process("2 2", .last) {}.endRunOfOthers()
    #expect(try record.snapshots.count == 1)
  }

  @Test("a report that the last process doesn't complete says so", arguments: [false, true])
  func theLastProcessIsMissing(fails: Bool) throws {
    verify("one", "a", .missing)
    process("1 1", .followed) { verify(fails ? "two" : "one", "a") }.endRun()
    #expect((try? record)?.header.finished == (fails ? false : nil))
  }

  @Test("a last process that crashes leaves the results of the others", arguments: [false, true])
  func theLastProcessCrashes(duringTests: Bool) throws {
    for name in ["a", "b"] { verify("one", name, .missing) }
    process("1 1", .followed) { verify("one", "a") }.endRun()
    let last = process("1 1", .last) {}
    last.takeUpRun()
    folder.beginRun(last)
    if duringTests { verify("one", "b") }
    #expect(try record.snapshots.map(\.id) == ["table.a.txt"])
    #expect(try record.header.finished == false)
    let results = try String(
      contentsOf: artifacts.appendingPathComponent("junit.xml"), encoding: .utf8)
    #expect(results.contains("table.a") && results.contains("incomplete"))
    last.endRun(stale: (.ignore, nil))
    #expect(try record.snapshots.count == (duringTests ? 2 : 1))
    #expect(try record.header.finished == nil)
  }

  @Test("a test that calls exit leaves an unfinished report, and no stale baselines")
  func aTestCallsExit() throws {
    for name in ["a", "b", "c"] { verify("one", name, .missing) }
    let process = process("1 1") { verify("one", "a") }
    process.endRun(isCutOff: true)
    #expect(try record.snapshots.map(\.outcome) == [.equal])
    #expect(try record.header.finished == false)
    #expect(BaselineAudit(UsedBaselines(artifacts: artifacts), root: folder.url).stale().isEmpty)
  }

  @Test("a test that was skipped midway keeps its baselines", arguments: [false, true])
  func aTestIsSkipped(isOther: Bool) throws {
    for name in ["a", "b"] { verify("one", name, .missing) }
    let process = process("1 1") { verify("one", "a") }
    // XCTest runs no case here.
    let path = folder.url.appendingPathComponent("table.a.txt").path
    process.uses.file?.note(path, location: "A.swift:1", in: 7)
    process.noteSkip(of: isOther ? 8 : 7)
    process.endRun()
    let stale = try record.snapshots.filter { $0.outcome == .stale }.map(\.id)
    #expect(stale == (isOther ? ["table.b.txt"] : []))
  }

  @Test func aProcessOfTestsDeletesNothing() throws {
    verify("one", "a", .missing)
    // The test's file isn't next to it, and it has no such test: Swift Testing runs after XCTest.
    let tests = folder.url.appendingPathComponent("Tests")
    let baselines = tests.appendingPathComponent("__Snapshots__")
    try FileManager.default.createDirectory(
      at: baselines.appendingPathComponent("CellTests"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: baselines.appendingPathComponent("Mine"), withIntermediateDirectories: true)
    try Data("func testCell() {}".utf8).write(to: tests.appendingPathComponent("CellTests.swift"))
    let picture = try PNGCodec.encode(Bitmap(width: 2, height: 2))
    let names = ["CellTests/testCell.1.png", "CellTests/testOld.1.png", "Mine/testCell.1.png"]
    for name in names { try picture.write(to: baselines.appendingPathComponent(name)) }
    let first = process("1 1") { verify("one", "a") }
    first.noteUse(
      baselines.appendingPathComponent(names[0]).path, location: "CellTests.swift:1",
      RecordDecision(mode: .never, source: "the test"))
    first.endRun(stale: (.delete, nil), root: folder.url.path)
    for name in names {
      let path = baselines.appendingPathComponent(name).path
      #expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
    #expect(try record.snapshots.filter { $0.outcome == .stale }.map(\.id) == ["testOld.1"])
  }

  @Test func onlyMarkedBaselinesAreRemovedWhenAccepting() throws {
    let suite = folder.url.appendingPathComponent("__Snapshots__/CellTests")
    try FileManager.default.createDirectory(at: suite, withIntermediateDirectories: true)
    let picture = try PNGCodec.encode(Bitmap(width: 2, height: 2))
    let files = [
      ("testOld.1.png", picture), ("README.md", Data("x".utf8)), ("b.png", Data("x".utf8)),
      ("list.trace.txt", Data("a shopping list\n".utf8)),
      ("testOld.1.trace.txt", Data("0.000  Root  viewDidLoad()\n".utf8)),
    ]
    for (name, data) in files { try data.write(to: suite.appendingPathComponent(name)) }
    try EvidenceFolder(artifacts).report.write(
      RunRecord(
        header: RunHeader(
          title: "Tests", toolVersion: "1", recordMode: "never", recordModeOrigin: "x"),
        snapshots: files.map { name, _ in
          SnapshotRecord(
            id: name, scenario: "CellTests", name: name, outcome: .stale,
            baseline: "__Snapshots__/CellTests/\(name)")
        }))
    let acceptance = try BaselineAcceptance(report: artifacts, root: folder.url)
    let removed = acceptance.remove(acceptance.stale).filter { $0.problem == nil }.map(\.name)
    #expect(removed.sorted() == ["CellTests/testOld.1.png", "CellTests/testOld.1.trace.txt"])
    let left = try FileManager.default.contentsOfDirectory(atPath: suite.path).sorted()
    #expect(left == ["README.md", "b.png", "list.trace.txt"])
  }

  @Test func aRestrictedRunIsSilent() throws {
    verify("one", "a", .missing)
    verify("one", "old", .missing)
    process("1 1", partialReason: "--filter") { verify("one", "a") }.endRun()
    #expect(try record.snapshots.map(\.outcome) == [.equal])
  }

  @Test("a run for one destination says nothing of the other destinations' baselines")
  func aDestinationsRunIsSilent() throws {
    verify("one", "iphone", .missing)
    verify("one", "ipad", .missing)
    process("1 1", isOfOneDestination: true) { verify("one", "iphone") }.endRun()
    #expect(try record.snapshots.map(\.outcome) == [.equal])
    let reason = UsedBaselines(artifacts: artifacts).partialReason
    #expect(reason == "the run was restricted by TATEYOKO_DESTINATION")
  }

  @Test("files that aren't from an earlier run are left alone, and nothing waits for them")
  func earlierFilesAreReadWithCare() throws {
    let used = artifacts.appendingPathComponent("used").path
    try FileManager.default.createDirectory(
      atPath: used + "/folder.txt", withIntermediateDirectories: true)
    #expect(mkfifo(used + "/pipe.txt", 0o600) == 0)
    let head = Data("tateyoko-used 1\nrun 0 0\n".utf8)
    for name in ["huge.txt", "earlier.txt", "mine"] {
      try head.write(to: URL(fileURLWithPath: "\(used)/\(name)"))
    }
    // Three gigabytes that take no space on the disk.
    #expect(truncate(used + "/huge.txt", 3 << 30) == 0)
    let time = ProcessorTime.measure { process("1 1") { verify("one", "a", .missing) }.endRun() }
    #expect(time < .seconds(5))
    let left = try FileManager.default.contentsOfDirectory(atPath: used).sorted()
    let kept = ["folder.txt", "huge.txt", "mine", "pipe.txt"]
    #expect(left.filter { $0.first?.isNumber == false } == kept)
    #expect(left.count == 5, "and this process's own: \(left)")
  }

  // MARK: Pending files

  @Test func withoutABaselineWhatItLooksLikeIsKeptToBeAccepted() throws {
    var message: String?
    _ = process("1 1") { message = verify("one", "a") }
    #expect(message?.contains("\npending   file://") == true, "\(message ?? "")")
    let snapshot = try #require(try record.snapshots.first)
    #expect(snapshot.outcome == .missing)
    let acceptance = try BaselineAcceptance(
      report: artifacts, root: folder.url, folders: [folder.url])
    #expect(acceptance.candidates.map(\.id) == ["table.a.txt"])
    #expect(acceptance.accept(acceptance.candidates).map(\.problem) == [nil])
    #expect(verify("one", "a") == nil)
  }

  @Test func theFilterOfTheAdviceIsThisTestAlone() {
    verify("one", "a", .missing)
    var message: String?
    _ = process("1 1") {
      message = verifySnapshot(
        of: "two", as: .lines, named: "a", snapshotDirectory: folder.url.path, testName: "table()")
    }
    #expect(
      message?.contains(
        #" swift test --filter '^TateyokoTests\.TestRunEndTests/theFilterOfTheAdviceIsThisTestAlone\(\)/'"#
      ) == true, "\(message ?? "")")
  }

  @Test func aPictureWithoutABaselineIsKeptWithItsLayout() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    func check() -> String? {
      folder.beginRun()
      return folder.keepingArtifacts {
        verifySnapshot(
          of: view, as: .image, named: "1", record: .never, snapshotDirectory: folder.url.path,
          testName: "view()")
      }
    }
    _ = process("1 1") { #expect(check() != nil) }
    let acceptance = try BaselineAcceptance(
      report: artifacts, root: folder.url, folders: [folder.url])
    #expect(acceptance.accept(acceptance.candidates).map(\.problem) == [nil])
    #expect(check() == nil)
    let head = try PNGCodec.readHead(from: folder.url.appendingPathComponent("view.1.png"))
    #expect(try head.text(for: PictureBaseline.layoutKeyword)?.contains("UIView") == true)
  }

  @Test func aBaselineThatCannotBeWrittenIsKeptToo() throws {
    // A file in place of the folder: not even root can write there.
    let path = folder.url.appendingPathComponent("blocked").path
    try Data().write(to: URL(fileURLWithPath: path))
    var message: String?
    _ = process("1 1") {
      message = verifySnapshot(
        of: "one", as: .lines, named: "1", record: .missing, snapshotDirectory: path,
        testName: "blocked()")
    }
    #expect(message?.contains("could not be compared or recorded") == true)
    #expect(message?.contains("\npending   file://") == true, "\(message ?? "")")
    #expect(try record.snapshots.first?.pending != nil)
  }

  // MARK: Git LFS

  @Test(arguments: [SnapshotTestingConfiguration.Record.failed, .all, .never])
  func aPointerOfLFSIsSaidAndLeftAlone(mode: SnapshotTestingConfiguration.Record) throws {
    let pointer = Data(
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8)
    for name in ["table.a.txt", "view.1.png"] {
      try pointer.write(to: folder.url.appendingPathComponent(name))
    }
    let text = process("1 1") {
      #expect(verify("one", "a", mode)?.contains("git lfs pull") == true)
    }
    _ = text
    _ = process("1 1") {
      let message = verifySnapshot(
        of: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), as: .image, named: "1",
        record: mode, snapshotDirectory: folder.url.path, testName: "view()")
      #expect(message?.contains("git lfs pull") == true, "\(message ?? "")")
    }
    #expect(try folder.data("table.a.txt") == pointer)
    #expect(try folder.data("view.1.png") == pointer)
  }

  // MARK: Causes

  @Test func aCauseThatWasToldSomeTimesIsToldBriefly() throws {
    func view(_ width: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      bar.backgroundColor = .red
      view.addSubview(bar)
      return view
    }
    func check(
      _ name: Int, _ width: CGFloat, _ mode: SnapshotTestingConfiguration.Record
    ) -> String? {
      folder.beginRun()
      return folder.keepingArtifacts {
        verifySnapshot(
          of: view(width), as: .image, named: "\(name)", record: mode,
          snapshotDirectory: folder.url.path, testName: "bar()")
      }
    }
    let process = process("1 1") {
      for name in 1...5 { _ = check(name, 20, .missing) }
      for name in 1...5 {
        let message = check(name, 30, .never) ?? ""
        let lines = message.split(separator: "\n")
        #expect(lines.dropFirst().first == "cause     UIView is 10 wider: width 20 → 30")
        #expect(lines.contains { $0.hasPrefix("layout ") } == (name <= 3), "\(message)")
      }
    }
    _ = process
    let groups = CauseGroup.groups(of: try record.snapshots)
    #expect(groups.map(\.words) == ["UIView is 10 wider: width 20 → 30 (5 snapshots)"])
  }
}
