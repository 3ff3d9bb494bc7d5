import Foundation
import Pixels
import RunRecord
import TestProcesses
import TestSupport
import Testing

/// Anything that could hide a difference, or harm the compared files.
@Suite(.waitingForProcesses) struct HonestyTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compare(_ arguments: String...) throws -> CompareCall {
    try CompareCall(arguments, folder: folder.url)
  }

  private let white = RawPNG.picture(20, 20, color: [255, 255, 255])
  private let black = RawPNG.picture(20, 20, color: [0, 0, 0])

  /// Writes a file whose path below the folder may be any bytes.
  private func write(_ data: Data, bytes name: [UInt8]) throws {
    let path = (Array(folder.url.path.utf8) + [47] + name + [0]).map { CChar(bitPattern: $0) }
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let count = data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    #expect(count == data.count)
  }

  // MARK: Names

  @Test func aNameThatIsNoUTF8IsAnError() throws {
    for (side, picture) in [("l1", white), ("l2", black)] {
      try folder.write(white, "\(side)/same.png")
      try write(picture, bytes: Array("\(side)/".utf8) + [0xE9] + Array(".png".utf8))
    }
    let call = try compare("l1", "l2", "--report", "report")
    #expect(call.status == 2, "\(call.output)")
    #expect(call.output.contains("1 equal"))
    #expect(call.errors.contains("l2/\\xE9.png was not compared: its name is not UTF-8"))
  }

  @Test("file names can't inject commands into the terminal or a build service")
  func namesGiveNoOrders() throws {
    let names = [
      "\u{1B}[31mred", "::error::x", "##[error]y", "line\nequal     z", "\u{9B}2J\u{202E}",
    ]
    for name in names {
      try folder.write(white, "old/\(name)/a.png")
      try folder.write(name == names[0] ? white : black, "new/\(name)/a.png")
      try folder.write(white, "old/\(name).png")
      try folder.write(Data("no picture".utf8), "new/\(name).png")
    }
    try write(white, bytes: Array("old/\u{1B}]0;".utf8) + [0xE9] + Array(".png".utf8))
    func check(_ text: String, _ what: String) {
      #expect(
        !text.unicodeScalars.contains { $0 != "\n" && HarmlessText.isHarmful($0) }, "\(what)")
      let lines = text.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      #expect(!lines.contains { $0.hasPrefix("::") }, "\(what)")
    }
    for options in [[], ["-v", "--report", "report\u{1B}c"], ["--json"], ["--diff", "diff"]] {
      let call = try CompareCall(["old", "new"] + options, folder: folder.url)
      #expect(call.status == 2)
      check(call.output, "output \(options): \(call.output)")
      check(call.errors, "errors \(options): \(call.errors)")
      if options != ["--json"] {
        #expect(!(call.output + call.errors).contains("##["))
        let lines = (call.output + call.errors).split(separator: "\n")
        #expect(!lines.contains("equal     z"), "no name makes a line of its own")
        #expect(call.output.contains("changed   old/::error::x/a"), "\(call.output)")
      }
    }
    for name in ["junit.xml", "summary.md"] {
      let file = folder.url.appendingPathComponent("report\u{1B}c/\(name)")
      check(try String(contentsOf: file, encoding: .utf8), name)
    }
    let missing = try compare("old\u{1B}[1m", "new")
    check(missing.errors, missing.errors)
    #expect(missing.errors.contains("No such file or folder: old\\u{1B}[1m"))
  }

  /// Unicode treats both names as the same; a disk doesn't.
  @Test func namesAreToldApartByTheirBytes() throws {
    let names = ["\u{E9}.png", "e\u{301}.png"]
    for name in names { try folder.write(white, "old/\(name)") }
    for changed in names {
      for name in names {
        let isChanged = name.utf8.elementsEqual(changed.utf8)
        try folder.write(isChanged ? black : white, "new/\(name)")
      }
      let call = try compare("old", "new", "--report", "report", "--diff", "diff")
      #expect(call.status == 1, "\(call.output)\(call.errors)")
      #expect(call.output.contains("2 pictures: 1 changed, 1 equal"), "\(call.output)")
      let json = try Data(contentsOf: folder.url.appendingPathComponent("report/run.json"))
      let snapshots = try RunRecord(json: json).snapshots
      #expect(Set(snapshots.map { "\($0.scenario)/\($0.id)" }).count == 2)
      let record = try #require(snapshots.first { $0.outcome == .changed })
      #expect(record.baseline.map { Array($0.utf8) } == Array("old/\(changed)".utf8))
    }
  }

  @Test func namesThatDifferInTheirEndingHaveIDsOfTheirOwn() throws {
    for side in ["old", "new"] {
      try folder.write(white, "\(side)/x.png")
      try folder.write(side == "old" ? white : black, "\(side)/x.PNG")
      try folder.write(white, "\(side)/x.png.png")
    }
    let call = try compare("old", "new", "--verbose")
    #expect(call.status == 1)
    #expect(call.output.contains("3 pictures: 1 changed, 2 equal"))
    #expect(call.output.contains("changed   old/x.PNG\n"), "\(call.output)")
    #expect(Set(call.output.split(separator: "\n").filter { $0.hasPrefix("equal") }).count == 2)
  }

  /// Root may read everything, so the folder's path is longer than the system accepts.
  @Test func aFolderThatCannotBeReadStopsNoOther() throws {
    for side in ["old", "new"] {
      try folder.write(side == "old" ? white : black, "\(side)/a.png")
    }
    var place = open(folder.path("new"), O_RDONLY | O_DIRECTORY)
    let name = String(repeating: "n", count: 250)
    for _ in 0..<17 {
      try #require(mkdirat(place, name, 0o755) == 0)
      let next = openat(place, name, O_RDONLY | O_DIRECTORY)
      close(place)
      place = next
    }
    close(place)
    defer { _ = system("rm -rf '\(folder.path("new"))'") }
    let call = try compare("old", "new")
    #expect(call.status == 2, "\(call.output)\(call.errors)")
    #expect(call.output.contains("2 pictures: 1 changed, 1 not compared"), "\(call.output)")
    #expect(call.errors.contains("name too long"), "\(call.errors)")
  }

  // MARK: What is written

  @Test(arguments: [
    "a.png", "./a.png", "sub/../a.png", "none/../a.png", "link.png", "hard.png", "b.png",
  ])
  func aDifferenceReplacesNoInputFile(path: String) throws {
    try folder.write(white, "a.png")
    try folder.write(black, "b.png")
    try folder.write(Data(), "sub/x")
    symlink("a.png", folder.path("link.png"))
    link(folder.path("a.png"), folder.path("hard.png"))
    let call = try compare("a.png", "b.png", "--diff", path)
    #expect(call.status == 2, "\(call.output)")
    #expect(call.errors.contains("Nothing was written"), "\(call.errors)")
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.png")) == white)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("b.png")) == black)
  }

  @Test(arguments: ["old", "new", "old/deep", "old/../old", "link", "link/deep", "."])
  func differencesReplaceNothingInFolders(path: String) throws {
    for name in ["x.png", "old/x.png"] {
      try folder.write(white, "old/\(name)")
      try folder.write(black, "new/\(name)")
    }
    symlink("old", folder.path("link"))
    let call = try compare("old", "new", "--diff", path)
    #expect(call.status == 2, "\(call.output)")
    let words =
      path == "." ? "holds link, and was not created by this command" : "Nothing was written"
    #expect(call.errors.contains(words), "\(call.errors)")
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("old/x.png")) == white)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("old/old/x.png")) == white)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("new/x.png")) == black)
  }

  /// The user's own files, whether or not they share a difference's name.
  @Test func whatIsSomeoneElsesStaysAsItIs() throws {
    for (side, picture) in [("old", white), ("new", black)] {
      try folder.write(picture, "\(side)/b.png")
      try folder.write(white, "\(side)/equal.png")
    }
    func refused(_ option: String, _ path: String, _ name: String) throws {
      let before = FileManager.default.subpaths(atPath: folder.path(path))
      let call = try compare("old", "new", option, path)
      #expect(call.status == 2 && call.output.isEmpty, "\(path): \(call.output)")
      #expect(call.errors.contains("new or empty folder"), "\(call.errors)")
      #expect(call.errors.contains(name), "\(call.errors)")
      #expect(FileManager.default.subpaths(atPath: folder.path(path)) == before)
    }
    for name in ["b.png", "equal.png", "other.png", "notes.txt", ".hidden"] {
      try folder.write(Data("mine".utf8), "own \(name)/\(name)")
      try refused("--diff", "own \(name)", name)
      try refused("--report", "own \(name)", name)
      #expect(try Data(contentsOf: folder.file("own \(name)/\(name)")) == Data("mine".utf8))
    }
    for name in ["Package.swift", ".git/HEAD"] { try folder.write(Data(), "root/\(name)") }
    try refused("--report", "root", "Package.swift")
    // A folder that is new or empty is used, again and again, also for both at once.
    mkdir(folder.path("empty"), 0o700)
    for path in ["new folder", "empty"] {
      for _ in 0..<2 {
        #expect(try compare("old", "new", "--diff", path, "--report", path + "/report").status == 1)
      }
      #expect(FileManager.default.fileExists(atPath: folder.path(path + "/b.png")))
    }
    for _ in 0..<2 {
      #expect(try compare("old", "new", "--diff", "r/diff", "--report", "r").status == 1)
    }
    // Without a difference no folder is created.
    #expect(try compare("old", "old", "--diff", "none").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test func anOlderDifferenceIsRemoved() throws {
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.path(name))
    }
    try folder.write(white, "old/deep/x.png")
    try folder.write(black, "new/deep/x.png")
    #expect(try compare("old", "new", "--diff", "diff").status == 1)
    #expect(try compare("old/deep/x.png", "new/deep/x.png", "--diff", "d.png").status == 1)
    #expect(exists("diff/deep/x.png") && exists("d.png"))
    try folder.write(white, "new/deep/x.png")
    #expect(try compare("old", "new", "--diff", "diff").status == 0)
    #expect(try compare("old/deep/x.png", "new/deep/x.png", "--diff", "d.png").status == 0)
    #expect(!exists("diff/deep/x.png") && !exists("d.png"))
    // A file that isn't a picture belongs to no difference.
    try folder.write(Data("mine".utf8), "notes.txt")
    #expect(try compare("old/deep/x.png", "new/deep/x.png", "--diff", "notes.txt").status == 0)
    #expect(exists("notes.txt"))
  }

  @Test func whatCannotBeComparedLeavesNoReport() throws {
    try folder.write(white, "a.png")
    #expect(try compare("a.png", "none.png", "--report", "report").status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path("report")))
  }

  // MARK: Tolerance

  @Test(arguments: [
    ["--channel", "255"], ["--max-different", "99999999"], ["--max-different", "400"],
    ["--precision", "0"], ["--oklab", "1"], ["--yiq", "1"], ["--window", "4:16"],
    ["--ignore", "0,0,20,20"], ["--ignore", "0,0,12,20", "--ignore", "10,0,500,500"],
  ])
  func whiteDoesNotPassForBlack(options: [String]) throws {
    try folder.write(white, "a.png")
    try folder.write(black, "b.png")
    let call = try CompareCall(["a.png", "b.png"] + options, folder: folder.url)
    #expect(call.status == 2, "\(call.output)")
    #expect(call.errors.contains("for a black one, so nothing could ever fail"))
  }

  // MARK: Places

  /// In the folder of the differences, as an earlier checkout may have left it.
  @Test func differencesAreNotWrittenThroughLinks() throws {
    for side in ["old", "new"] {
      try folder.write(side == "old" ? white : black, "\(side)/a.png")
      try folder.write(side == "old" ? white : black, "\(side)/in/b.png")
    }
    try folder.write(white, "victims/victim.png")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("diff"), withIntermediateDirectories: true)
    try folder.write(Data("tateyoko-differences 1\n".utf8), "diff/.tateyoko-differences")
    for (name, target) in [("a.png", "../victims/victim.png"), ("in", "../victims")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/diff/" + name, withDestinationPath: target)
    }
    let call = try compare("old", "new", "--diff", "diff")
    #expect(call.status == 2, "\(call.output)")
    let printed = call.output + call.errors
    #expect(printed.contains("is a symbolic link"), "\(printed)")
    let victims = folder.url.appendingPathComponent("victims")
    #expect(try FileManager.default.contentsOfDirectory(atPath: victims.path) == ["victim.png"])
    #expect(try Data(contentsOf: victims.appendingPathComponent("victim.png")) == white)
  }

  // MARK: Digests

  /// The same image data shows other colours under another gamma; the digests are unchanged.
  @Test func aGammaInPlaceOfSRGBIsSeen() throws {
    let picture = try Bitmap(width: 20, height: 20)
    picture.fill(BitmapPixel(red: 90, green: 120, blue: 200))
    let data = try PNGCodec.encode(picture)
    let ours = RawPNG.chunk("sRGB", [1])
    let range = try #require(data.range(of: Data(ours)))
    for other in [
      RawPNG.chunk("gAMA", RawPNG.big(100_000)),
      ours + RawPNG.chunk("gAMA", RawPNG.big(100_000)),
    ] {
      var changed = data
      changed.replaceSubrange(range, with: other)
      #expect(try PNGCodec.head(data).pixelDigest != nil)
      #expect(try PNGCodec.head(changed).pixelDigest == nil)
      try folder.write(data, "a.png")
      try folder.write(changed, "b.png")
      // sRGB takes precedence over a gamma.
      let isSame = other.count > ours.count + 12
      let call = try compare("a.png", "b.png")
      #expect(call.status == (isSame ? 0 : 1), "\(call.output)\(call.errors)")
    }
  }

  /// Anyone can write a digest into a file, here one picture's into another.
  @Test func aBorrowedDigestIsNoProof() throws {
    func picture(_ color: UInt8) throws -> Data {
      let picture = try Bitmap(width: 20, height: 20)
      picture.fill(BitmapPixel(red: color, green: color, blue: color))
      return try PNGCodec.encode(picture)
    }
    let (ours, theirs) = (try picture(255), try picture(0))
    func seal(_ data: Data) throws -> Range<Data.Index> {
      let name = try #require(data.range(of: Data("tEXtTateyoko-Digest\0".utf8)))
      return name.lowerBound - 4..<name.upperBound + 65 + 4
    }
    var forged = theirs
    forged.replaceSubrange(try seal(theirs), with: ours[try seal(ours)])
    #expect(try PNGCodec.head(forged).storedPixelDigest == PNGCodec.head(ours).pixelDigest)
    try folder.write(ours, "a.png")
    try folder.write(forged, "b.png")
    #expect(try compare("a.png", "b.png").status == 1)
  }

  // MARK: Memory

  @Test func aHundredMegabytesOfTextCostNoMoreThanTheFile() throws {
    let text = RawPNG.chunk(
      "tEXt", Array("Comment\0".utf8) + [UInt8](repeating: 65, count: 100 << 20))
    try folder.write(RawPNG.picture(20, 20, extra: text), "bad.png")
    try folder.write(black, "good.png")
    let call = try CompareCall(["good.png", "bad.png"], folder: folder.url, limits: (150, 2))
    #expect(call.status == 1, "\(call.output)\(call.errors)")
  }

  /// The most that comparing small files costs: 40 million pixels, drawn once more.
  @Test func theLargestPictureKeepsToWhatIsDocumented() throws {
    let raw = [UInt8](repeating: 0, count: 6_300 * (6_300 * 4 + 1))
    try folder.write(
      RawPNG.file(
        RawPNG.header(6_300, 6_300, colorType: 6),
        RawPNG.chunk("IDAT", RawPNG.packed(raw, level: 1))),
      "large.png")
    try folder.write(black, "small.png")
    for options in [[], ["--diff", "d.png"], ["--report", "report"]] {
      let call = try CompareCall(
        ["small.png", "large.png"] + options, folder: folder.url, limits: (200, 3))
      #expect(call.status == 1, "\(call.output)\(call.errors)")
    }
    let head = try PNGCodec.readHead(from: folder.url.appendingPathComponent("d.png"))
    #expect(head.width == 6_300 && head.height == 6_300)
  }

  @Test("a difference larger than both pictures may be together isn't drawn, and that is reported")
  func aWideAndAHighPictureAreNotDrawn() throws {
    for (name, width, height) in [("wide.png", 14_000, 1_000), ("high.png", 1_000, 14_000)] {
      let raw = [UInt8](repeating: 0, count: height * (width / 8 + 1))
      try folder.write(
        RawPNG.file(
          RawPNG.header(UInt32(width), UInt32(height), bitDepth: 1, colorType: 0),
          RawPNG.chunk("IDAT", RawPNG.packed(raw, level: 0))), name)
    }
    let call = try CompareCall(
      ["wide.png", "high.png", "--diff", "d.png", "--report", "report"], folder: folder.url,
      limits: (200, 3))
    #expect(call.status == 1, "\(call.errors)")
    #expect(call.output.contains("The difference is not drawn: at 14000 × 14000 pixels"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("d.png")))
  }

  @Test func bothPicturesTogetherHaveALimit() throws {
    let packed = RawPNG.packed([UInt8](repeating: 0, count: 4_600 * 4_601), level: 0)
    for name in ["a.png", "b.png"] {
      try folder.write(
        RawPNG.file(
          RawPNG.header(4_600, 4_600, colorType: 0),
          RawPNG.chunk("IDAT", packed),
          RawPNG.chunk("teSt", Array(name.utf8))), name)
    }
    let call = try CompareCall(["a.png", "b.png"], folder: folder.url, limits: (200, 2))
    #expect(call.status == 2, "\(call.output)")
    #expect(call.errors.contains("The pictures have 42320000 pixels together"), "\(call.errors)")
    #expect(try compare("a.png", "b.png", "--max-pixels", "22000000").status == 0)
  }
}
