import ChildProcesses
import Foundation

/// A program that has finished.
struct FinishedProgram {
  /// The exit status; 128 plus the signal number if a signal terminated the program.
  var status: Int32
  /// The output, if it was captured.
  var output = Data()
  var errors = ""

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The variables that git uses to specify the repository to a hook or an alias.
  private static let gitVariables = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY",
    "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  /// Runs a program found in `PATH`, and captures its output.
  static func run(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> FinishedProgram {
    let process = try ChildProcess(
      words[0], words, environment: all(environment), in: folder, input: .nothing)
    var result = FinishedProgram(status: 0)
    var complaints = Data()
    // Both at the same time: a full pipe would block the program.
    while process.output >= 0 || process.errors >= 0 {
      var ends = [process.output, process.errors].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // A descriptor of -1 is ignored.
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

  /// Runs a program whose output and errors are one text, to be shown only if it breaks.
  static func aside(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> FinishedProgram {
    let process = try ChildProcess(
      words[0], words, environment: all(environment), in: folder, input: .nothing, errors: .joined)
    var result = FinishedProgram(status: 0)
    while let bytes = ChildProcess.read(process.output) {
      result.output.append(contentsOf: bytes)
    }
    result.status = process.wait()
    return result
  }

  /// Writes the captured output to standard error.
  func complain() { FileHandle.standardError.write(output) }

  private static func all(_ environment: [String: String]) -> [String: String] {
    var all = ProcessInfo.processInfo.environment
    for name in gitVariables { all[name] = nil }
    // An empty value removes a variable.
    for (name, value) in environment { all[name] = value.isEmpty ? nil : value }
    return all
  }
}
