import Foundation
import FoundationXML
import RunRecord
import TestProcesses
import TestSupport
import Testing

/// A suite run in shards, merged, and reported to the service that ran it.
@Suite(.waitingForProcesses) struct MergeCommandTests {
  private let part = ["--scenario", "PagedTables/D4", "--scenario", "PagedTables/D1"]
  private let folder: TemporaryFolder
  private var snapshots: [String] { ["--snapshots", folder.path("snapshots")] }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("snapshots"), withIntermediateDirectories: false)
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> CommandLineRun {
    try CommandLineRun(arguments, environment: environment, folder: folder.url)
  }

  private func shard(_ shard: String, to report: String, costs: String? = nil) throws
    -> CommandLineRun
  {
    try run(
      ["verify", "--quiet", "--shard", shard, "--report", report] + part + snapshots
        + (costs.map { ["--costs", $0] } ?? []))
  }

  private func record(_ report: String) throws -> RunRecord {
    try RunRecord(
      json: Data(contentsOf: folder.url.appendingPathComponent("\(report)/run.json")))
  }

  @Test("a killed shard doesn't appear to have finished")
  func killed() throws {
    let arguments = ["verify", "--quiet", "--scenario", "PagedTables"] + snapshots
    #expect(try run(arguments + ["--shard", "1/2", "--report", "parts/1"]).status == 1)
    // Earlier results in the folder don't count.
    #expect(try run(arguments + ["--shard", "2/2", "--report", "parts/2"]).status == 1)
    #expect(try run(["merge", "parts", "--output", "before"]).status == 1)
    let process = Process()
    process.executableURL = CommandLineRun.executable
    process.arguments = arguments + ["--shard", "2/2", "--report", "parts/2"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let journal = folder.path("parts/2/snapshots.jsonl")
    while process.isRunning, (try? Data(contentsOf: URL(fileURLWithPath: journal)))?.isEmpty ?? true
    {
      usleep(500)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try #require(process.terminationReason == .uncaughtSignal)
    let merged = try run(["merge", "parts", "--output", "merged"])
    #expect(merged.status == 2, "\(merged.output)")
    #expect(merged.output.contains("2 (shard 2/2) was interrupted after "))
    let all = try record("merged")
    #expect(!all.header.isFinished && all.header.parts?.map(\.finished) == [nil, false])
    #expect(all.snapshots.count > (all.header.parts?[0].snapshotCount ?? .max))
    #expect(try run(["merge", "parts", "--output", "m2", "--allow-missing"]).status == 1)
  }

  @Test("every picture is in exactly one shard, with or without costs; merged, they are the whole")
  func exactlyOnce() throws {
    let whole = try run(["verify", "--quiet", "--report", "whole"] + part + snapshots)
    #expect(whole.status == 1, "there are no baselines: \(whole.errors)")
    let names = try record("whole").snapshots.map { "\($0.scenario)/\($0.id)" }
    for (folder, costs) in [("plain", nil), ("by-cost", "whole"), ("first-time", "none.json")] {
      for index in 1...3 {
        #expect(try shard("\(index)/3", to: "\(folder)/\(index)", costs: costs).status == 1)
      }
      var seen: [String: Int] = [:]
      for index in 1...3 {
        let record = try record("\(folder)/\(index)")
        #expect(record.header.shard?.description == "\(index)/3")
        #expect(!record.snapshots.isEmpty)
        for snapshot in record.snapshots {
          seen["\(snapshot.scenario)/\(snapshot.id)", default: 0] += 1
        }
      }
      #expect(seen.count == names.count && seen.values.allSatisfy { $0 == 1 })
      let merged = try run(["merge", folder, "--output", "\(folder)-merged"])
      #expect(merged.status == 1, "\(merged.output) \(merged.errors)")
      #expect(merged.output.contains("\(names.count) snapshots: \(names.count) missing"))
      let all = try record("\(folder)-merged")
      #expect(Set(all.snapshots.map { "\($0.scenario)/\($0.id)" }) == Set(names))
      #expect(all.header.problems == nil, "\(all.header.problems ?? [])")
    }
    // Merged results can be accepted as if they came from one machine.
    let accepted = try run(["accept", "--all", "--report", "by-cost-merged"])
    #expect(accepted.status == 0, "\(accepted.output) \(accepted.errors)")
    #expect(try run(["verify", "--quiet"] + part + snapshots).status == 0)
  }

  @Test func moreShardsThanPicturesLeaveSomeEmpty() throws {
    let one = ["--scenario", "PagedTables/D4", "--device", "iphone-8", "--orientation", "portrait"]
    var count = 0
    for index in 1...3 {
      let run = try run(
        ["verify", "--shard", "\(index)/3", "--report", "\(index)"] + one + snapshots)
      let snapshots = try record("\(index)").snapshots.count
      #expect(run.status == (snapshots == 0 ? 0 : 1), "\(run.errors)")
      #expect(run.output.contains("shard     \(index)/3"))
      count += snapshots
    }
    #expect(count == 2)
  }

  @Test func aMissingShardEndsWithStatusTwo() throws {
    for index in [1, 3] { _ = try shard("\(index)/3", to: "parts/\(index)") }
    let merged = try run(["merge", "parts"])
    #expect(merged.status == 2)
    #expect(merged.output.contains("note      Shard 2/3 is missing, and its snapshots with it."))
    #expect(try run(["merge", "parts", "--allow-missing"]).status == 1)
    // A shard from a different split may overlap with the others.
    _ = try run(
      ["verify", "-q", "--shard", "2/3", "--report", "parts/2", "--scenario", "PagedTables/D4"]
        + snapshots)
    let other = try run(["merge", "parts"])
    #expect(other.status == 2)
    #expect(other.output.contains("the same costs file"))
  }

  /// As `tateyoko test`, which left the reports, does.
  @Test func aFaultyLayoutIsAFailureNotAnEndedRun() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("part"), withIntermediateDirectories: false)
    let header = RunHeader(
      title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "x")
    let faulty = SnapshotRecord(
      id: "fits.1.layout", scenario: "LayoutTests", name: "fits.1.layout", outcome: .error)
    try RunRecord(header: header, snapshots: [faulty]).json()
      .write(to: URL(fileURLWithPath: folder.path("part/run.json")))
    let merged = try run(["merge", "part", "--output", "merged"])
    #expect(merged.status == 1, "\(merged.output) \(merged.errors)")
    #expect(merged.output.contains("1 snapshots: 1 error"), "\(merged.output)")
  }

  @Test func whatCannotBeMergedIsNamed() throws {
    let none = try run(["merge", "none"])
    #expect(none.status == 2)
    #expect(none.errors.contains("/none is not the report of a run: There is no such folder."))
    #expect(none.output.isEmpty)
    try FileManager.default.createDirectory(
      atPath: folder.path("broken"), withIntermediateDirectories: false)
    try Data(#"{"schema": 99}"#.utf8).write(
      to: URL(fileURLWithPath: folder.path("broken/run.json")))
    let newer = try run(["merge", "broken"])
    #expect(newer.status == 2)
    #expect(newer.errors.contains("This record has schema 99"))
    #expect(try run(["merge"]).status == 2)
  }

  @Test(arguments: [
    (["--shard", "4/3"], "--shard takes a shard such as 2/4"),
    (["--shard", "x"], "not “x”"),
    (["--costs", "run.json"], "--costs requires --shard"),
    (["--shard", "1/2", "--costs", "bad.json"], "--costs: "),
  ])
  func aPartThatCannotBeToldEndsTheRun(arguments: [String], words: String) throws {
    try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.path("bad.json")))
    let run = try run(["verify"] + arguments + part + snapshots)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  // MARK: Services

  private let small = [
    "verify", "--quiet", "--scenario", "PagedTables/D4", "--device", "iphone-8", "--orientation",
    "portrait",
  ]

  @Test func gitHubIsToldWhereItRuns() throws {
    let page = folder.path("summary.md")
    let github = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": page, "CI": "true",
      "GITHUB_WORKSPACE": folder.url.resolvingSymlinksInPath().path,
    ]
    let run = try run(small + ["--snapshots", "snapshots"], environment: github)
    #expect(run.status == 1)
    let commands = run.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.count == 2)
    #expect(
      commands.first?.hasPrefix(
        "::error file=snapshots/PagedTables/D4.iphone-8.ios-11.2.portrait.page-1.png,title=")
        == true)
    let summary = try String(contentsOfFile: page, encoding: .utf8)
    #expect(summary.hasPrefix("### ❌ ") && summary.contains("2 missing"))

    // Elsewhere, and for a shard that another job reports, nothing is printed.
    try FileManager.default.removeItem(atPath: page)
    let plain = try self.run(small + snapshots, environment: ["GITHUB_STEP_SUMMARY": page])
    let none = try self.run(small + snapshots + ["--annotations", "none"], environment: github)
    let shard = try self.run(small + snapshots + ["--shard", "1/1"], environment: github)
    for run in [plain, none, shard] { #expect(!run.output.contains("::error")) }
    #expect(!FileManager.default.fileExists(atPath: page))

    let merged = try self.run(
      ["merge", "tateyoko-report", "-o", "merged"], environment: github)
    #expect(merged.output.components(separatedBy: "\n::error ").count == 2, "\(merged.output)")
    #expect(FileManager.default.fileExists(atPath: page))
  }

  @Test func aPageThatCannotBeWrittenEndsWithStatusTwo() throws {
    let run = try run(
      small + snapshots + ["--annotations", "github"],
      environment: ["GITHUB_STEP_SUMMARY": folder.path("none/summary.md")])
    #expect(run.status == 2)
    #expect(run.errors.contains("none/summary.md"))
  }

  @Test func aReportIsMadeInEachForm() throws {
    _ = try run(small + snapshots)
    func report(_ format: String) throws -> String {
      let run = try run(["report", "--format", format])
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    #expect(try XMLDocument(xmlString: report("junit")).rootElement()?.name == "testsuites")
    #expect(try report("markdown").hasPrefix("### ❌"))
    #expect(try report("github").hasPrefix("::error "))
    #expect(try RunRecord(json: Data(report("json").utf8)) == record("tateyoko-report"))
    let gitlab = try JSONSerialization.jsonObject(with: Data(report("gitlab").utf8))
    #expect((gitlab as? [[String: Any]])?.count == 2)

    let page = folder.url.appendingPathComponent("tateyoko-report/index.html")
    let before = try Data(contentsOf: page)
    try FileManager.default.removeItem(at: page)
    let again = try run(["report"])
    #expect(again.status == 0 && again.output.contains("tateyoko-report/index.html"))
    #expect(try Data(contentsOf: page) == before)
    let file = try run(["report", "-f", "junit", "-o", "out.xml"])
    #expect(file.status == 0 && file.output.isEmpty)
    #expect(FileManager.default.fileExists(atPath: folder.path("out.xml")))
    #expect(try run(["report", "nothing"]).status == 2)
    #expect(try run(["report", "-o", "x"]).errors.contains("--output requires --format"))
  }
}
