import ChildProcesses
import Foundation

/// Runs programs for a command about a package, or replaces the process with one. The programs end
/// with the command.
package enum Command {
  package enum Stream {
    case kept
    /// Discarded, including standard error.
    case dropped
    /// Redirected to standard error, because it isn't a result.
    case shown
  }

  /// Runs a program found in PATH.
  ///
  /// - Returns: The status as reported by a shell.
  package static func run(
    _ words: [String], environment: [String: String] = [:], output: Stream = .kept
  ) throws -> Int32 {
    let (output, errors): (ChildProcess.Stream, ChildProcess.Stream) =
      switch output {
      case .kept: (.descriptor(STDOUT_FILENO), .descriptor(STDERR_FILENO))
      case .dropped: (.nothing, .nothing)
      case .shown: (.descriptor(STDERR_FILENO), .descriptor(STDERR_FILENO))
      }
    return try start(words, environment, output: output, errors: errors).wait()
  }

  /// Returns the output of a program.
  ///
  /// - Throws: ``ToolsetProblem`` if it can't be run or fails.
  package static func output(_ words: [String], errors: Stream = .kept) throws -> String {
    let program = try start(
      words, output: .pipe, errors: errors == .dropped ? .nothing : .descriptor(STDERR_FILENO))
    let text = text(from: program.output)
    let status = program.wait()
    guard status == 0 else {
      throw ToolsetProblem("`\(words.joined(separator: " "))` ended with status \(status).")
    }
    return text
  }

  /// Runs a program, ignoring its standard output.
  ///
  /// - Returns: Its status and its standard error.
  package static func complaints(_ words: [String]) throws -> (status: Int32, text: String) {
    let program = try start(words, output: .nothing, errors: .pipe)
    let text = text(from: program.errors)
    return (program.wait(), text)
  }

  /// Runs a program.
  ///
  /// - Returns: Its status, and its standard output and standard error as one text.
  package static func everything(
    _ words: [String], environment: [String: String]
  ) throws -> (status: Int32, text: String) {
    let program = try start(words, environment, output: .pipe, errors: .joined)
    let text = text(from: program.output)
    return (program.wait(), text)
  }

  /// Replaces the process with a program found in PATH.
  ///
  /// - Throws: ``ToolsetProblem`` if that isn't possible.
  package static func become(_ words: [String], environment: [String: String]) throws -> Never {
    for (name, value) in environment { setenv(name, value, 1) }
    fflush(nil)
    let pointers = words.map { strdup($0) } + [nil]
    execvp(words[0], pointers)
    throw problem(words, errno)
  }

  private static func start(
    _ words: [String], _ environment: [String: String] = [:], output: ChildProcess.Stream,
    errors: ChildProcess.Stream
  ) throws -> ChildProcess {
    fflush(nil)
    do {
      return try ChildProcess(
        words[0], words,
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
        input: .nothing, output: output, errors: errors)
    } catch let error as POSIXError {
      throw problem(words, error.code.rawValue)
    }
  }

  private static func text(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    while let more = ChildProcess.read(descriptor) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func problem(_ words: [String], _ code: Int32) -> ToolsetProblem {
    ToolsetProblem("`\(words.first ?? "")` can't be run (\(String(cString: strerror(code)))).")
  }
}
