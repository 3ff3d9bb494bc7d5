import Comparing
import Foundation
import Pixels
import RunRecord
import Testing

@testable import Tateyoko

/// Accepting from someone else's report: only baselines are written, and only from its own files.
@Suite struct BaselineAcceptancePlaceTests {
  let folder: BaselineFolder
  var root: URL { folder.url.appendingPathComponent("package") }
  var report: URL { folder.url.appendingPathComponent("report") }
  var manager: FileManager { .default }

  init() throws {
    folder = try BaselineFolder()
    for name in ["package/Tests/T/__Snapshots__/A", "package/snapshots/S", "report/pending"] {
      try manager.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in ["a.txt", "a.swift", "a", "a.trace.txt"] {
      try write("new", "report/pending/\(name)")
    }
    try PNGCodec.encode(Bitmap(width: 2, height: 2)).write(
      to: folder.url.appendingPathComponent("report/pending/a.png"))
    try write("no picture", "report/pending/false.png")
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

  private func accept(
    _ pending: String, as baseline: String, folders: [URL]? = nil, isComparison: Bool = false
  ) throws -> String? {
    var snapshot = SnapshotRecord(
      id: "a", scenario: "A", name: "a", outcome: .changed, baseline: baseline)
    snapshot.parts.pending = "pending/\(pending)"
    let record = RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never",
        recordModeOrigin: isComparison ? ComparingRun.recordModeOrigin : "x"),
      snapshots: [snapshot])
    try record.json().write(to: report.appendingPathComponent(RunRecord.fileName))
    let acceptance = try BaselineAcceptance(report: report, root: root, folders: folders)
    let result = try #require(acceptance.accept(acceptance.candidates).first)
    return result.problem
  }

  @Test(arguments: [
    ("a", ".git/config", "hidden"), ("a.txt", ".git/x.txt", "hidden"),
    ("a.txt", "Tests/T/__Snapshots__/.hidden/a.txt", "hidden"),
    ("a.txt", "Tests/T/__Snapshots__/../../../.git/hooks/a.txt", "hidden"),
    ("a.png", ".github/a.png", "hidden"),
    ("a.swift", "Package.swift", "“.swift” file"),
    ("a.swift", "Tests/T/__Snapshots__/A/a.swift", "“.swift” file"),
    ("a.txt", "Package.swift", "different extension"),
    ("a.txt", "snapshots/S/a.png", "different extension"),
    ("a.txt", "README.txt", "not in a baseline folder"),
    ("a", "Makefile", "not in a baseline folder"),
    ("a.png", "icon.png", "not in a baseline folder"),
    ("a.trace.txt", "other/a.trace.txt", "not in a baseline folder"),
    ("false.png", "snapshots/S/a.png", "not a PNG"), ("a.txt", "snapshots", "not a regular file"),
  ])
  func whereNoBaselineBelongsNothingIsWritten(
    pending: String, baseline: String, words: String
  ) throws {
    try write("old", "package/.git/config")
    try write("old", "package/Package.swift")
    let before = folder.files
    let problem = try accept(pending, as: baseline)
    #expect(problem?.contains(words) == true, "\(problem ?? "accepted")")
    #expect(folder.files.filter { $0 != "report/run.json" } == before)
    #expect(text("package/.git/config") == "old")
    #expect(text("package/Package.swift") == "old")
  }

  @Test func whatWeWriteIsAccepted() throws {
    #expect(try accept("a.txt", as: "Tests/T/__Snapshots__/A/a.txt") == nil)
    #expect(try accept("a", as: "Tests/T/__Snapshots__/New/a") == nil)
    #expect(try accept("a.png", as: "snapshots/S/a.png") == nil)
    #expect(try accept("a.trace.txt", as: "snapshots/S/a.trace.txt") == nil)
    // Elsewhere, only files that are already ours or that the user specified.
    let ours = root.appendingPathComponent("other/a.png")
    try write("", "package/other/b.txt")
    try PNGCodec.encode(Bitmap(width: 3, height: 3)).write(to: ours)
    #expect(try accept("a.png", as: "other/a.png") == nil)
    #expect(try PNGCodec.readHead(from: ours).width == 2)
    let mine = root.appendingPathComponent("other")
    #expect(try accept("a.txt", as: "other/a.txt", folders: [mine]) == nil)
    #expect(try accept("a.txt", as: "snapshots/S/a.txt", folders: [mine]) != nil)
    // After comparing files that aren't our baselines, their pictures.
    try write("x", "package/shots/a.png")
    #expect(try accept("a.png", as: "shots/a.png") != nil)
    #expect(try accept("a.png", as: "shots/a.png", isComparison: true) == nil)
    #expect(try accept("a.txt", as: "shots/a.txt", isComparison: true) != nil)
    #expect(try accept("false.png", as: "shots/a.png", isComparison: true) != nil)
  }

