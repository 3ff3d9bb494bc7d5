import Foundation
import Pixels
import RunRecord
import Testing

@testable import Report

/// A report owns its folder: nothing is written or removed through a link, nor over files that no report
/// wrote.
@Suite struct ReportOwnershipTests {
  private let folder: URL
  private let manager = FileManager.default
  private var place: URL { folder.appendingPathComponent("place") }
  private var outside: URL { folder.appendingPathComponent("outside") }

  init() throws {
    folder = manager.temporaryDirectory.appendingPathComponent("owner-\(UUID().uuidString)")
    for url in [folder, folder.appendingPathComponent("outside")] {
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func files(_ path: String) -> [String] {
    (manager.enumerator(atPath: folder.path + "/" + path)?.allObjects as? [String] ?? []).sorted()
  }

  private func link(_ path: String, _ target: String) throws {
    try manager.createSymbolicLink(
      atPath: folder.path + "/" + path, withDestinationPath: target)
  }

  private func cleared<R>(_ body: () throws -> R) rethrows -> R {
    defer { try? manager.removeItem(at: folder) }
    return try body()
  }

  /// Every file name that a report uses, occupied by someone else's file or folder.
  @Test(arguments: [
    "assets/main.js", "assets/logo.svg", "pictures/cat.png", "texts/poem.txt", "pending/list.txt",
    "details/0.js", "layouts/x.js", "pixels/x.js", "used/1.txt", "snapshots.jsonl", ".test-run",
    ".tateyoko-report", "index.html", "run.json", "data.js", "junit.xml", "summary.md",
  ])
  func whatIsSomeoneElsesIsNotWrittenOver(name: String) throws {
    try cleared {
      try write("mine", "place/\(name)")
      let before = files("place")
      let error = #expect(throws: ReportError.self) {
        let report = try ReportFolder(at: place)
        try report.write(RunRecord(header: Example.header))
      }
      #expect(
        error?.description.contains("that does not belong to a report") == true,
        "\(String(describing: error))")
      #expect(text("place/\(name)") == "mine")
      #expect(files("place") == before)
    }
  }

  /// A folder on a build machine that other tools also put their results into.
  @Test func aReportMayLieBesideOtherFiles() throws {
    try cleared {
      try write("log", "place/build.log")
      for _ in 0..<2 {
        let report = try ReportFolder(at: place)
        try report.write(Example.mixed(in: report))
      }
      #expect(text("place/build.log") == "log")
      #expect(text("place/.tateyoko-report")?.hasPrefix("tateyoko-report 1") == true)
      // Files that others put there later stay, unless a report's file has the same name.
      try write("cat", "place/pictures/cat.png")
      try write("note", "place/details/note.txt")
      try ReportFolder(at: place).write(RunRecord(header: Example.header))
      #expect(text("place/pictures/cat.png") == "cat" && text("place/details/note.txt") == "note")
    }
  }

  /// Releases before the mark left none; their reports are adopted, unless they contain other files.
  @Test func aReportWithoutAMarkIsTakenOver() throws {
    try cleared {
      try ReportFolder(at: place).write(RunRecord(header: Example.header))
      try manager.removeItem(at: place.appendingPathComponent(".tateyoko-report"))
      try ReportFolder(at: place).write(RunRecord(header: Example.header))
      #expect(text("place/.tateyoko-report") != nil)
      try manager.removeItem(at: place.appendingPathComponent(".tateyoko-report"))
      try write("mine", "place/assets/logo.svg")
      #expect(throws: ReportError.self) { try ReportFolder(at: place) }
      #expect(text("place/assets/logo.svg") == "mine")
    }
  }

  /// A marked folder with a link in place of each thing that a report writes.
  @Test(arguments: [
    "index.html", "data.js", "run.json", "junit.xml", "summary.md", "assets", "pictures", "details",
    "layouts", "pixels", "texts", "pending", "used", ".test-run", "snapshots.jsonl",
  ])
  func aLinkInAFilesPlaceIsRefused(name: String) throws {
    try cleared {
      let report = try ReportFolder(at: place)
      try report.write(Example.mixed(in: report))
      try? manager.removeItem(at: place.appendingPathComponent(name))
      let isFolder = !name.contains(".")
      if !isFolder { try write("victim", "outside/victim") }
      try link("place/\(name)", isFolder ? "../outside" : "../outside/victim")
      let error = #expect(throws: ReportError.self) { try ReportFolder(at: place) }
      #expect(error?.description.contains("\(name) in it is a symbolic link") == true)
      // The report that was already open.
      _ = try? report.write(Example.mixed(in: report))
      #expect(files("outside") == (isFolder ? [] : ["victim"]))
      #expect(isFolder || text("outside/victim") == "victim")
    }
  }

