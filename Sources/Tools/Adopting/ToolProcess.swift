import ChildProcesses
import Foundation

/// A program that has finished, and its output.
struct ToolProcess {
  /// The exit status; `nil` if a signal terminated it.
  let status: Int32?
  let output: String

  /// Whether a compiler failed or crashed.
  var hasFailed: Bool { status != 0 || output.contains("Please submit a bug report") }

  /// The first error in the output, for errors without a location.
  var reason: String {
    output.split(whereSeparator: \.isNewline).first { $0.contains("error: ") }.map(String.init)
      ?? "the compiler stopped without saying why"
  }

  /// Runs a program, found as by a shell, with both output streams merged.
  init(_ arguments: [String], in folder: String) throws(AdoptingError) {
    // A file, because a full pipe would block the program.
    let file = "\(folder)/output-\(ProcessInfo.processInfo.processIdentifier).txt"
    guard FileManager.default.createFile(atPath: file, contents: nil),
      let handle = FileHandle(forWritingAtPath: file)
    else { throw .compiler("\(file) can't be written") }
    defer { try? FileManager.default.removeItem(atPath: file) }
    let name = arguments.first ?? ""
    let ended: Int32
    do {
      ended = try ChildProcess(
        name, arguments, environment: ProcessInfo.processInfo.environment, input: .nothing,
        output: .descriptor(handle.fileDescriptor), errors: .joined
      ).wait()
    } catch let error as POSIXError where error.code == .ENOENT {
      throw .compiler("\(name) is not found")
    } catch {
      throw .compiler(error.localizedDescription)
    }
    try? handle.close()
    status = ended < 128 ? ended : nil
    let data = FileManager.default.contents(atPath: file) ?? Data()
    output = String(decoding: data, as: UTF8.self)
  }
}
