import Foundation
import Pixels
import Report
import RunRecord
import TestSupport
import Testing

@Suite struct ReportFolderTests {
  let folder: TemporaryFolder
  let report: ReportFolder

  init() throws {
    folder = try TemporaryFolder()
    report = try ReportFolder(at: folder.url.appendingPathComponent("a/b"))
  }

  var pictures: [String] {
    let path = report.url.appendingPathComponent("pictures").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func aReportHasItsFiles() throws {
    let record = try Example.mixed(in: report)
    try report.write(record)
    let names = try FileManager.default.contentsOfDirectory(atPath: report.url.path).sorted()
    #expect(
      names == [
        ".tateyoko-report", "assets", "data.js", "details", "index.html", "junit.xml", "layouts",
        "pictures", "pixels",
        "run.json", "summary.md",
      ])
    #expect(try RunRecord(json: Data(contentsOf: report.recordFile)) == record)
    #expect(report.page.lastPathComponent == "index.html")
  }

  /// The names of the files in the films folder.
  private var films: [String] {
    let path = report.url.appendingPathComponent("films").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The steps of a screen; the last one was recorded unless all are equal.
  private func steps(
    _ margins: [Int], series: String = "s", areEqual: Bool = false
  ) throws -> [SnapshotRecord] {
    try margins.enumerated().map { index, margin in
      let picture = try report.store(Example.screen(30, 60, margin: margin), scale: 2)
      var snapshot = SnapshotRecord(
        id: "\(series).\(index)", scenario: "S", name: "n\(index)",
        result: areEqual || index < margins.count - 1
          ? .equal(picture) : .recorded(.new(.init(picture: picture))))
      snapshot.step = .init(series: series, number: index, name: nil)
      return snapshot
    }
  }

  @Test func aScreenInStepsIsAFilm() throws {
    var record = RunRecord(header: Example.header)
    record.snapshots =
      try steps([2, 4, 6]) + steps([3], series: "alone")
      + steps([5, 6], series: "same", areEqual: true)
    try report.write(record)
    let first = films
    #expect(first.count == 1)
    let file = report.url.appendingPathComponent("films/\(first[0])")
    let film = try Data(contentsOf: file)
    // At its size in points.
    let shown = try PNGCodec.decode(film)
    #expect(shown.width == 15 && shown.height == 30)
    #expect(film.range(of: Data("acTL".utf8)) != nil)
    let page = try String(contentsOf: report.url.appendingPathComponent("data.js"), encoding: .utf8)
    #expect(page.components(separatedBy: first[0]).count == 4)
    // An existing film isn't created again; one whose pictures changed is replaced.
    try Data("kept".utf8).write(to: file)
    try report.write(record)
    #expect(try Data(contentsOf: file) == Data("kept".utf8))
    record.snapshots = try steps([2, 4, 7])
    try report.write(record)
    #expect(films.count == 1 && films != first)
    // An unfinished run has none, nor has one whose picture can't be read.
    record.header.finished = false
    record.snapshots = try steps([1, 2])
    try report.write(record)
    #expect(films.isEmpty)
    record.header.finished = nil
    let damaged = try #require(record.snapshots[0].actual)
    try Data("no picture".utf8).write(to: report.url.appendingPathComponent(damaged.file))
    try report.write(record)
    #expect(films.isEmpty)
  }

  @Test func theSameRunGivesTheSameBytes() throws {
    func bytes() throws -> [Data] {
      try report.write(try Example.mixed(in: report))
      return try ["data.js", "index.html", "junit.xml", "run.json", "summary.md"].map {
        try Data(contentsOf: report.url.appendingPathComponent($0))
      }
    }
    #expect(try bytes() == bytes())
  }

  @Test func equalPicturesAreStoredOnceAndUnusedOnesGo() throws {
    let one = try report.store(Example.screen(30, 60, margin: 4), scale: 2)
    let again = try report.store(Example.screen(30, 60, margin: 4), scale: 2)
    let other = try report.store(Example.screen(30, 60, margin: 5), scale: 2)
    #expect(one == again && one != other)
    #expect(pictures.count == 2)
    #expect(one.width == 30 && one.height == 60 && one.scale == 2)
    let mine = report.url.appendingPathComponent("pictures/mine.png")
    try Data().write(to: mine)
    var record = RunRecord(header: Example.header)
    record.snapshots = [
      SnapshotRecord(id: "1", scenario: "S", name: "n", result: .equal(other))
    ]
    try report.write(record, removesUnusedPictures: false)
    #expect(pictures.count == 3)
    try report.write(record)
    #expect(pictures == ["mine.png", String(other.file.dropFirst(9))].sorted())
  }

  @Test func aBaselineIsCopiedAsItIs() throws {
    let bitmap = try Example.screen(40, 50, margin: 3)
    let file = folder.url.appendingPathComponent("baseline.png")
    try PNGCodec.write(bitmap, to: file, metadata: PNGMetadata(scale: 3))
    let picture = try report.store(fileAt: file)
    #expect(picture.scale == 3 && picture.width == 40)
    let copy = try Data(contentsOf: report.url.appendingPathComponent(picture.file))
    #expect(try copy == Data(contentsOf: file))
    // It has the name that the drawn picture would have.
    #expect(try report.store(bitmap, scale: 3) == picture)
    try Data("no PNG at all".utf8).write(to: file)
    let error = #expect(throws: ReportError.self) { try report.store(fileAt: file) }
    #expect(error?.description.contains("not a PNG") == true)
  }

  @Test func aFolderThatCannotBeUsedIsAnError() throws {
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    // A file in the way stops root too; so does a file system that is not writable.
    for path in [file.path, file.appendingPathComponent("below").path, "/proc/report"] {
      let error = #expect(throws: ReportError.self) {
        try ReportFolder(at: URL(fileURLWithPath: path))
      }
      guard case .unusableFolder(let named, let reason)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(named == path)
      #expect(!reason.isEmpty && !reason.contains("Error Domain"))
    }
  }

