/// Brackets that begin directly within one another, as `[[[(A<[`: for each square one of them the parser
/// tries twice what it may be, and for angle ones it goes through the rest anew.
struct NestingScan {
  /// Each takes the parser twice as long; this many take it some hundredths of a second.
  static let maximumSquares = 12
  static let maximumAngles = 2000

  private(set) var squares = 0
  private(set) var angles = 0

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (openSquares, openAngles) = (0, 0)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): openSquares += 1
      case UInt8(ascii: "<"): openAngles += 1
      case UInt8(ascii: "("): break
      case UInt8(ascii: "/") where Self.beginsComment(bytes, index):
        index = Self.endOfComment(bytes, index)
        continue
      case UInt8(ascii: "\""):
        index = Self.endOfString(bytes, index)
        continue
      case let byte where Self.isName(byte) || Self.isBlank(byte): break
      default: (openSquares, openAngles) = (0, 0)
      }
      squares = max(squares, openSquares)
      angles = max(angles, openAngles)
      index += 1
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  private static func beginsComment(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 1 < bytes.count
      && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
  }

  private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != SourceText.newline { index += 1 }
      return index
    }
    while index + 1 < bytes.count,
      bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
    { index += 1 }
    return index + 2
  }

  /// The end of a string in one line, or in several.
  private static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    func isTriple(_ index: Int) -> Bool {
      index + 2 < bytes.count && bytes[index] == quote && bytes[index + 1] == quote
        && bytes[index + 2] == quote
    }
    let isLong = isTriple(start)
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if isLong ? isTriple(index) : bytes[index] == quote {
        return index + (isLong ? 3 : 1)
      } else if !isLong, bytes[index] == SourceText.newline {
        return index
      } else {
        index += 1
      }
    }
    return index
  }
}
