import ChildProcesses
import Foundation

/// The program that the server runs as workers: its own executable, which a build may replace at
/// any time.
struct MCPProgram: Sendable {
  /// The attributes that distinguish one build of a file from the next.
  struct Stamp: Hashable, Sendable {
    var device: UInt
    var number: UInt
    var size: Int
    var written: FileMoment

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_size > 0 else { return nil }
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
      size = Int(status.st_size)
      written = FileMoment(status)
    }
  }

  /// The file's path; determined when the server starts, because the system forgets the path of a
  /// replaced file.
  let path: String
  private let arguments: [String]
  private let environment: [String: String]

  /// The program that is running.
  static var running: MCPProgram? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard count > 0, count < buffer.count else { return nil }
    return MCPProgram(
      path: String(decoding: buffer[..<count], as: UTF8.self), arguments: CommandLine.arguments,
      environment: firstEnvironment)
  }

  /// The environment at the start: since then, the variables that make a test program run a command
  /// were removed, but the next process needs them, too.
  private static var firstEnvironment: [String: String] {
    let current = ProcessInfo.processInfo.environment
    guard let data = FileManager.default.contents(atPath: "/proc/self/environ") else {
      return current
    }
    var first: [String: String] = [:]
    for entry in data.split(separator: 0) {
      let parts = entry.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      first[String(decoding: parts[0], as: UTF8.self)] = String(decoding: parts[1], as: UTF8.self)
    }
    return first.merging(current) { $1 }
  }

  init(path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// The current build; `nil` while a build is replacing it.
  var stamp: Stamp? { Stamp(path) }

  /// Starts a worker with the command that started the server.
  func startWorker() throws -> ChildProcess {
    var environment = environment
    environment[MCPWorker.variable] = "1"
    if environment[CrashReport.variable] == nil {
      environment[CrashReport.variable] = CrashReport.settings
    }
    return try ChildProcess(path, arguments, environment: environment)
  }
}

/// The modification time of a file.
struct FileMoment: Hashable, Comparable, Sendable {
  var seconds: Int
  var nanoseconds: Int

  init(_ status: stat) {
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// `nil` if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  static func < (left: FileMoment, right: FileMoment) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
