#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// Messages between the compiler and a macro: a length of eight bytes, little-endian, and JSON.
enum PluginMessages {
  /// Waits for the next message; `nil` at the end, and for invalid input.
  static func next() -> [UInt8]? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The message contains a file's text, and no file is that long.
    guard length <= 1 << 30 else { return nil }
    return bytes(Int(length))
  }

  static func send(_ text: String) {
    let length = UInt64(text.utf8.count)
    let message = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + Array(text.utf8)
    var written = 0
    while written < message.count {
      let count = message.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      // The compiler has exited.
      guard count > 0 else { exit(1) }
      written += count
    }
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var result: [UInt8] = []
    // The announced bytes may never arrive.
    var buffer = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while result.count < count {
      let added = read(STDIN_FILENO, &buffer, min(buffer.count, count - result.count))
      if added < 0, errno == EINTR { continue }
      guard added > 0 else { return nil }
      result += buffer[..<added]
    }
    return result
  }
}
