/// Scans the tokens of a property list in the old format, in UTF-8: quoted and unquoted strings,
/// data, and the characters between them.
///
/// Xcode's projects and `.strings` files use this format (Apple, *Property List Programming
/// Topics*, *Old-Style ASCII Property Lists*).
package struct PropertyListScanner {
  package private(set) var position = 0
  package private(set) var line = 1
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A problem and its line, starting at 1.
  package struct Problem: Error, Hashable, Sendable {
    package var line: Int
    package var text: String
  }

  /// The next byte; `nil` at the end.
  package var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// A description of what comes next, for messages.
  package var found: String {
    let rest = String(decoding: bytes[min(position, bytes.count)...].prefix(4), as: UTF8.self)
    guard let first = rest.first else { return "the end of the file" }
    // A control character would be invisible, or worse, in a terminal.
    if let scalar = first.unicodeScalars.first, scalar.properties.generalCategory == .control {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "the control character U+\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }
    return "“\(first)”"
  }

  /// Whether the next bytes match a text.
  package func isNext(_ text: String) -> Bool {
    bytes[min(position, bytes.count)...].starts(with: text.utf8)
  }

  package func problem(_ text: String) -> Problem { Problem(line: line, text: text) }

  /// Advances by a byte that isn't a line break.
  package mutating func advance() { position += 1 }

  // MARK: Words

  /// Reads a quoted or unquoted string.
  package mutating func text() throws(Problem) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try quoted() }
    let start = position
    while let byte = current, Self.isPlain(byte) {
      // A comment may follow without a space.
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") { break }
      position += 1
    }
    guard position > start else { throw problem("a name or a value is expected, not \(found)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Returns the hexadecimal digits between `<` and `>`, unchanged.
  package mutating func data() throws(Problem) -> String {
    let start = position
    position += 1
    while let byte = current, byte != UInt8(ascii: ">") {
      let isDigit = UnicodeScalar(byte).properties.isASCIIHexDigit
      guard isDigit || byte == 0x20 || byte == 0x09 else {
        throw problem("data has the digits 0 to f, not \(found)")
      }
      position += 1
    }
    guard current != nil else { throw problem("data is not closed with “>”") }
    position += 1
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a quoted string.
  package mutating func quoted() throws(Problem) -> String {
    let start = line
    let quote = current
    var result: [UInt8] = []
    position += 1
    while let byte = current, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      result += try escape()
    }
    guard current != nil else {
      throw problem("the text that begins in line \(start) is not closed")
    }
    position += 1
    return String(decoding: result, as: UTF8.self)
  }

  /// Parses an escape after its backslash: a letter, an octal number of three digits or `U` and
  /// four digits.
  private mutating func escape() throws(Problem) -> [UInt8] {
    guard let byte = current else { throw problem("the file ends within a text") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return Self.utf8(number(digits: 3, radix: 8))
    default:
      if byte == UInt8(ascii: "\n") { line += 1 }
      return [byte]
    }
  }

  /// Parses four digits, or a surrogate pair for a character beyond the first 65,536.
  private mutating func unicode() -> [UInt8] {
    let high = number(digits: 4, radix: 16)
    guard (0xD800..<0xDC00).contains(high), isNext("\\U") || isNext("\\u") else {
      return Self.utf8(high)
    }
    let before = position
    position += 2
    let low = number(digits: 4, radix: 16)
    guard (0xDC00..<0xE000).contains(low) else {
      position = before
      return Self.utf8(high)
    }
    return Self.utf8(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func number(digits: Int, radix: UInt32) -> UInt32 {
    var total: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = current,
        let digit = UInt32(String(UnicodeScalar(byte)), radix: Int(radix))
      else { break }
      total = total * radix + digit
      position += 1
    }
    return total
  }

  private static func utf8(_ number: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
  }

  /// Whether a character occurs in unquoted strings that Xcode or other tools write.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
      UInt8(ascii: "~"):
      true
    default: byte >= 0x80
    }
  }

  // MARK: Between words

  /// Skips white space and comments.
  package mutating func skipBlanks() throws(Problem) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case 0x20, 0x09...0x0D: position += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let start = line
        position += 2
        while current != nil, !(current == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
          if current == UInt8(ascii: "\n") { line += 1 }
          position += 1
        }
        guard current != nil else { throw problem("the comment of line \(start) is not closed") }
        position += 2
      default: return
      }
    }
  }

  /// Skips white space and a punctuation character.
  package mutating func expect(_ sign: Unicode.Scalar, after what: String) throws(Problem) {
    try skipBlanks()
    guard current == UInt8(ascii: sign) else {
      throw problem("“\(sign)” is expected after \(what), not \(found)")
    }
    position += 1
  }
}
