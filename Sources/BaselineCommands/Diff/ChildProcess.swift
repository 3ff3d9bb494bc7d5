import Foundation

/// A program that is run to its end.
enum ChildProcess {
  struct Result {
    /// The exit status; -1 for a program that a signal ended.
    var status: Int32
    /// What it printed, where that was kept.
    var output = Data()
    var errors = ""

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Variables by which git tells a hook or an alias which repository it is about.
  private static let gitVariables = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY",
    "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  /// Runs a program that `PATH` leads to, and keeps what it prints.
  static func run(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Result {
    let process = make(words, in: folder, environment)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both at a time: a full pipe would stop the program.
    let reading = DispatchGroup()
    nonisolated(unsafe) var complaints = Data()
    reading.enter()
    let handle = errors.fileHandleForReading
    Thread.detachNewThread {
      complaints = (try? handle.readToEnd()) ?? Data()
      reading.leave()
    }
    let text = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    reading.wait()
    process.waitUntilExit()
    return Result(
      status: status(of: process), output: text,
      errors: String(decoding: complaints, as: UTF8.self))
  }

  /// Runs a program whose output goes to the standard error: it is no result.
  static func show(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Int32 {
    let process = make(words, in: folder, environment)
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    return status(of: process)
  }

  private static func make(
    _ words: [String], in folder: String, _ environment: [String: String]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.standardInput = FileHandle.nullDevice
    var all = ProcessInfo.processInfo.environment
    for name in gitVariables { all[name] = nil }
    // An empty value takes a variable away.
    for (name, value) in environment { all[name] = value.isEmpty ? nil : value }
    process.environment = all
    return process
  }

  private static func status(of process: Process) -> Int32 {
    process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
