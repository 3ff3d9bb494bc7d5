/// A JSON value, as far as the compiler's messages need it.
enum JSONText {
  case object([String: JSONText])
  case array([JSONText])
  case string(String)
  case number(Int)
  /// True, false, null, and non-integer numbers.
  case other

  subscript(key: String) -> JSONText? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }

  /// The key of an object that has only one.
  var onlyKey: String? {
    if case .object(let members) = self, members.count == 1 { members.keys.first } else { nil }
  }

  /// Parses a text; `nil` if it isn't JSON.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// Returns a quoted text.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  private var place = 0
  private static let deepest = 200

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(depth: Int) -> JSONText? {
    guard depth < Self.deepest else { return nil }
    skipSpace()
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSONText.string)
    default:
      let start = place
      while place < bytes.count, !Self.ends.contains(bytes[place]) { place += 1 }
      guard place > start else { return nil }
      return Int(String(decoding: bytes[start..<place], as: UTF8.self)).map(JSONText.number)
        ?? .other
    }
  }

  private static let ends = Set(",]} \n\r\t".utf8)

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
  }

  /// Consumes a byte.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func object(depth: Int) -> JSONText? {
    place += 1
    var members: [String: JSONText] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSONText? {
    place += 1
    var elements: [JSONText] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
    place += 1
    var units: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard place < bytes.count else { return nil }
        let escape = bytes[place]
        place += 1
        switch escape {
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "b"): units.append(0x08)
        case UInt8(ascii: "f"): units.append(0x0C)
        case UInt8(ascii: "u"):
          guard let scalar = scalar() else { return nil }
          units += Array(String(scalar).utf8)
        default: units.append(escape)
        }
      default: units.append(byte)
      }
    }
    return nil
  }

  /// Parses the character of four hexadecimal digits, or of a surrogate pair.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = digits() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    place += 2
    guard let second = digits() else { return nil }
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func digits() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    let text = String(decoding: bytes[place..<place + 4], as: UTF8.self)
    place += 4
    return UInt32(text, radix: 16)
  }
}
