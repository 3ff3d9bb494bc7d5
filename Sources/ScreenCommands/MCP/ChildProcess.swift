import Foundation

/// A process that this one started, with pipes to and from it.
///
/// Not Foundation's `Process`, which waits on a run loop and asks the main queue for news.
final class ChildProcess {
  /// Where a descriptor of the child's leads.
  enum Output {
    /// A pipe of its own.
    case pipe
    /// The pipe of its standard output.
    case joined
  }

  let identifier: pid_t
  /// The end of its standard input; -1 when it is closed.
  private(set) var input: Int32
  /// The end of its standard output; -1 when it has ended.
  private(set) var output: Int32
  /// The end of its standard error; -1 when it has ended.
  private(set) var errors: Int32
  private var isReaped = false

  /// Starts a program.
  ///
  /// - Throws: `POSIXError` of what refused it.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], errors: Output = .pipe
  ) throws {
    var ends: [Int32] = []
    func pipe() throws -> (read: Int32, write: Int32) {
      var pair: [Int32] = [-1, -1]
      guard Glibc.pipe(&pair) == 0 else { throw Self.error(errno) }
      ends += pair
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (pair[0], pair[1])
    }
    do {
      let (into, out) = (try pipe(), try pipe())
      let failures: (read: Int32, write: Int32) = errors == .pipe ? try pipe() : (-1, out.write)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (from, to) in [(into.read, 0), (out.write, 1), (failures.write, 2)] {
        posix_spawn_file_actions_adddup2(&actions, from, Int32(to))
      }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // A group of its own, so that it ends with all that it has started.
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
      posix_spawnattr_setpgroup(&attributes, 0)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      let words = arguments.map { strdup($0) } + [nil]
      let settings =
        environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { for text in words + settings { free(text) } }
      var process: pid_t = 0
      let code = posix_spawn(&process, path, &actions, &attributes, words, settings)
      guard code == 0 else { throw Self.error(code) }
      identifier = process
      input = into.write
      output = out.read
      self.errors = failures.read
      for end in ends where ![into.write, out.read, failures.read].contains(end) { close(end) }
    } catch {
      for end in ends { close(end) }
      throw error
    }
  }

  deinit { end() }

  private static func error(_ code: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
  }

  /// Sends bytes to its standard input.
  ///
  /// - Returns: Whether it took them.
  func send(_ bytes: [UInt8]) -> Bool { input >= 0 && Self.write(bytes, to: input) }

  /// What has come from a descriptor; nil at its end.
  static func read(_ descriptor: Int32) -> [UInt8]? {
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
  /// - Returns: Whether there is anyone to read them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

  /// Ends its standard input.
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  func closeErrors() {
    if errors >= 0 { close(errors) }
    errors = -1
  }

  /// Ends the process and all that it has started, and forgets it.
  func end() {
    closeInput()
    if !isReaped {
      kill(-identifier, SIGKILL)
      _ = wait()
    }
    closeOutput()
    closeErrors()
  }

  /// Waits for its end.
  ///
  /// - Returns: The status by which a shell would know it.
  @discardableResult
  func wait() -> Int32 {
    guard !isReaped else { return status }
    var raw: Int32 = 0
    while waitpid(identifier, &raw, 0) < 0, errno == EINTR {}
    isReaped = true
    // By the bits that wait(2) documents.
    status = (raw & 0x7F) == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
    return status
  }

  private var status: Int32 = 0
}
