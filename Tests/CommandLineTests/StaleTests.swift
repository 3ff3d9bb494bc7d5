import Foundation
import Pixels
import RunRecord
import TestProcesses
import TestSupport
import Testing

/// Unused baselines: listed, failed for, deleted.
@Suite(.waitingForProcesses) struct StaleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in [
      ("Tests/CellTests.swift", "func testCell() {}"),
      ("Tests/__Snapshots__/CellTests/testCell.1.png", "x"),
      ("Tests/__Snapshots__/CellTests/testCell.2.png", "x"),
      ("Tests/__Snapshots__/CellTests/testOld.1.png", "x"),
    ] {
      let file = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try text == "x" ? PNGCodec.encode(Bitmap(width: 2, height: 2)) : Data(text.utf8)
      try data.write(to: file)
    }
  }

  private func used(_ head: String) throws {
    let file = folder.url.appendingPathComponent("tateyoko-report/used/1.txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(
      """
      tateyoko-used 1
      run 1 2
      \(head)+ Tests/__Snapshots__/CellTests/testCell.1.png\tCellTests.swift:1
      end of the process

      """.utf8
    ).write(to: file)
  }

  private func stale(_ arguments: String...) throws -> CommandLineRun {
    try CommandLineRun(["stale"] + arguments, folder: folder.url)
  }

  @Test func staleBaselinesAreNamedAndDeletedWhenAskedTo() throws {
    try used("")
    let named = try stale()
    #expect(named.status == 1)
    #expect(named.output.contains("testCell.2.png: its test ran and did not use it"))
    #expect(named.output.contains("testOld.1.png: its test file has no such test"))
    let careful = try stale("--delete")
    #expect(careful.status == 1)
    #expect(careful.output.contains("1 deleted, 1 stale\n          --all also deletes"))
    #expect(try stale("--delete", "--all").status == 0)
    let left = try folder.contents(of: "Tests/__Snapshots__").keys.sorted()
    #expect(left == ["CellTests/testCell.1.png"])
    #expect(try stale().output == "No stale baselines.\n")
  }

  @Test("a text or another program's picture is deleted only on explicit request")
  func whatHasNoMarkIsLeftAlone() throws {
    try used("")
    let suite = folder.url.appendingPathComponent("Tests/__Snapshots__/CellTests")
    let names = ["testOld.list.txt", "testOld.data.json", "testCell.3.png"]
    for name in names { try Data("mine".utf8).write(to: suite.appendingPathComponent(name)) }
    let all = try stale("--delete", "--all")
    #expect(all.status == 1)
    #expect(all.output.contains("2 deleted, 3 stale"), "\(all.output)")
    for name in names {
      #expect(all.output.contains("\(name): its test"), "\(all.output)")
      #expect(FileManager.default.fileExists(atPath: suite.path + "/\(name)"))
    }
    #expect(all.output.components(separatedBy: ", without Tateyoko's mark\n").count == 4)
    #expect(all.output.contains("remove them by hand or pass --unmarked"))
    // Two of them belong to no test; for the third only its test can tell.
    let unmarked = try stale("--delete", "--unmarked")
    #expect(unmarked.output.contains("2 deleted, 1 stale"), "\(unmarked.output)")
    #expect(try stale("--delete", "--all", "--unmarked").status == 0)
    let left = try folder.contents(of: "Tests/__Snapshots__").keys.sorted()
    #expect(left == ["CellTests/testCell.1.png"])
  }

  @Test("in a suite for swift-snapshot-testing, a file may be the Mac's")
  func whatOnlyTheMacUsesIsNotStale() throws {
    try used("")
    let suite = folder.url.appendingPathComponent("Tests/__Snapshots__/CellTests")
    let names = ["testCell.macOS.png", "testOld.1-text.png", "testCell.macOS.txt"]
    for name in names { try Data("the Mac's".utf8).write(to: suite.appendingPathComponent(name)) }
    func listed(_ arguments: String...) throws -> Set<String> {
      let output = try CommandLineRun(["stale"] + arguments, folder: folder.url).output
      return Set(names.filter { output.contains("\($0):") })
    }
    #expect(try listed() == Set(names))
    try Data("@_exported import SnapshotTesting\n".utf8)
      .write(to: folder.url.appendingPathComponent("Tests/Helper.swift"))
    #expect(try listed().isEmpty)
    // Tateyoko's own are judged as before, and the others on request.
    #expect(try stale().output.contains("testCell.2.png: its test ran and did not use it"))
    #expect(try listed("--unmarked") == Set(names))
  }

  @Test func filesThatWereNotRecordedSurviveDeleting() throws {
    try used("")
    let names = ["README.md", "fixture.json", "notes.trace.txt"]
    for name in names {
      try Data("mine".utf8).write(
        to: folder.url.appendingPathComponent("Tests/__Snapshots__/CellTests/\(name)"))
    }
    #expect(try stale("--delete", "--all", "--unmarked").status == 0)
    let left = try folder.contents(of: "Tests/__Snapshots__/CellTests").keys
    #expect(Set(left).isSuperset(of: names))
  }

  @Test func scenariosTellOfEveryFileTheyDeleteAlsoWhenQuiet() throws {
    let pictures = folder.url.appendingPathComponent("shots/Gone")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try PNGCodec.encode(Bitmap(width: 2, height: 2))
      .write(to: pictures.appendingPathComponent("old.png"))
    try Data("mine".utf8).write(to: pictures.appendingPathComponent("cat.png"))
    let run = try CommandLineRun(
      ["record", "-q", "--shard", "1/100", "--snapshots", "shots", "--stale", "delete"],
      folder: folder.url)
    #expect(run.output.contains("shots/Gone/old.png: no scenario produces it"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: pictures.path + "/old.png"))
    #expect(FileManager.default.fileExists(atPath: pictures.path + "/cat.png"))
  }

  @Test func ofARestrictedRunNothingIsSaid() throws {
    try used("part --filter\n")
    let run = try stale()
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("the run was restricted by --filter"))
    #expect(try stale("--whole").status == 1)
    try used("part --filter\nshard 1/2\n")
    #expect(try stale().errors.contains("shard 2/2 is missing"))
  }

  @Test func withoutARunNothingIsSaid() throws {
    let run = try stale()
    #expect(run.status == 2)
    #expect(run.errors.contains("Run all tests first"))
  }
}
