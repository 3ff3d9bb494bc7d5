import Foundation
import TestProcesses
import TestSupport
import Testing

/// Baselines under processes that are killed, that record concurrently, and that fill the disk.
@Suite(.waitingForProcesses) struct EnduranceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let probe = CommandLineRun.executable.deletingLastPathComponent()
    .appendingPathComponent("EnduranceProbe")

  private func start(_ arguments: String..., fileSizeLimit: Int? = nil) throws -> Process {
    let process = Process()
    process.executableURL = Self.probe
    process.arguments = arguments
    if let fileSizeLimit {
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments =
        ["-c", "ulimit -f \(fileSizeLimit); exec \"$0\" \"$@\"", Self.probe.path] + arguments
    }
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TATEYOKO_ARTIFACTS": folder.path("artifacts")]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func run(_ arguments: String...) throws -> Int32 {
    let process = try start(
      arguments[0], arguments[1], arguments.count > 2 ? arguments[2] : "0",
      arguments.count > 3 ? arguments[3] : "0")
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func pictures() throws -> [String] {
    try folder.contents(of: "snapshots").keys.filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func aKilledRecordingLeavesEveryBaselineWhole() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/check-kill").standardizedFileURL
    process.arguments = [script.path, "--count", "10", "--folder", folder.path("killed")]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TATEYOKO_ENDURANCE_PROBE": Self.probe.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func twoProcessesThatRecordAtOnceLoseNothing() throws {
    let processes = [
      try start("record", folder.path("snapshots"), "40", "1", "left"),
      try start("record", folder.path("snapshots"), "40", "1", "right"),
      // And two over the same names, with each file coming from one or the other.
      try start("record", folder.path("snapshots"), "20", "1", "both"),
      try start("record", folder.path("snapshots"), "20", "2", "both"),
    ]
    for process in processes { process.waitUntilExit() }
    #expect(processes[0].terminationStatus == 0)
    #expect(processes[1].terminationStatus == 0)
    #expect(try pictures().count == 100)
    #expect(try run("check", folder.path("snapshots")) == 0)
    #expect(try folder.contents(of: "snapshots").keys.allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test func whenNoFileMayGrowTheOldBaselinesStay() throws {
    #expect(try run("record", folder.path("snapshots"), "10", "1") == 0)
    let before = try folder.contents(of: "snapshots")
    let process = try start("record", folder.path("snapshots"), "10", "2", fileSizeLimit: 1)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try folder.contents(of: "snapshots") == before)
  }

  /// As another user, because permission checks don't apply to root.
  @Test(
    .enabled(if: getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func whoMayNotWriteLosesNothingAndKeepsWhatToAccept() throws {
    #expect(try run("record", folder.path("snapshots"), "3", "1") == 0)
    let before = try folder.contents(of: "snapshots")
    chmod(folder.url.path, 0o755)
    chmod(folder.path("snapshots"), 0o555)
    mkdir(folder.path("artifacts"), 0o777)
    _ = try? FileManager.default.removeItem(atPath: folder.path("artifacts"))
    mkdir(folder.path("artifacts"), 0o777)
    chmod(folder.path("artifacts"), 0o777)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    process.arguments = [
      "--reuid=65534", "--regid=65534", "--clear-groups", Self.probe.path, "record",
      folder.path("snapshots"), "4", "2",
    ]
    let text = try output(of: process)
    // Other users may have no access to the folder that the tests were built in.
    guard process.terminationStatus != 126, process.terminationStatus != 127 else { return }
    #expect(process.terminationStatus == 1, "\(text)")
    #expect(text.contains("Permission denied"), "\(text)")
    #expect(text.contains("pending   file://"), "\(text)")
    #expect(try folder.contents(of: "snapshots") == before)
    let pending = try folder.contents(of: "artifacts/pending").keys.filter { $0.hasSuffix(".png") }
    #expect(pending.count == 4)
  }

  /// Runs a process to its end, with the test's own artifacts.
  private func output(of process: Process) throws -> String {
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TATEYOKO_ARTIFACTS": folder.path("artifacts")]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  /// The peak memory of a run with this many snapshots, in megabytes.
  private func peak(_ way: String, _ count: Int) throws -> Double {
    let process = Process()
    process.executableURL = Self.probe
    process.arguments = [way, folder.path("\(way)-\(count)"), "\(count)", "2"]
    let text = try output(of: process)
    let words = text.split(whereSeparator: \.isWhitespace)
    return Double(words.dropLast().last ?? "") ?? .infinity
  }

  @Test func memoryStaysFlatOverManySnapshots() throws {
    let few = try peak("texts", 100)
    // At 40 KB per snapshot, which the heap once took, this would be 80 MB.
    #expect(try peak("texts", 2000) < few + 20)
  }

  @Test func memoryStaysFlatOverAScenarioRun() throws {
    let few = try peak("scenarios", 500)
    // At 10 KB per picture, which a record written at once took, this would be 20 MB.
    #expect(try peak("scenarios", 2500) < few + 8)
  }
}
