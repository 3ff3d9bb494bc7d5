import Foundation
import RunRecord
import Testing

@testable import Tateyoko

/// A test run's report stays within its folder, whatever is there and whatever paths an earlier record
/// contains.
@Suite struct ArtifactOwnershipTests {
  private let folder: BaselineFolder
  private let manager = FileManager.default
  private var artifacts: URL { folder.url.appendingPathComponent("artifacts") }
  private var outside: URL { folder.url.appendingPathComponent("outside") }

  init() throws {
    folder = try BaselineFolder()
    try manager.createDirectory(at: outside, withIntermediateDirectories: true)
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  private func files(_ path: String) -> [String] {
    (manager.enumerator(atPath: folder.url.path + "/" + path)?.allObjects as? [String] ?? [])
      .sorted()
  }

  private func link(_ path: String, _ target: String) throws {
    try manager.createSymbolicLink(
      atPath: folder.url.path + "/" + path, withDestinationPath: target)
  }

  /// One failing text in a separate run.
  private func fail(_ name: String = "a", run: String = "1") throws -> String {
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("table.\(name).txt"))
    let artifacts = ArtifactFolder(artifacts, run: TestRun(identity: run, partialReason: nil))
    folder.beginRun(artifacts)
    let message = folder.keepingArtifacts {
      verifySnapshot(
        of: "new", as: .lines, named: name, record: .never, snapshotDirectory: folder.url.path,
        testName: "table()")
    }
    artifacts.endRun(stale: (.ignore, nil), root: folder.url.path)
    return try #require(message)
  }

  /// As with `TATEYOKO_ARTIFACTS=.` in a package that has a folder of that name.
  @Test(arguments: ["assets/main.js", "texts/S/a.txt", "used/notes.txt", "pending/a.png"])
  func aFolderOfSomeoneElsesStaysAsItIs(name: String) throws {
    try write("mine", "artifacts/\(name)")
    let before = files("artifacts")
    let message = try fail()
    #expect(message.contains("could not be saved"), "\(message)")
    #expect(message.contains("that does not belong to a report"), "\(message)")
    #expect(files("artifacts") == before)
    #expect(text("artifacts/\(name)") == "mine")
  }

  /// Earlier texts and pending files are removed; files behind a link don't count as earlier ones.
  @Test func whatAnEarlierRecordNamesIsRemovedWithinTheFolderOnly() throws {
    _ = try fail()
    let record = artifacts.appendingPathComponent(RunRecord.fileName)
    let earlier = try #require(
      try RunRecord(json: Data(contentsOf: record)).snapshots.first)
    let texts = "artifacts/texts/\(earlier.scenario)"
    #expect(files(texts).contains("\(earlier.id).actual.txt"))
    try manager.removeItem(at: folder.url.appendingPathComponent(texts))
    try write("victim", "outside/\(earlier.id).actual.txt")
    let up = texts.split(separator: "/").dropFirst().map { _ in ".." }.joined(separator: "/")
    try link(texts, "\(up)/outside")
    // Names that themselves lead out of the folder.
    try write("victim", "victims/v.txt")
    var changed = try RunRecord(json: Data(contentsOf: record))
    var hostile = SnapshotRecord(
      id: "v", scenario: "../../victims", name: "v", outcome: .changed)
    hostile.parts.pending = "pending/../../victims/v.txt"
    changed.snapshots.append(hostile)
    try changed.json().write(to: record)
    _ = try fail("b", run: "2")
    #expect(text("outside/\(earlier.id).actual.txt") == "victim")
    #expect(text("victims/v.txt") == "victim")
    #expect(files("outside").count == 1)
  }

  @Test func nothingIsKeptThroughALink() throws {
    _ = try fail()
    let snapshot = try #require(
      try RunRecord(
        json: Data(contentsOf: artifacts.appendingPathComponent(RunRecord.fileName))
      ).snapshots.first)
    for kind in ["texts", "pending"] {
      let place = "artifacts/\(kind)/\(snapshot.scenario)"
      try? manager.removeItem(at: folder.url.appendingPathComponent(place))
      try manager.createDirectory(
        at: folder.url.appendingPathComponent(place).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      let up = place.split(separator: "/").dropFirst().map { _ in ".." }.joined(separator: "/")
      try link(place, "\(up)/outside")
      let message = try fail("a", run: kind)
      #expect(message.contains("is a symbolic link"), "\(message)")
      #expect(files("outside").isEmpty)
      try manager.removeItem(at: folder.url.appendingPathComponent(place))
    }
  }

  /// The lock, the mark of the run, and the processes' notes.
  @Test(arguments: [".lock", ".test-run", "used", "used/link.txt", "snapshots.jsonl"])
  func theFilesOfARunAreNotWrittenThroughLinks(name: String) throws {
    _ = try fail()
    try? manager.removeItem(at: artifacts.appendingPathComponent(name))
    try write("tateyoko-used 1\nrun 0\n", "outside/9.txt")
    if name == "used" {
      try link("artifacts/used", "../outside")
    } else {
      try link("artifacts/\(name)", name.contains("/") ? "../../outside/9.txt" : "../outside/new")
    }
    _ = try fail("b", run: "2")
    #expect(files("outside") == ["9.txt"])
    #expect(text("outside/9.txt")?.hasPrefix("tateyoko-used 1") == true)
  }
}
