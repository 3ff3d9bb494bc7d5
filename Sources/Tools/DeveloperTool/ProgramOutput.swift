import ChildProcesses
import Foundation

/// Runs a program and returns its output; its errors are shown if it fails.
func output(of words: [String]) throws -> Data {
  let child = try ChildProcess(
    words[0], words, environment: ProcessInfo.processInfo.environment, input: .nothing,
    errors: .descriptor(STDERR_FILENO))
  var output = Data()
  while let bytes = ChildProcess.read(child.output) { output.append(contentsOf: bytes) }
  let status = child.wait()
  guard status == 0 else {
    FileHandle.standardError.write(output)
    throw Failure("\(words.prefix(2).joined(separator: " ")) failed with status \(status)")
  }
  return output
}

func output(of words: String...) throws -> Data { try output(of: words) }

extension Data {
  /// The text without white space around it.
  var trimmed: String {
    String(decoding: self, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
