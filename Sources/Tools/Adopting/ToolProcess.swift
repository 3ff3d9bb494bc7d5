import ChildProcesses
import Foundation

/// A program that has finished, and its output.
struct ToolProcess {
  /// The exit status; `nil` if a signal terminated it.
  let status: Int32?
  /// What it printed to standard output: results, such as JSON.
  let output: String
  /// What it printed to standard error: messages. A compiler prints its errors here.
  let errors: String

  /// Both outputs, errors first.
  var messages: String { output.isEmpty ? errors : errors + "\n" + output }

  /// Whether a compiler failed or crashed.
  var hasFailed: Bool { status != 0 || messages.contains("Please submit a bug report") }

  /// Whether a compiler used up its processor time: its driver reports the signal for that.
  var ranOutOfTime: Bool {
    hasFailed && (status == nil || messages.contains("due to signal \(SIGXCPU)"))
  }

  /// The first error in the output; the compiler's own come before the driver's, which only say that it failed.
  var reason: String {
    let errors = messages.split(whereSeparator: \.isNewline).filter { $0.contains("error: ") }
    return (errors.first { $0.hasPrefix("/") } ?? errors.first).map(String.init)
      ?? "the compiler stopped without saying why"
  }

  /// Runs a program, found as by a shell.
  init(_ arguments: [String], in folder: String) throws(AdoptingError) {
    // Files, because a full pipe would block the program.
    let place = "\(folder)/output-\(ProcessInfo.processInfo.processIdentifier)"
    let files = ["\(place).out", "\(place).err"]
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    var handles: [FileHandle] = []
    for file in files {
      guard FileManager.default.createFile(atPath: file, contents: nil),
        let handle = FileHandle(forWritingAtPath: file)
      else { throw .compiler("\(file) can't be written") }
      handles.append(handle)
    }
    let name = arguments.first ?? ""
    let ended: Int32
    do {
      ended = try ChildProcess(
        name, arguments, environment: ProcessInfo.processInfo.environment, input: .nothing,
        output: .descriptor(handles[0].fileDescriptor),
        errors: .descriptor(handles[1].fileDescriptor)
      ).wait()
    } catch let error as POSIXError where error.code == .ENOENT {
      throw .compiler("\(name) is not found")
    } catch {
      throw .compiler(error.localizedDescription)
    }
    for handle in handles { try? handle.close() }
    status = ended < 128 ? ended : nil
    output = Self.text(files[0])
    errors = Self.text(files[1])
  }

  private static func text(_ file: String) -> String {
    String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }
}
