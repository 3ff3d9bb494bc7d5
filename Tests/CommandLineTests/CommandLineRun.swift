import Foundation

/// One call of the built command in a separate process.
struct CommandLineRun {
  var status: Int32
  var output: String
  var errors: String
  /// The process's peak memory in megabytes; sampled, if requested.
  var peakMemory = 0.0

  /// The command next to the running tests.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("tateyoko")

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - environment: Variables to add to this process's environment.
  ///   - fileSizeLimit: The size in KB that no file may exceed.
  ///   - measuresMemory: Whether to sample the process's memory while it runs.
  ///   - program: The program to run instead of the command.
  init(
    _ arguments: [String], environment: [String: String] = [:], fileSizeLimit: Int? = nil,
    measuresMemory: Bool = false, folder: URL? = nil, program: URL = Self.executable
  ) throws {
    let process = Process()
    if let fileSizeLimit {
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments =
        ["-c", "ulimit -f \(fileSizeLimit); exec \"$0\" \"$@\"", program.path] + arguments
    } else {
      process.executableURL = program
      process.arguments = arguments
    }
    var all = ProcessInfo.processInfo.environment
    for name in [
      "CI", "TATEYOKO_RECORD", "SNAPSHOT_TESTING_RECORD", "SOURCE_DATE_EPOCH", "GITHUB_ACTIONS",
      "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "GITLAB_CI", "CI_PROJECT_DIR",
    ] { all[name] = nil }
    process.environment = all.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    // Files, because a full pipe would block the command.
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-run-\(UUID().uuidString)")
    let files = ["out", "err"].map { base.appendingPathExtension($0) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { try Data().write(to: file) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    while measuresMemory, process.isRunning {
      // The system's own high-water mark, so only the last millisecond's growth is missed.
      peakMemory = max(peakMemory, Self.peakMemory(of: process.processIdentifier))
      usleep(1000)
    }
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try String(contentsOf: files[0], encoding: .utf8)
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }

  private static func peakMemory(of process: Int32) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    // Before the command is loaded these numbers belong to the process that starts it.
    guard status.hasPrefix("Name:\ttateyoko\n") else { return 0 }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (kilobytes.flatMap { Double($0) } ?? 0) / 1024
  }
}