  /// A site, or another tool's results, at the report's location.
  @Test(arguments: ["index.html", "run.json", "data.js", "junit.xml", "summary.md"])
  func filesOfSomeoneElsesAreNotWrittenOver(name: String) throws {
    let place = folder.url.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent(name)
    try Data("mine".utf8).write(to: file)
    let error = #expect(throws: ReportError.self) { try ReportFolder(at: place) }
    #expect(
      error?.description.contains("it holds a file \(name) that does not belong to a report")
        == true)
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [name])
    // Our own report is overwritten, even a damaged one.
    let record = try Example.mixed(in: report)
    try report.write(record)
    _ = try ReportFolder(at: report.url)
    try Data("{".utf8).write(to: report.recordFile)
    try ReportFolder(at: report.url).write(record)
  }

  @Test func aPipeInAFilesPlaceIsNotWaitedFor() throws {
    let place = folder.url.appendingPathComponent("pipe")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    #expect(mkfifo(place.appendingPathComponent("run.json").path, 0o600) == 0)
    #expect(throws: ReportError.self) { try ReportFolder(at: place) }
  }

  @Test func aFolderThatGoesAwayIsAnError() throws {
    try FileManager.default.removeItem(at: report.url)
    #expect(throws: ReportError.self) { try report.write(RunRecord(header: Example.header)) }
    #expect(throws: ReportError.self) { try report.store(Example.screen(9, 9, margin: 1)) }
  }

  @Test func aFullDiskIsAnError() throws {
    let mount = folder.url.appendingPathComponent("small")
    try FileManager.default.createDirectory(at: mount, withIntermediateDirectories: false)
    guard system("mount -t tmpfs -o size=256k none '\(mount.path)' 2>/dev/null") == 0 else {
      return
    }
    defer { _ = system("umount '\(mount.path)'") }
    let small = try ReportFolder(at: mount)
    try small.write(RunRecord(header: Example.header))
    let before = try Data(contentsOf: small.page)
    var record = RunRecord(header: Example.header)
    record.snapshots = (0..<2000).map {
      SnapshotRecord(id: "\($0)", scenario: "S", name: "n", outcome: .equal)
    }
    let error = #expect(throws: ReportError.self) { try small.write(record) }
    #expect(error?.description.contains("the disk is full") == true)
    #expect(try Data(contentsOf: small.page) == before)
  }
}
