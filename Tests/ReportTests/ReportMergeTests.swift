import Foundation
import Pixels
import Report
import RunRecord
import TestSupport
import Testing

/// The reports of several machines, merged.
@Suite struct ReportMergeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func url(_ name: String) -> URL {
    folder.url.appendingPathComponent(name, isDirectory: true).standardizedFileURL
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path)
  }

  /// A shard with its own failing picture, and one that all shards have in common.
  @discardableResult
  private func part(
    _ name: String, shard: String? = nil, id: String, margin: Int = 16,
    change: (inout RunRecord) throws -> Void = { _ in }
  ) throws -> RunRecord {
    let report = try ReportFolder(at: url(name))
    var record = RunRecord(header: Example.header)
    record.header.shard = shard.flatMap { RunShard($0) }
    var picture = SnapshotRecord(id: id, scenario: "S", name: id, outcome: .changed)
    picture.parts.reference = try report.store(Example.screen(40, 80, margin: 4), scale: 2)
    picture.parts.actual = try report.store(Example.screen(40, 80, margin: margin), scale: 2)
    picture.parts.layouts = .init(
      reference: nil, actual: try report.store(layout: Example.layout((40, 80), margin: 4)))
    picture.baseline = "snapshots/S/\(id).png"
    picture.parts.pending = try put("new \(name)", at: "pending/S/\(id).png", in: report)
    record.snapshots = [picture]
    try change(&record)
    try report.write(record)
    return record
  }

  private func put(_ text: String, at path: String, in report: ReportFolder) throws -> String {
    let file = report.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return path
  }

  private func merge(_ names: [String], to output: String = "merged") throws -> RunRecord {
    var merge = try ReportMerge(names.map(url))
    _ = try merge.write(to: url(output))
    return try ReportMerge.read(url(output))
  }

  @Test(arguments: ["pipe", "folder", "link", "dangling", "huge"])
  func whatIsNoPlainRecordIsRefused(kind: String) throws {
    try part("parts/1", shard: "1/2", id: "a")
    try part("parts/2", shard: "2/2", id: "b")
    let file = url("parts/2").appendingPathComponent("run.json").path
    let other = folder.url.appendingPathComponent("elsewhere.json").path
    try FileManager.default.moveItem(atPath: file, toPath: other)
    switch kind {
    case "pipe": #expect(mkfifo(file, 0o666) == 0)
    case "folder": #expect(mkdir(file, 0o777) == 0)
    case "link": #expect(symlink(other, file) == 0)
    case "dangling": #expect(symlink("/nowhere/run.json", file) == 0)
    default:
      let descriptor = open(file, O_WRONLY | O_CREAT, 0o666)
      #expect(ftruncate(descriptor, off_t(600) << 20) == 0)
      close(descriptor)
    }
    let error = #expect(throws: ReportError.self) { try merge(["parts"]) }
    #expect("\(try #require(error))".contains("parts/2"), "\(error.map { "\($0)" } ?? "")")
  }

  @Test("the results of a killed run are read from its journal")
  func journal() throws {
    try part("parts/1", shard: "1/2", id: "a")
    try part("parts/2", shard: "2/2", id: "b") { $0.header.finished = false }
    let place = url("parts/2")
    var record = try ReportMerge.read(place)
    let line = try record.json(isCompact: true)
    let snapshots = try #require(
      String(decoding: line, as: UTF8.self).split(separator: "\"snapshots\":[").last)
    try Data((snapshots.dropLast(3) + "\n{\"id\":\"c").utf8)
      .write(to: place.appendingPathComponent("snapshots.jsonl"))
    record.snapshots = []
    try record.json().write(to: place.appendingPathComponent("run.json"))
    let merged = try merge(["parts"])
    #expect(merged.snapshots.map(\.id) == ["a", "b"])
    #expect(merged.header.problems?.first?.contains("(shard 2/2) was interrupted") == true)
    let junit = try String(
      contentsOf: url("merged").appendingPathComponent("junit.xml"), encoding: .utf8)
    #expect(junit.contains("was interrupted"))
    try ReportFolder(at: place).write(ReportMerge.read(place))
    let summary = try String(
      contentsOf: place.appendingPathComponent("summary.md"), encoding: .utf8)
    #expect(summary.contains("was interrupted"))
  }

  @Test func shardsBecomeOneReport() throws {
    try part("parts/1", shard: "1/2", id: "a", margin: 8)
    try part("parts/2", shard: "2/2", id: "b", margin: 12) {
      var text = SnapshotRecord(id: "c", scenario: "S", name: "c", outcome: .changed)
      let report = try ReportFolder(at: url("parts/2"))
      text.parts.texts = .init(
        difference: try put("diff", at: "texts/S/c.diff.txt", in: report))
      $0.snapshots.append(text)
    }
    let record = try merge(["parts"])
    #expect(record.snapshots.map(\.id) == ["a", "b", "c"])
    #expect(record.header.problems == nil)
    #expect(record.header.parts?.map(\.name) == ["1", "2"])
    for file in ["index.html", "data.js", "junit.xml", "summary.md", "assets/core.js"] {
      #expect(exists("merged/\(file)"), "\(file)")
    }
    #expect(exists("merged/\(try #require(record.snapshots[2].texts?.difference))"))
    for snapshot in record.snapshots.prefix(2) {
      for path in [
        snapshot.reference?.file, snapshot.actual?.file, snapshot.layouts?.actual,
        snapshot.pending,
      ] {
        #expect(exists("merged/\(try #require(path))"))
      }
    }
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: url("merged/pictures").path)
    #expect(pictures.count == 3, "the picture that both have is there once")
    #expect(
      try String(
        contentsOf: url("merged").appendingPathComponent("pending/S/b.png"), encoding: .utf8)
        == "new parts/2")
    // The page reads the pixels of differing pictures from separate files.
    #expect(exists("merged/pixels"))
  }

  @Test func mergingTwiceGivesTheSameBytesAndDropsWhatIsGone() throws {
    try part("1", shard: "1/2", id: "a", margin: 8)
    try part("2", shard: "2/2", id: "b", margin: 12)
    func bytes() throws -> [Data] {
      try ["run.json", "data.js", "index.html", "summary.md"].map {
        try Data(contentsOf: url("merged").appendingPathComponent($0))
      }
    }
    _ = try merge(["1", "2"])
    let first = try bytes()
    _ = try merge(["1", "2"])
    #expect(try bytes() == first)
    let one = try merge(["1"])
    #expect(one.header.problems == ["Shard 2/2 is missing, and its snapshots with it."])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: url("merged/pictures").path).count == 2)
  }

  @Test func theOriginalsStayAsTheyWere() throws {
    try part("1", id: "a", margin: 8)
    let file = url("1").appendingPathComponent("pending/S/a.png")
    _ = try merge(["1"])
    let copy = url("merged").appendingPathComponent("pending/S/a.png")
    // Files are replaced, never written into.
    try Data("accepted".utf8).write(to: copy, options: .atomic)
    #expect(try String(contentsOf: file, encoding: .utf8) == "new 1")
  }

  @Test func namesThatCollideStayApart() throws {
    // Different snapshots whose files have the same path.
    try part("1", id: "x/y")
    try part("2", id: "y") { record in
      record.snapshots[0].scenario = "S/x"
      record.snapshots[0].parts.pending = "pending/S/x/y.png"
    }
    try FileManager.default.createDirectory(
      at: url("2/pending/S/x"), withIntermediateDirectories: true)
    try Data("new 2".utf8).write(to: url("2").appendingPathComponent("pending/S/x/y.png"))
    let record = try merge(["1", "2"])
    let pending = try record.snapshots.map {
      try String(
        contentsOf: url("merged").appendingPathComponent(try #require($0.pending)), encoding: .utf8)
    }
    #expect(pending == ["new 1", "new 2"])
    #expect(record.snapshots[1].pending == "pending/part-2/S/x/y.png")
  }

  @Test func linksThatLeadOutAreNotFollowed() throws {
    try part("1", id: "a")
    let secret = folder.url.appendingPathComponent("secret")
    try Data("secret".utf8).write(to: secret)
    let file = url("1").appendingPathComponent("pending/S/a.png")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: secret)
    let record = try merge(["1"])
    #expect(record.snapshots[0].pending == nil)
    #expect(record.header.problems?.first?.hasPrefix("1 lacks 1 of the files") == true)
    #expect(!exists("merged/pending/S/a.png"))
  }

  @Test(arguments: ["index.html", "assets/core.js", "run.json", "pixels/x.js"])
  func thePagesOwnFilesComeFromNowhereElse(path: String) throws {
    try part("1", id: "a") { $0.snapshots[0].parts.pending = path }
    let file = url("1").appendingPathComponent(path)
    if !FileManager.default.fileExists(atPath: file.path) { try Data("x".utf8).write(to: file) }
    #expect(try merge(["1"]).snapshots[0].pending == nil)
  }

  @Test func filesThatAreGoneAreSaid() throws {
    try part("1", id: "a", margin: 8)
    try FileManager.default.removeItem(at: url("1/pictures"))
    let record = try merge(["1"])
    #expect(record.snapshots[0].reference == nil && record.snapshots[0].actual == nil)
    #expect(record.header.problems?.first?.hasPrefix("1 lacks 2 of the files") == true)
    #expect(record.snapshots[0].pending != nil)
  }

  @Test func whatIsNoReportIsNamed() throws {
    try part("good", id: "a")
    try FileManager.default.createDirectory(at: url("empty"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: url("broken"), withIntermediateDirectories: true)
    try Data("{".utf8).write(to: url("broken").appendingPathComponent("run.json"))
    for (name, words) in [
      ("none", "There is no such folder."), ("empty", "There is no run.json in it"),
      ("broken", "This is not the record of a run"),
    ] {
      let error = #expect(throws: ReportError.self) { try ReportMerge([url("good"), url(name)]) }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
      #expect(error?.description.contains("/\(name)") == true)
    }
  }

  @Test func aFolderOfOtherThingsIsLeftAlone() throws {
    try part("1", id: "a")
    try FileManager.default.createDirectory(at: url("mine"), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: url("mine").appendingPathComponent("letter.txt"))
    #expect(throws: ReportError.self) { try merge(["1"], to: "mine") }
    #expect(throws: ReportError.self) { try merge(["1"], to: "1") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: url("mine").path) == ["letter.txt"])
    #expect(exists("1/run.json"))
  }

  @Test func manyShardsAreInTheOrderPeopleCountIn() throws {
    for index in [10, 9, 1] { try part("all/shard-\(index)", id: "p\(index)") }
    let merged = try ReportMerge([url("all")])
    #expect(merged.folders.map(\.name) == ["shard-1", "shard-9", "shard-10"])
  }
}