  @Test func aPackageMayHaveAnyName() throws {
    let named = folder.url.appendingPathComponent("横e\u{301}👩‍👩‍👧")
    try manager.moveItem(at: root, to: named)
    try manager.createSymbolicLink(at: root, withDestinationURL: named)
    let place = try #require(BaselinePlace(".git/hooks/long/name.txt", below: root))
    #expect(place.components == [".git", "hooks", "long", "name.txt"])
    #expect(try accept("a.txt", as: "snapshots/S/a.txt") == nil)
  }

  @Test func aLinkThatLeadsOutIsNotWrittenThrough() throws {
    try write("outside", "secret.txt")
    let target = root.appendingPathComponent("snapshots/S/a.txt")
    for goal in ["secret.txt", "gone.txt"] {
      try? manager.removeItem(at: target)
      try manager.createSymbolicLink(
        at: target, withDestinationURL: folder.url.appendingPathComponent(goal))
      let problem = try accept("a.txt", as: "snapshots/S/a.txt")
      #expect(problem?.contains("is not inside") == true, "\(problem ?? "accepted")")
    }
    #expect(text("secret.txt") == "outside" && text("gone.txt") == nil)
    // A link within the package counts as its target.
    try write("old", "package/.git/x.txt")
    try? manager.removeItem(at: target)
    try manager.createSymbolicLink(
      at: target, withDestinationURL: root.appendingPathComponent(".git/x.txt"))
    #expect(try accept("a.txt", as: "snapshots/S/a.txt")?.contains("hidden") == true)
    #expect(text("package/.git/x.txt") == "old")
  }

  @Test func aLinkInTheReportIsNotReadThrough() throws {
    try write("secret", "secret.txt")
    try manager.createSymbolicLink(
      at: report.appendingPathComponent("pending/link.txt"),
      withDestinationURL: folder.url.appendingPathComponent("secret.txt"))
    let problem = try accept("link.txt", as: "snapshots/S/a.txt")
    #expect(problem == "Its file is not inside the report folder.")
    #expect(text("package/snapshots/S/a.txt") == nil)
  }

