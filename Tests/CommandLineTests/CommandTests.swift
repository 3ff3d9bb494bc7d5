import Devices
import Foundation
import Pixels
import RunRecord
import Scenarios
import Tateyoko
import TestProcesses
import TestSupport
import Testing

/// The command as the shell sees it: output, exit status, files.
@Suite(.waitingForProcesses) struct CommandTests {
  /// Two small pictures, enough to see what a run does.
  private let part = [
    "--scenario", "PagedTables/D4", "--device", "iphone-8", "--orientation", "portrait",
  ]
  private let folder: TemporaryFolder
  private var snapshots: [String] { ["--snapshots", folder.path("snapshots")] }
  private var report: [String] { ["--report", folder.path("report")] }
  private let picture = "PagedTables/D4.iphone-8.ios-11.2.portrait.page-1.png"

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("snapshots"), withIntermediateDirectories: false)
  }

  private func record(_ more: [String] = []) throws -> CommandLineRun {
    try CommandLineRun(["record"] + part + snapshots + more)
  }

  private func verify(
    _ more: [String] = [], environment: [String: String] = [:]
  ) throws -> CommandLineRun {
    try CommandLineRun(["verify"] + part + snapshots + report + more, environment: environment)
  }

  @Test func recordingTwiceWritesOnce() throws {
    let first = try record()
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("2 pictures: 2 recorded"))
    let files = try folder.contents(of: "snapshots")
    let second = try record()
    #expect(second.status == 0)
    #expect(second.output.contains("2 pictures: 2 up to date"))
    #expect(try folder.contents(of: "snapshots") == files)
    #expect(!second.output.contains("\u{1B}"), "colours belong to terminals")
  }

  @Test func verifyingTellsEqualMissingAndDifferentApart() throws {
    let missing = try verify()
    #expect(missing.status == 1)
    #expect(missing.output.contains("2 pictures: 2 missing"))
    #expect(missing.output.contains("accept    tateyoko record --scenario PagedTables/D4"))
    #expect(try folder.contents(of: "snapshots").isEmpty)

    _ = try record()
    let equal = try verify()
    #expect(equal.status == 0, "\(equal.output)")
    #expect(equal.output.contains("2 pictures: 2 equal"))

    let page3 = "PagedTables/D4.iphone-8.ios-11.2.portrait.page-3.png"
    try FileManager.default.removeItem(atPath: folder.path("snapshots/\(picture)"))
    try FileManager.default.copyItem(
      atPath: folder.path("snapshots/\(page3)"), toPath: folder.path("snapshots/\(picture)"))
    let different = try verify()
    #expect(different.status == 1)
    #expect(different.output.contains("2 pictures: 1 changed, 1 equal"))
    #expect(different.output.contains("UIScrollView contentOffset.x 750 → 0"))
    #expect(different.output.contains(folder.file("report/index.html").absoluteString))
    #expect(FileManager.default.fileExists(atPath: folder.path("report/index.html")))
  }

  @Test(arguments: [
    (Damage.truncated, "the PNG file is truncated", 2), (.empty, "the file is empty (0 bytes)", 2),
    (.foreign, "this is not a PNG file", 2), (.huge, "claims 30000 × 30000 pixels", 2),
    (.bitFlip, "the PNG file is damaged", 2), (.onePixel, "1 of 1,000,500 pixels differ", 1),
  ])
  func aDamagedBaselineIsNamedAndLeftAlone(damage: Damage, words: String, status: Int32) throws {
    _ = try record()
    let file = URL(fileURLWithPath: folder.path("snapshots/\(picture)"))
    let damaged = try damage.done(to: file)
    try damaged.write(to: file)
    let run = try verify()
    #expect(run.status == status)
    #expect(run.output.contains(words), "\(run.output)")
    // The remedy: a damaged file is restored or recorded again, a changed one accepted.
    #expect(run.output.contains(status == 2 ? "record it again." : "accept    tateyoko record"))
    #expect(run.output.contains("2 pictures: 1 \(status == 2 ? "error" : "changed"), 1 equal"))
    #expect(try Data(contentsOf: file) == damaged)

    let anew = try record()
    #expect(anew.status == 0, "\(anew.output)")
    #expect(try verify().status == 0)
  }

  /// The kinds of damage a baseline can have.
  enum Damage: CaseIterable {
    case truncated, empty, foreign, huge, bitFlip, onePixel

    func done(to file: URL) throws -> Data {
      var data = try Data(contentsOf: file)
      switch self {
      case .truncated: return data.prefix(1000)
      case .empty: return Data()
      case .foreign: return Data("hello".utf8)
      case .huge:
        data.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        let size = data[16..<29]
        data.replaceSubrange(8..<33, with: RawPNG.chunk("IHDR", Array(size)))
        return data
      case .bitFlip:
        data[data.count / 2] ^= 0x55
        return data
      case .onePixel:
        let bitmap = try PNGCodec.read(from: file)
        bitmap.withUnsafeMutableBytes { $0[0] ^= 1 }
        return try bitmap.pngData()
      }
    }
  }

  @Test func aFolderInABaselinesPlaceIsNamedAndStays() throws {
    _ = try record()
    let path = folder.path("snapshots/\(picture)")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    for run in [try verify(), try record()] {
      #expect(run.status == 2)
      #expect(run.output.contains("is a folder") || run.output.contains("Is a directory"))
    }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  @Test func aFolderOfBaselinesThatIsNotThereEndsTheRun() throws {
    try FileManager.default.removeItem(atPath: folder.path("snapshots"))
    let run = try verify()
    #expect(run.status == 2)
    #expect(run.errors.contains("Baseline folder \(folder.path("snapshots")) not found"))
    #expect(run.errors.contains("“tateyoko record”"))
    #expect(run.output.isEmpty, "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("report")))
  }

  @Test func anUnwritableReportFolderEndsTheRun() throws {
    _ = try record()
    try Data().write(to: URL(fileURLWithPath: folder.path("report")))
    let run = try verify()
    #expect(run.status == 2)
    #expect(run.errors.contains("The report cannot be written"), "\(run.errors)")
    #expect(run.errors.contains(folder.path("report")))
  }

  @Test func aFullDiskLeavesTheBaselinesAsTheyWere() throws {
    _ = try record()
    // Page 3 in place of page 1, so that recording needs to write.
    let page3 = folder.path("snapshots/PagedTables/D4.iphone-8.ios-11.2.portrait.page-3.png")
    let path = folder.path("snapshots/\(picture)")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: page3, toPath: path)
    let files = try folder.contents(of: "snapshots")
    let run = try CommandLineRun(["record"] + part + snapshots, fileSizeLimit: 8)
    #expect(run.status == 2, "\(run.output) \(run.errors)")
    let sentence = "the disk is full or the quota is exceeded"
    #expect(run.errors.components(separatedBy: sentence).count == 2, "\(run.errors)")
    #expect(run.output.isEmpty, "\(run.output)")
    #expect(try folder.contents(of: "snapshots") == files)
  }

  @Test func aFullDiskIsToldOnceAndEndsRecording() throws {
    let run = try CommandLineRun(
      ["record", "--scenario", "PagedTables/D4"] + snapshots, fileSizeLimit: 8)
    #expect(run.status == 2)
    #expect(run.output.isEmpty, "\(run.output)")
    #expect(run.errors.components(separatedBy: "Free some space and run again").count == 2)
    #expect(try folder.contents(of: "snapshots").isEmpty)
  }

  @Test func aFullDiskUnderTheReportEndsTheRun() throws {
    _ = try record()
    let run = try CommandLineRun(
      ["verify"] + part + snapshots + report, fileSizeLimit: 8)
    #expect(run.status == 2)
    // The verdicts are still printed, and the disk error once.
    #expect(run.output.contains("2 pictures: 2 equal"), "\(run.output)")
    #expect(!run.output.contains("index.html"))
    #expect(run.errors.components(separatedBy: "the disk is full").count == 2, "\(run.errors)")
  }

  @Test func aMissingFontIsNamedWithItsPackage() throws {
    _ = try record()
    let run = try verify(environment: ["TATEYOKO_FONTS": folder.path("no-fonts")])
    #expect(run.status == 2)
    #expect(run.errors.contains("is missing"), "\(run.errors)")
    #expect(run.errors.contains("apt-get install"))
    #expect(run.output.isEmpty, "\(run.output)")
  }

  @Test func aToleranceMayBeGivenForARun() throws {
    _ = try record()
    let run = try verify(["--channel", "3"])
    #expect(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("report/run.json")))
    let facts = try RunRecord(json: data).header.environment ?? []
    #expect(facts.contains { $0.name == "tolerance" && $0.value == "each channel by 3 of 255" })
    let blind = try verify(["--channel", "255"])
    #expect(blind.status == 2)
    #expect(blind.output.contains("accepts a white picture for a black one"), "\(blind.output)")
  }

  @Test func jobsDoNotChangeAByte() throws {
    let wide = ["--scenario", "PagedTables/D2", "--device", "iphone-x", "--device", "iphone-8"]
    for jobs in ["1", "2", "5"] {
      let run = try CommandLineRun(
        ["record", "--quiet", "--jobs", jobs, "--snapshots", folder.path("jobs-\(jobs)")] + wide)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
    }
    let one = try folder.contents(of: "jobs-1")
    #expect(one.count == 8)
    #expect(try folder.contents(of: "jobs-2") == one)
    #expect(try folder.contents(of: "jobs-5") == one)
  }

  /// A picture of these devices has 11 to 16 megabytes; keeping a few more of them would be measurable.
  @Test(arguments: ["1", "2"])
  func memoryDoesNotGrowWithThePictures(jobs: String) throws {
    func peak(_ scenario: String) throws -> (count: Int, megabytes: Double) {
      let run = try CommandLineRun(
        ["verify", "--jobs", jobs, "--device", "iphone-x", "--device", "ipad-pro-11-1"]
          + ["--scenario", scenario] + snapshots + report, measuresMemory: true)
      // Without baselines each picture also goes into the report.
      #expect(run.status == 1, "\(run.errors)")
      let record = try Data(contentsOf: URL(fileURLWithPath: folder.path("report/run.json")))
      return (try RunRecord(json: record).snapshots.count, run.peakMemory)
    }
    let few = try peak("PagedTables/D1")
    let many = try peak("PagedTables")
    #expect(few.count == 8 && many.count == 38)
    #expect(few.megabytes > 30)
    #expect(many.megabytes < few.megabytes + 48, "\(few) \(many)")
  }

  @Test func pixmansVectorPathsDoNotChangeAByte() throws {
    _ = try record()
    let files = try folder.contents(of: "snapshots")
    let run = try CommandLineRun(
      ["record", "--snapshots", folder.path("plain")] + part,
      environment: ["PIXMAN_DISABLE": "mmx sse2 ssse3"])
    #expect(run.status == 0)
    #expect(try folder.contents(of: "plain") == files)
  }

  @Test func resultsAreToldInTheOrderOfTheScenarios() throws {
    let run = try CommandLineRun(["verify", "--jobs", "3"] + part + snapshots + report)
    let record = try Data(contentsOf: URL(fileURLWithPath: folder.path("report/run.json")))
    #expect(run.status == 1)
    let ids = try RunRecord(json: record).snapshots.map(\.id)
    #expect(
      ids == [
        "D4.iphone-8.ios-11.2.portrait.page-1", "D4.iphone-8.ios-11.2.portrait.page-3",
      ])
  }

  // MARK: Wrong use

  @Test func anUnknownDeviceNamesItsNeighbours() throws {
    let run = try CommandLineRun(["verify", "--device", "iphone-xx"])
    #expect(run.status == 2)
    #expect(run.errors.contains("Unknown device “iphone-xx”. Did you mean iphone-x, "))
    #expect(run.errors.contains("tateyoko devices"))
  }

  @Test(arguments: [
    (["verify", "--scenario", "PagedTable"], "Did you mean PagedTables"),
    (["verify", "--orientation", "sideways"], "Valid values: portrait, landscape"),
    (["verify", "--posture", "ajar"], "Valid values: closed, half-open, open"),
    (["verify", "--posture", "half-opened"], "Did you mean half-open"),
    (["verify", "--os", "eleven"], "“eleven” is not an OS version"),
    (["verify", "--jobs", "0"], "--jobs takes a number from 1 to 256"),
    (["verify", "--device", "iphone-4s"], "Nothing selected"),
    (
      ["verify", "--os", "11.3"],
      "Available devices and OS versions: iphone-x 11.2, iphone-8 11.2"
    ),
    (["verify", "--os", "eleven"], "See 'tateyoko verify --help'"),
    (["verify", "--device", "iPhone X"], "Did you mean iphone-x, "),
    (["devices", "--os", "99"], "No device in the catalogue runs iOS 99"),
    (["frobnicate"], "Unknown command “frobnicate”."),
    (["verif"], "Did you mean verify?"), (["verify", "--jbos", "2"], "Unknown option '--jbos'"),
  ])
  func wrongUseEndsWithStatusTwo(arguments: [String], words: String) throws {
    let run = try CommandLineRun(arguments, folder: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  // MARK: Telling

  @Test func theScriptThatStandsInForTheCommandIsNamed() throws {
    let run = try verify(environment: ["TATEYOKO_COMMAND": "scripts/run"])
    #expect(run.output.contains("accept    scripts/run record --scenario PagedTables/D4"))
  }

  @Test func picturesAreToldInTheirOrderByManyJobs() throws {
    _ = try record()
    let run = try CommandLineRun(
      ["verify", "-v", "--jobs", "4", "--scenario", "PagedTables/D4", "--device", "iphone-8"]
        + ["--device", "iphone-x"] + snapshots + report)
    let told = run.output.split(separator: "\n")
      .filter { !$0.hasPrefix(" ") && $0.contains("PagedTables/D4.") }
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    let json = try Data(contentsOf: URL(fileURLWithPath: folder.path("report/run.json")))
    #expect(told.count == 8)
    #expect(told == (try RunRecord(json: json).snapshots.map(\.id)))
  }

  @Test func helpAndVersionSucceed() throws {
    let help = try CommandLineRun(["--help"])
    #expect(help.status == 0)
    for command in ["verify", "record", "devices"] { #expect(help.output.contains(command)) }
    let version = try CommandLineRun(["--version"])
    #expect(version.status == 0)
    #expect(version.output.range(of: #"^\d+\.\d+\.\d+\n$"#, options: .regularExpression) != nil)
  }

  @Test func devicesAreListedAsATableAndAsJSON() throws {
    let table = try CommandLineRun(["devices"])
    #expect(table.status == 0)
    // Notes follow on devices whose first release is newer than the numbers.
    let lines = table.output.components(separatedBy: "\n\n")[0].split(separator: "\n")
    #expect(lines.count == Device.all.count + 1)
    let phone = try #require(lines.first { $0.hasPrefix("iphone-x ") })
    #expect(phone.contains("375 × 812"))
    #expect(phone.contains("44/0/34/0"))
    #expect(phone.contains("0/44/21/44"))

    let json = try CommandLineRun(["devices", "--json", "--os", "11.2"])
    let all = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    let ids = all.compactMap { $0["id"] as? String }
    #expect(ids.contains("iphone-x"))
    #expect(!ids.contains("iphone-15"))
    let entry = try #require(all.first { $0["id"] as? String == "iphone-x" })
    let landscape = try #require(entry["landscape"] as? [String: Any])
    #expect((landscape["safeAreaInsets"] as? [String: Double])?["left"] == 44)
  }
}
