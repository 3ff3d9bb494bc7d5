import Foundation

/// Reads single keys from the terminal, whose settings are restored however the process ends.
final class KeyReader {
  private var before = termios()

  /// The terminal's original settings, for the signal handler, which can't access an object.
  nonisolated(unsafe) private static var restore: termios?

  /// Returns `nil` if standard input isn't a terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return nil }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // c_cc is a tuple in Swift; VMIN and VTIME specify one byte, without a timeout.
    withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    Self.restore = before
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      Glibc.signal(signal) { number in
        KeyReader.putBack()
        // Nothing has been written yet: decisions are carried out at the end.
        _exit(128 + number)
      }
    }
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
  }

  deinit { Self.putBack() }

  private static func putBack() {
    guard var old = restore else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &old)
  }

  enum Key: Hashable {
    case character(Character)
    case up, down, left, right
    case escape
    /// The terminal was closed.
    case end
  }

  func next() -> Key {
    guard let byte = Self.byte() else { return .end }
    guard byte == 0x1B else { return .character(Character(Unicode.Scalar(byte))) }
    // An arrow is three bytes that arrive together; a single escape is the key.
    guard Self.hasMore(), Self.byte() == UInt8(ascii: "["), let last = Self.byte() else {
      return .escape
    }
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default: return .escape
    }
  }

  private static func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  private static func hasMore() -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 30) > 0
  }
}
