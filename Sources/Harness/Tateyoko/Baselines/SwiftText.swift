/// The lexical elements of Swift that code reading sources without a compiler has to recognize.
enum SwiftText {
  /// Whether a byte is a letter, a digit or part of a non-ASCII character.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...255:
      true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// The end of the comment that starts here, including nested ones; `nil` if none does.
  static func endOfComment(from start: Int, in bytes: [UInt8]) -> Int? {
    let rest = bytes[start...]
    if rest.starts(with: "//".utf8) { return rest.firstIndex(of: 10) ?? bytes.count }
    guard rest.starts(with: "/*".utf8) else { return nil }
    var depth = 0
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: "/*".utf8) {
        depth += 1
        index += 2
      } else if bytes[index...].starts(with: "*/".utf8) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
