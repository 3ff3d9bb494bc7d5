import CChildProcesses
import Foundation

/// A child process that ends, along with its descendants, when this process ends: normally, by a
/// signal, or when this object is released.
///
/// Unlike Foundation's `Process`, whose children continue when this process is killed, and which
/// waits on a run loop.
package final class ChildProcess {
  /// The destination of one of the program's three streams.
  package enum Stream {
    /// A new pipe.
    case pipe
    /// The null device.
    case nothing
    /// The destination of the program's standard output.
    case joined
    /// A descriptor of this process, which its owner keeps.
    case descriptor(Int32)
  }

  /// The program's process identifier.
  package var identifier: pid_t { child.program }
  /// The write end of its standard input; -1 if it's closed, or not a pipe.
  package private(set) var input: Int32 = -1
  /// The read end of its standard output; -1 if it has ended, or isn't a pipe.
  package private(set) var output: Int32 = -1
  /// The read end of its standard error; -1 if it has ended, or isn't a pipe.
  package private(set) var errors: Int32 = -1
  private var child: child_process
  private var isReaped = false
  private var status: Int32 = 0

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to find in `PATH`.
  ///   - arguments: The arguments, starting with the program's name.
  ///   - folder: The working folder; `nil` for this process's.
  /// - Throws: A `POSIXError` if it can't be started.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String],
    in folder: String? = nil, input: Stream = .pipe, output: Stream = .pipe, errors: Stream = .pipe
  ) throws {
    /// The descriptors opened for the program, which are closed here once it has them.
    var given: [Int32] = []
    var kept: [Int32] = []
    func descriptor(_ stream: Stream, flags: Int32, joined: Int32) throws -> (Int32, own: Int32) {
      switch stream {
      case .descriptor(let descriptor): return (descriptor, -1)
      case .joined: return (joined, -1)
      case .nothing:
        let nothing = open("/dev/null", flags | O_CLOEXEC)
        guard nothing >= 0 else { throw Self.error(errno) }
        given.append(nothing)
        return (nothing, -1)
      case .pipe:
        var pair: [Int32] = [-1, -1]
        guard Glibc.pipe(&pair) == 0 else { throw Self.error(errno) }
        for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (theirs, own) = flags == O_RDONLY ? (pair[0], pair[1]) : (pair[1], pair[0])
        given.append(theirs)
        kept.append(own)
        return (theirs, own)
      }
    }
    defer { for end in given { close(end) } }
    do {
      let into = try descriptor(input, flags: O_RDONLY, joined: -1)
      let out = try descriptor(output, flags: O_WRONLY, joined: -1)
      let failures = try descriptor(errors, flags: O_WRONLY, joined: out.0)
      let words = arguments.map { strdup($0) } + [nil]
      let settings =
        environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { for text in words + settings { free(text) } }
      var child = child_process()
      let code = child_process_start(
        program, words, settings, folder, [into.0, out.0, failures.0], &child)
      guard code == 0 else { throw Self.error(code) }
      self.child = child
      (self.input, self.output, self.errors) = (into.own, out.own, failures.own)
    } catch {
      for end in kept { close(end) }
      throw error
    }
  }

  deinit { end() }

  private static func error(_ code: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
  }

  /// Sends bytes to its standard input.
  ///
  /// - Returns: Whether they were accepted.
  package func send(_ bytes: [UInt8]) -> Bool { input >= 0 && Self.write(bytes, to: input) }

  /// Returns the available bytes of a descriptor; `nil` at its end.
  package static func read(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  /// Writes all bytes.
  ///
  /// - Returns: Whether there is a reader.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
      }
      if count < 0 {
        guard errno == EINTR else { return false }
        continue
      }
      offset += count
    }
    return true
  }

  /// Closes its standard input.
  package func closeInput() { Self.shut(&input) }

  package func closeOutput() { Self.shut(&output) }

  package func closeErrors() { Self.shut(&errors) }

  private static func shut(_ descriptor: inout Int32) {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Kills the process and all of its descendants, and forgets it.
  package func end() {
    closeInput()
    if !isReaped {
      Self.shut(&child.life)
      _ = wait()
    }
    closeOutput()
    closeErrors()
  }

  /// Waits for the process to end.
  ///
  /// - Returns: The status as reported by a shell.
  @discardableResult
  package func wait() -> Int32 {
    guard !isReaped else { return status }
    var raw: Int32 = 0
    while waitpid(child.keeper, &raw, 0) < 0, errno == EINTR {}
    isReaped = true
    Self.shut(&child.life)
    // According to wait(2).
    status = (raw & 0x7F) == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
    return status
  }
}