  @Test func pipesAreNotWaitedFor() throws {
    #expect(mkfifo(report.appendingPathComponent("pending/pipe.txt").path, 0o600) == 0)
    #expect(try accept("pipe.txt", as: "snapshots/S/a.txt")?.contains("not a regular file") == true)
    let list = folder.url.appendingPathComponent("list.json")
    #expect(mkfifo(list.path, 0o600) == 0)
    #expect(throws: BaselineAcceptance.Failure.self) {
      try BaselineAcceptance.choices(onList: list)
    }
    let record = report.appendingPathComponent(RunRecord.fileName)
    try manager.removeItem(at: record)
    #expect(mkfifo(record.path, 0o600) == 0)
    #expect(throws: BaselineAcceptance.Failure.self) {
      try BaselineAcceptance(report: report, root: root)
    }
    try manager.createDirectory(
      at: report.appendingPathComponent("used"), withIntermediateDirectories: true)
    #expect(mkfifo(report.appendingPathComponent("used/1.txt").path, 0o600) == 0)
    #expect(UsedBaselines(artifacts: report).manifests.isEmpty)
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let list = folder.url.appendingPathComponent("list.json")
    try Data().write(to: list)
    #expect(truncate(list.path, 1 << 40) == 0)
    let failure = #expect(throws: BaselineAcceptance.Failure.self) {
      try BaselineAcceptance.choices(onList: list)
    }
    #expect("\(String(describing: failure))".contains("the limit is"))
  }

  @Test func aLongListIsSelectedAtOnce() throws {
    let snapshots = (0..<20_000).map { index in
      var snapshot = SnapshotRecord(
        id: "\(index)", scenario: "S", name: "\(index)", outcome: .changed, baseline: "x")
      snapshot.parts.pending = "pending/a.txt"
      return snapshot
    }
    try RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "x"),
      snapshots: snapshots
    ).json().write(to: report.appendingPathComponent(RunRecord.fileName))
    let acceptance = try BaselineAcceptance(report: report, root: root)
    let names = acceptance.candidates.map(BaselineAcceptance.name)
    #expect(try acceptance.select(names.reversed()).count == 20_000)
  }

  /// A failure names a text without its extension.
  @Test func textsAreSelectedWithoutTheirExtension() throws {
    let snapshots = ["cell.1.txt", "cell.1", "total.1.json"].map { id in
      var snapshot = SnapshotRecord(
        id: id, scenario: "AppTests/CellTests", name: id, outcome: .changed, baseline: "x")
      snapshot.parts.pending = "pending/a"
      if id != "cell.1" { snapshot.parts.texts = TextFiles(actual: "a.txt") }
      return snapshot
    }
    try RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "x"),
      snapshots: snapshots
    ).json().write(to: report.appendingPathComponent(RunRecord.fileName))
    let acceptance = try BaselineAcceptance(report: report, root: root)
    func selected(_ name: String) throws -> [String] { try acceptance.select([name]).map(\.id) }
    #expect(try selected("CellTests/total.1") == ["total.1.json"])
    #expect(try selected("AppTests/CellTests/total.1") == ["total.1.json"])
    #expect(try selected("CellTests/total.1.json") == ["total.1.json"])
    #expect(try selected("CellTests/cell.1") == ["cell.1"], "a picture has no extension")
    #expect(throws: BaselineAcceptance.Failure.self) { try selected("CellTests/total") }
  }

  // MARK: What is shown

  @Test func picturesOfTheReportAreShownAndNothingElse() throws {
    let picture = try PNGCodec.encode(Bitmap(width: 3, height: 2))
    for path in ["report/pictures/a.png", "outside.png", "elsewhere/b.png"] {
      try write("", path)
      try picture.write(to: folder.url.appendingPathComponent(path))
    }
    #expect(try BaselineAcceptance.picture("pictures/a.png", in: report).width == 3)
    func link(_ name: String, _ target: String) throws {
      try manager.createSymbolicLink(
        atPath: report.path + "/pictures/\(name)", withDestinationPath: target)
    }
    try link("out.png", "../../outside.png")
    try link("words.png", "/etc/passwd")
    try link("folder", "../../elsewhere")
    try link("inside.png", "a.png")
    #expect(mkfifo(report.path + "/pictures/pipe.png", 0o600) == 0)
    for (path, words) in [
      ("pictures/out.png", "is not inside"), ("pictures/words.png", "is not inside"),
      ("pictures/folder/b.png", "is not inside"), ("../outside.png", "is not inside"),
      ("/etc/passwd", "is not inside"), (folder.url.path + "/outside.png", "is not inside"),
      ("pictures/pipe.png", "it is not a regular file"), ("pictures", "it is a folder"),
      ("pictures/none.png", "no such file"), ("pending/false.png", "not a PNG"),
    ] {
      do {
        _ = try BaselineAcceptance.picture(path, in: report)
        Issue.record("\(path) was read")
      } catch {
        #expect("\(error)".contains(words), "\(path): \(error)")
        #expect(!"\(error)".contains("root:"))
      }
    }
    #expect(try BaselineAcceptance.picture("pictures/inside.png", in: report).width == 3)
  }

  @Test func aPageThatIsALinkIsNotOpened() throws {
    #expect(BaselineAcceptance.page(of: report) == nil)
    try write("<p>", "report/index.html")
    #expect(BaselineAcceptance.page(of: report)?.lastPathComponent == "index.html")
    try manager.removeItem(atPath: report.path + "/index.html")
    try manager.createSymbolicLink(
      atPath: report.path + "/index.html", withDestinationPath: "/etc/passwd")
    #expect(BaselineAcceptance.page(of: report) == nil)
  }
}