  /// Deeper links, which aren't checked before the file is written.
  @Test func linksFurtherDownAreNotWrittenThrough() throws {
    try cleared {
      let report = try ReportFolder(at: place)
      try write("victim", "outside/victim.js")
      var record = try Example.mixed(in: report)
      let asset = try #require(ReportPage.assets.first?.name)
      try write("", "place/assets/x")
      try link("place/assets/\(asset)", "../../outside/victim.js")
      #expect(throws: ReportError.self) { try report.write(record) }
      try manager.removeItem(at: place.appendingPathComponent("assets/\(asset)"))
      // A text's copy for the page, and the details.
      try write("words", "place/texts/S/a.actual.txt")
      try link("place/texts/S/a.actual.txt.js", "../../../outside/victim.js")
      var snapshot = SnapshotRecord(id: "a", scenario: "S", name: "a", outcome: .changed)
      snapshot.parts.texts = .init(reference: nil, actual: "texts/S/a.actual.txt", difference: nil)
      record.snapshots = [snapshot]
      #expect(throws: ReportError.self) { try report.write(record) }
      try manager.removeItem(at: place.appendingPathComponent("texts/S/a.actual.txt.js"))
      try link("place/details/0.js", "../../outside/victim.js")
      _ = try? report.write(record)
      #expect(text("outside/victim.js") == "victim" && files("outside") == ["victim.js"])
    }
  }

  /// Pictures of no remaining run are removed, but none behind a link.
  @Test func nothingIsRemovedThroughALink() throws {
    try cleared {
      let report = try ReportFolder(at: place)
      try report.write(RunRecord(header: Example.header))
      let digest = String(repeating: "ab", count: 16)
      try write("victim", "outside/\(digest).png")
      try manager.removeItem(at: place.appendingPathComponent("pictures"))
      try link("place/pictures", "../outside")
      _ = try? report.write(RunRecord(header: Example.header))
      #expect(text("outside/\(digest).png") == "victim")
    }
  }

  /// Texts that the record attributes to the report are read only from its text folders.
  @Test func textsAreReadThroughNoLink() throws {
    try cleared {
      let report = try ReportFolder(at: place)
      try write("secret", "outside/secret.txt")
      try write("secret", "place/.env")
      try manager.createDirectory(
        at: place.appendingPathComponent("texts"), withIntermediateDirectories: true)
      try link("place/texts/a.txt", "../../outside/secret.txt")
      var record = RunRecord(header: Example.header)
      var snapshot = SnapshotRecord(id: "a", scenario: "S", name: "a", outcome: .changed)
      snapshot.parts.texts = .init(reference: ".env", actual: "texts/a.txt", difference: nil)
      record.snapshots = [snapshot]
      try report.write(record)
      for name in files("place") where name.hasSuffix(".js") {
        #expect(text("place/\(name)")?.contains("secret") != true, "\(name)")
      }
    }
  }

  /// A folder may be specified by a link, and its path may contain some.
  @Test func aFolderThatSomeoneNamesMayBeALink() throws {
    try cleared {
      try link("way", "outside")
      let report = try ReportFolder(at: folder.appendingPathComponent("way"))
      try report.write(Example.mixed(in: report))
      #expect(files("outside").contains("index.html"))
      let deep = try ReportFolder(at: folder.appendingPathComponent("way/deep/er"))
      try deep.write(RunRecord(header: Example.header))
      #expect(files("outside").contains("deep/er/index.html"))
    }
  }

  /// A checkout that contains a link with the default name: nobody specified the folder that it leads to.
  @Test func theUsualFolderMayBeNoLink() throws {
    try cleared {
      try link("tateyoko-report", "outside")
      let error = #expect(throws: ReportError.self) {
        try ReportFolder.claim(
          folder.appendingPathComponent("tateyoko-report"), workingFolder: folder.path)
      }
      #expect(error?.description.contains("it is a symbolic link") == true)
      #expect(files("outside").isEmpty)
      _ = try ReportFolder.claim(outside, workingFolder: folder.path)
      #expect(files("outside") == [".tateyoko-report"])
    }
  }

  @Test func aMergeWritesThroughNoLink() throws {
    try cleared {
      for part in ["one", "two"] {
        let report = try ReportFolder(at: folder.appendingPathComponent(part))
        try report.write(Example.mixed(in: report))
        try write("tateyoko-used 1\nrun 1\n", "\(part)/used/1.txt")
      }
      let places = ["one", "two"].map { folder.appendingPathComponent($0) }
      var merge = try ReportMerge(places)
      _ = try merge.write(to: place)
      #expect(files("place").contains("used/part-2/1.txt"))
      // Results of an earlier merge are replaced; a link's target isn't.
      try write("victim", "outside/1.txt")
      try manager.removeItem(at: place.appendingPathComponent("used/part-2"))
      try link("place/used/part-2", "../../outside")
      #expect(throws: ReportError.self) {
        var merge = try ReportMerge(places)
        _ = try merge.write(to: place)
      }
      #expect(text("outside/1.txt") == "victim")
      try manager.removeItem(at: place.appendingPathComponent("used"))
      try link("place/used", "../outside")
      #expect(throws: ReportError.self) {
        var merge = try ReportMerge(places)
        _ = try merge.write(to: place)
      }
      #expect(text("outside/1.txt") == "victim")
    }
  }
}
