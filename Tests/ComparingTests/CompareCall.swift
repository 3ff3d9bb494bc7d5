import Foundation

/// One call of the built `tateyoko-compare` in a separate process.
struct CompareCall {
  var status: Int32
  var output: String
  var errors: String

  private static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("tateyoko-compare")

  /// - Parameter limits: The most that the process may use: megabytes of its own memory, and seconds of the
  ///   processor; the system stops it when it exceeds them.
  init(
    _ arguments: [String], folder: URL? = nil, limits: (megabytes: Int, seconds: Int)? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let setting = limits.map { "ulimit -d \($0.megabytes * 1024) -t \($0.seconds); " } ?? ""
    process.arguments =
      ["-c", setting + "exec \"$0\" \"$@\"", Self.executable.path] + arguments
    if let folder { process.currentDirectoryURL = folder }
    // A trap is a failure; the minutes of its backtrace don't help here.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-compare-\(UUID().uuidString)")
    let files = ["out", "err"].map { base.appendingPathExtension($0) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { try Data().write(to: file) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }
}
