import ChildProcesses
import Foundation

/// A program that ran to its end.
struct FinishedProgram {
  /// The exit status; for a program that a signal ended, 128 and its number.
  var status: Int32
  /// What it printed, if that was kept.
  var output = Data()
  var errors = ""

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Variables by which git tells a hook or an alias which repository it is about.
  private static let gitVariables = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY",
    "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  /// Runs a program that `PATH` leads to, and keeps what it prints.
  static func run(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> FinishedProgram {
    let process = try ChildProcess(
      words[0], words, environment: all(environment), in: folder, input: .nothing)
    var result = FinishedProgram(status: 0)
    var complaints = Data()
    // Both at a time: a full pipe would stop the program.
    while process.output >= 0 || process.errors >= 0 {
      var ends = [process.output, process.errors].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // One that is -1 is passed over.
      if poll(&ends, 2, -1) < 0 { continue }
      if ends[0].revents != 0 {
        if let bytes = ChildProcess.read(process.output) {
          result.output.append(contentsOf: bytes)
        } else {
          process.closeOutput()
        }
      }
      if ends[1].revents != 0 {
        if let bytes = ChildProcess.read(process.errors) {
          complaints.append(contentsOf: bytes)
        } else {
          process.closeErrors()
        }
      }
    }
    result.status = process.wait()
    result.errors = String(decoding: complaints, as: UTF8.self)
    return result
  }

  /// Runs a program whose output goes to the standard error: it is no result.
  static func show(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Int32 {
    try ChildProcess(
      words[0], words, environment: all(environment), in: folder, input: .nothing,
      output: .descriptor(STDERR_FILENO), errors: .descriptor(STDERR_FILENO)
    ).wait()
  }

  private static func all(_ environment: [String: String]) -> [String: String] {
    var all = ProcessInfo.processInfo.environment
    for name in gitVariables { all[name] = nil }
    // An empty value takes a variable away.
    for (name, value) in environment { all[name] = value.isEmpty ? nil : value }
    return all
  }
}
