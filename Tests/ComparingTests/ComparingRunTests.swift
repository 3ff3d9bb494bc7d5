import Foundation
import Pixels
import RunRecord
import TestProcesses
import TestSupport
import Testing

/// Files and folders through the shell: output, exit status, files.
@Suite(.waitingForProcesses) struct ComparingRunTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compare(_ arguments: String...) throws -> CompareCall {
    try CompareCall(arguments, folder: folder.url)
  }

  private let spot = [(x: 3, y: 4, color: [UInt8(200), 0, 0])]

  /// Six pairs, one of each kind.
  private func makeFolders() throws {
    try folder.write(RawPNG.picture(20, 20), "old/equal.png")
    try folder.write(RawPNG.picture(20, 20), "new/equal.png")
    try folder.write(RawPNG.picture(30, 20, level: 9), "old/deep/er/packed otherwise.png")
    try folder.write(RawPNG.picture(30, 20, level: 0), "new/deep/er/packed otherwise.png")
    try folder.write(RawPNG.picture(20, 20), "old/changed 縦.png")
    try folder.write(RawPNG.picture(20, 20, spots: spot), "new/changed 縦.png")
    try folder.write(RawPNG.picture(9, 9), "new/deep/added.PNG")
    try folder.write(RawPNG.picture(9, 9), "old/gone.png")
    try folder.write(RawPNG.picture(9, 9), "old/broken.png")
    try folder.write(Data("no picture".utf8), "new/broken.png")
    try folder.write(Data("not looked at".utf8), "new/notes.txt")
    try folder.write(RawPNG.picture(9, 9), "new/.hidden/x.png")
  }

  @Test func twoFilesAreSameDifferentOrImpossible() throws {
    try folder.write(RawPNG.picture(20, 20), "a.png")
    try folder.write(RawPNG.picture(20, 20, level: 0), "b.png")
    try folder.write(RawPNG.picture(20, 20, spots: spot), "c.png")
    let same = try compare("a.png", "b.png")
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output == "1 picture: 1 equal\n")
    let different = try compare("a.png", "c.png", "--diff", "d/e.png")
    #expect(different.status == 1)
    #expect(different.output.contains("1 of 400 pixels differ"))
    let picture = try PNGCodec.read(from: folder.url.appendingPathComponent("d/e.png"))
    #expect(picture.width == 20 && picture.height == 20)
    #expect(picture[3, 4].red > 200 && picture[3, 4].green < 20)
    let impossible = try compare("a.png", "none.png")
    #expect(impossible.status == 2)
    #expect(impossible.errors.contains("No such file or folder: none.png. Create the pictures"))
    #expect(try compare("a.png", ".").status == 2)
    #expect(try compare("a.png").status == 2)
    #expect(try compare("--help").status == 0)
  }

  @Test func sizesThatDifferAreDrawn() throws {
    try folder.write(RawPNG.picture(20, 20), "a.png")
    try folder.write(RawPNG.picture(18, 25), "b.png")
    let call = try compare("a.png", "b.png", "--diff", "d.png")
    #expect(call.status == 1)
    #expect(call.output.contains("The size changed from 20 × 20 to 18 × 25 pixels."))
    let picture = try PNGCodec.read(from: folder.url.appendingPathComponent("d.png"))
    #expect(picture.width == 20 && picture.height == 25)
  }

  @Test(arguments: ["1", "3"])
  func foldersArePairedByPathAndAFailureStopsNoOther(jobs: String) throws {
    try makeFolders()
    let call = try compare("old", "new", "--jobs", jobs, "--verbose", "--report", "new/report")
    #expect(call.status == 2)
    #expect(
      call.output.contains("6 pictures: 1 changed, 1 new, 1 removed, 1 not compared, 2 equal"),
      "\(call.output)\(call.errors)")
    #expect(call.output.contains("changed   old/changed 縦\n"))
    #expect(call.output.contains("new       old/deep/added\n"))
    #expect(call.output.contains("removed   old/gone\n"))
    #expect(call.errors.contains("error     old/broken\n    "))
    #expect(call.output.contains("accept    tateyoko accept --all --report new/report"))

    let report = folder.url.appendingPathComponent("new/report")
    let record = try RunRecord(json: Data(contentsOf: report.appendingPathComponent("run.json")))
    let outcomes = record.snapshots.map { "\($0.scenario)/\($0.id): \($0.outcome.rawValue)" }
    #expect(
      outcomes == [
        "old/broken: error", "old/changed 縦: changed", "old/equal: equal", "old/gone: stale",
        "old/deep/added: missing", "old/deep/er/packed otherwise: equal",
      ])
    let changed = try #require(record.snapshots.first { $0.outcome == .changed })
    #expect(changed.baseline == "old/changed 縦.png")
    #expect(changed.comparison?.exceedingPixels == 1)
    // Copies of the files, so that accepting produces identical files.
    let pending = try #require(changed.pending)
    #expect(
      try Data(contentsOf: report.appendingPathComponent(pending))
        == Data(contentsOf: folder.url.appendingPathComponent("new/changed 縦.png")))
    for file in ["index.html", "junit.xml", "summary.md", "data.js"] {
      #expect(FileManager.default.fileExists(atPath: report.appendingPathComponent(file).path))
    }
    // The report's own pictures are inside one of both folders now, and aren't compared.
    let again = try compare("old", "new", "--report", "new/report")
    #expect(again.output.contains("6 pictures: "), "\(again.output)")
    let without = try compare("old", "new")
    #expect(without.output.contains("6 pictures: "), "\(without.output)")
  }

  @Test func aReportIsNotWrittenAmongWhatIsCompared() throws {
    try makeFolders()
    for place in ["old", "new", "new/../new"] {
      let call = try compare("old", "new", "--report", place)
      #expect(call.status == 2)
      #expect(call.errors.contains("among the pictures being compared"), "\(call.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("new/index.html")))
    // Someone else's site is left alone.
    try folder.write(Data("my site".utf8), "site/index.html")
    let call = try compare("old", "new", "--report", "site")
    #expect(call.status == 2)
    #expect(call.errors.contains("it holds a file index.html that does not belong to a report"))
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("site/index.html")).count == 7)
  }

  @Test func exitStatusesOfFolders() throws {
    try folder.write(RawPNG.picture(20, 20), "old/a.png")
    try folder.write(RawPNG.picture(20, 20, level: 0), "new/a.png")
    #expect(try compare("old", "new").status == 0)
    try folder.write(RawPNG.picture(20, 20), "old/gone.png")
    #expect(try compare("old", "new").status == 1)
    let warned = try compare("old", "new", "--removed", "warn")
    #expect(warned.status == 0)
    #expect(warned.output.contains("removed   old/gone"))
    let ignored = try compare("old", "new", "--removed", "ignore")
    #expect(ignored.status == 0)
    #expect(ignored.output == "1 picture: 1 equal\n")
    try folder.write(RawPNG.picture(20, 20), "new/added.png")
    #expect(try compare("old", "new", "--removed", "warn").status == 1)
    #expect(try compare("old", "new/added.png").status == 2)
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"), withIntermediateDirectories: true)
    let none = try compare("empty", "empty")
    #expect(none.status == 2)
    #expect(none.errors.contains("Neither empty nor empty contains a PNG file."))
    #expect(try compare("empty", "new").output.contains("2 new"))
  }

  @Test func differencePicturesOfFoldersGoIntoAFolder() throws {
    try folder.write(RawPNG.picture(20, 20), "old/deep/a.png")
    try folder.write(RawPNG.picture(20, 20, spots: spot), "new/deep/a.png")
    #expect(try compare("old", "new", "--diff", "out").status == 1)
    let url = folder.url.appendingPathComponent("out/deep/a.png")
    #expect(try PNGCodec.read(from: url).width == 20)
  }

  /// The bytes decide, not the contents: nothing is decoded if they are equal.
  @Test func equalBytesAreNotDecoded() throws {
    let packed = RawPNG.zeros(64 * 193)
    let damaged = RawPNG.file(
      RawPNG.header(64, 64), RawPNG.chunk("IDAT", Array(packed.dropLast(3)), sum: 1))
    try folder.write(damaged, "a.png")
    try folder.write(damaged, "b.png")
    #expect(try compare("a.png", "b.png").status == 0)
    try folder.write(RawPNG.picture(64, 64), "b.png")
    #expect(try compare("a.png", "b.png").status == 2)
  }

  @Test func theRecordIsPrintedAsJSON() throws {
    try folder.write(RawPNG.picture(20, 20), "a.png")
    try folder.write(RawPNG.picture(20, 20, spots: spot), "b.png")
    let call = try compare("a.png", "b.png", "--json", "--channel", "3")
    #expect(call.status == 1)
    let record = try RunRecord(json: Data(call.output.utf8))
    #expect(record.snapshots.map(\.outcome) == [.changed])
    #expect(record.header.environment?.last?.value == "each channel by 3 of 255")
  }

  @Test(arguments: [
    (["--channel", "190"], 0), (["--channel", "189"], 1), (["--max-different", "1"], 0),
    (["--max-different", "0"], 1), (["--precision", "0.99"], 0), (["--precision", "0.999"], 1),
    (["--oklab", "0.99"], 0), (["--oklab", "0.05"], 1), (["--lab", "40"], 1),
    (["--yiq", "0.9"], 0),
    (["--yiq", "0.1"], 1), (["--ignore", "3,4,1,1"], 0), (["--ignore", "0,0,3,20"], 1),
    (["--ignore", "0,0,3,20", "--ignore", "3,0,1,5"], 0), (["--window", "5:1"], 0),
    (["--window", "5:0"], 1), (["--shift", "2"], 1), (["--ignore-antialiasing"], 1),
  ])
  func tolerances(options: [String], status: Int) throws {
    try folder.write(RawPNG.picture(20, 20), "a.png")
    try folder.write(
      RawPNG.picture(20, 20, spots: [(3, 4, [200, 0, 120])]), "b.png")
    let call = try CompareCall(["a.png", "b.png"] + options, folder: folder.url)
    #expect(Int(call.status) == status, "\(call.output)\(call.errors)")
  }

  @Test(arguments: [
    (["--channel", "256"], "0 to 255"), (["--channel", "2", "--yiq", "0.1"], "one of --channel"),
    (["--precision", "1.5"], "0 to 1"), (["--precision", "nan"], "0 to 1"),
    (["--window", "5"], "32:20"), (["--ignore", "1,2,3"], "x,y,width,height"),
    (["--ignore", "1,2,0,4"], "x,y,width,height"), (["--shift", "9"], "0 to 8"),
    (["--jobs", "0"], "1 to 256"), (["--max-pixels", "0"], "--max-pixels takes"),
    (["--removed", "maybe"], "fail, warn"), (["--max-different", "-1"], "max-different"),
  ])
  func wrongOptionsSayWhatIsRight(options: [String], words: String) throws {
    try folder.write(RawPNG.picture(20, 20), "a.png")
    let call = try CompareCall(["a.png", "a.png"] + options, folder: folder.url)
    #expect(call.status == 2)
    #expect(call.errors.contains(words), "\(call.errors)")
  }
}
