/// Parses a JSON value from untrusted bytes.
///
/// It accepts exactly what RFC 8259 allows, up to 64 nested values. Foundation's parser takes
/// minutes for some texts of a few megabytes, and distinguishes numbers from Booleans on Apple's
/// systems only.
package struct JSONReader {
  /// Why bytes aren't valid JSON.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, and the offset of the byte, starting at 0.
    package var reason: String
    package var offset: Int

    package var description: String { "\(reason) at byte \(offset)" }
  }

  private static let deepest = 64

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Parses a value.
  package static func value(of bytes: some Collection<UInt8>) throws(Problem) -> JSONValue {
    var reader = JSONReader(Array(bytes)[...])
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == reader.bytes.endIndex else {
      throw reader.problem("there is more after the value")
    }
    return value
  }

  private func problem(_ reason: String) -> Problem {
    Problem(reason: reason, offset: position - bytes.startIndex)
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Problem) -> JSONValue {
    guard depth < Self.deepest else { throw problem("values are nested too deep") }
    skipSpace()
    switch next {
    case nil: throw problem("a value is missing")
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Problem) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw problem("unknown word") }
    position += word.utf8.count
    return value
  }

  private mutating func array(depth: Int) throws(Problem) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw problem("“,” or “]” is missing") }
    }
  }

  private mutating func object(depth: Int) throws(Problem) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([:]) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a member's name is missing") }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw problem("“:” is missing") }
      // If two members have the same name, the last one counts, as in most parsers.
      members[key] = try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw problem("“,” or “}” is missing") }
    }
  }

  // MARK: Numbers

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    return position - start
  }

  private mutating func number() throws(Problem) -> JSONValue {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let first = next
    let count = digits()
    guard count > 0, count == 1 || first != UInt8(ascii: "0") else {
      position = start
      throw problem("unexpected character")
    }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      guard digits() > 0 else { throw problem("a digit is missing") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      position += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw problem("a digit is missing") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      position = start
      throw problem("a number is too large")
    }
    return .number(number)
  }

  // MARK: Strings

  private mutating func string() throws(Problem) -> String {
    position += 1
    var letters: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: letters, as: UTF8.self) else {
          throw problem("a string is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &letters)
      case 0..<0x20: throw problem("a control character in a string")
      default:
        letters.append(byte)
        position += 1
      }
    }
    throw problem("a string isn't closed")
  }

  private mutating func escape(into letters: inout [UInt8]) throws(Problem) {
    guard let byte = next else { throw problem("a string isn't closed") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letters.append(byte)
    case UInt8(ascii: "b"): letters.append(0x08)
    case UInt8(ascii: "f"): letters.append(0x0C)
    case UInt8(ascii: "n"): letters.append(0x0A)
    case UInt8(ascii: "r"): letters.append(0x0D)
    case UInt8(ascii: "t"): letters.append(0x09)
    case UInt8(ascii: "u"):
      var code = try unit()
      if 0xD800..<0xDC00 ~= code, bytes[position...].starts(with: "\\u".utf8) {
        let back = position
        position += 2
        let second = try unit()
        if 0xDC00..<0xE000 ~= second {
          code = 0x10000 + (code - 0xD800) << 10 + (second - 0xDC00)
        } else {
          position = back
        }
      }
      // An unpaired surrogate isn't a character.
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      letters += Array(String(Character(scalar)).utf8)
    default: throw problem("unknown escape")
    }
  }

  /// Parses four hexadecimal digits.
  private mutating func unit() throws(Problem) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("four hexadecimal digits are missing")
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}
