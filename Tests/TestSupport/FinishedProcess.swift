import Foundation

/// A program that ran to its end in a separate process, and its output.
package struct FinishedProcess {
  /// The exit status; -1 for a process that a signal ended.
  package let status: Int32
  /// Standard output and standard error, in the order they were written.
  package let output: String

  package var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs a program and waits for its end.
  ///
  /// - Parameter environment: The environment that replaces this process's environment.
  /// - Throws: Foundation's error if the program can't be started.
  package init(
    _ program: URL, _ arguments: [String] = [], environment: [String: String]? = nil,
    in folder: URL? = nil
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = String(decoding: data, as: UTF8.self)
  }
}
