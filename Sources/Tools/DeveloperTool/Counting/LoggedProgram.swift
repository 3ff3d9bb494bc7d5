import ChildProcesses
import Foundation

/// Writes a line at once, so that it comes before what a program started later writes.
func say(_ line: some StringProtocol) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Runs programs whose output is kept in a log, and says how far they are.
struct LoggedProgram {
  let log: String
  var environment = ProcessInfo.processInfo.environment

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - limit: The seconds after which it is ended.
  ///   - progress: How far it is, in a line: on a terminal each second, elsewhere each minute.
  ///   - read: Called with each line of its output.
  /// - Returns: Its status; `nil` if it was ended.
  func run(
    _ words: [String], limit: Double? = nil, progress: () -> String?, read: (Substring) -> Void
  ) throws -> Int32? {
    let isTerminal = isatty(STDERR_FILENO) != 0
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    guard let file = FileHandle(forWritingAtPath: log) else {
      throw Failure("\(log) can't be written")
    }
    let child = try ChildProcess(
      words[0], words, environment: environment, input: .nothing, errors: .joined)
    let clock = ContinuousClock()
    let start = clock.now
    let pause = Duration.seconds(isTerminal ? 1 : 60)
    var next = start + pause
    var rest: [UInt8] = []
    while true {
      var event = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      let wake = limit.map { min(next, start + .seconds($0)) } ?? next
      let wait = max(.zero, wake - clock.now)
      let ready = poll(&event, 1, Int32(wait / .milliseconds(1)) + 1)
      if ready > 0 {
        guard let bytes = ChildProcess.read(child.output) else { break }
        try file.write(contentsOf: bytes)
        rest += bytes
        if let end = rest.lastIndex(of: UInt8(ascii: "\n")) {
          let text = String(decoding: rest[..<end], as: UTF8.self)
          rest.removeSubrange(...end)
          for line in text.lines { read(line) }
        }
      }
      if let limit, clock.now - start > .seconds(limit) {
        child.end()
        return nil
      }
      guard clock.now >= next else { continue }
      next = clock.now + pause
      if let words = progress() {
        let line = isTerminal ? "\r\u{1B}[K\(words.prefix(78))\r" : words + "\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
    }
    if !rest.isEmpty { read(Substring(decoding: rest, as: UTF8.self)) }
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    return child.wait()
  }
}

/// The files of a folder that programs append lines to, as far as they have been read.
struct GrowingFiles {
  let folder: String
  private var offsets: [String: UInt64] = [:]

  /// Creates the folder without any files.
  init(_ folder: String) throws {
    self.folder = folder
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// The lines that were completed since the last call.
  mutating func newLines() -> [Substring] {
    var lines: [Substring] = []
    for path in files(in: folder, ".json") {
      guard let file = FileHandle(forReadingAtPath: path) else { continue }
      try? file.seek(toOffset: offsets[path, default: 0])
      guard let data = try? file.readToEnd(), let end = data.lastIndex(of: UInt8(ascii: "\n"))
      else { continue }
      let complete = data[data.startIndex..<end]
      offsets[path, default: 0] += UInt64(complete.count) + 1
      lines += String(decoding: complete, as: UTF8.self).lines
    }
    return lines
  }
}
