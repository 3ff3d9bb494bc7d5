/// Splits Swift source into tokens, without comments.
///
/// It knows no grammar: a survey must process thousands of files in a few seconds, and the compiler
/// has the last word anyway. Regular expression literals are tokenized as signs.
struct SwiftScanner {
  /// The maximum nesting of comments and interpolations.
  private static let depthLimit = 200

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  static func tokens(_ bytes: [UInt8]) -> [SwiftToken] {
    var scanner = SwiftScanner(bytes)
    scanner.scan()
    return scanner.tokens
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func scan() {
    while position < bytes.count {
      let start = position
      switch bytes[position] {
      case 0x0A:
        line += 1
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): string(pounds: 0, start: start)
      case UInt8(ascii: "#"): pounds(from: start)
      case UInt8(ascii: "`"):
        position += 1
        let name = position
        // Since Swift 6.2, a name in backticks may contain spaces and punctuation.
        while position < bytes.count, bytes[position] != UInt8(ascii: "`"), bytes[position] != 0x0A
        {
          position += 1
        }
        add(.word, name..<position, from: start)
        if byte() == UInt8(ascii: "`") { position += 1 }
      case let first where Self.isWord(first):
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        add(.word, start..<position, from: start)
      default:
        position += 1
        add(.sign, start..<position, from: start)
      }
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ text: Range<Int>, from start: Int) {
    tokens.append(
      SwiftToken(
        kind: kind, text: String(decoding: bytes[text], as: UTF8.self), line: line,
        range: start..<position))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  /// Comments nest in Swift.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte() == 0x0A { line += 1 }
        position += 1
      }
    }
  }

  /// Scans a run of “#”, and the string after it, if any.
  private mutating func pounds(from start: Int) {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") {
      position += count
      return string(pounds: count, start: start)
    }
    for sign in start..<start + count {
      position += 1
      add(.sign, sign..<position, from: sign)
    }
  }

  // MARK: Strings

  private mutating func string(pounds: Int, start: Int) {
    let first = line
    let text = skipString(pounds: pounds, depth: 0)
    tokens.append(
      SwiftToken(
        kind: .string, text: String(decoding: bytes[text], as: UTF8.self), line: first,
        range: start..<position))
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private func hasQuotes(_ count: Int) -> Bool {
    for index in 0..<count where byte(index) != UInt8(ascii: "\"") { return false }
    return true
  }

  /// Skips a string, starting at its first quote, and returns the range of its contents.
  private mutating func skipString(pounds: Int, depth: Int) -> Range<Int> {
    let quotes = hasQuotes(3) ? 3 : 1
    position += quotes
    let start = position
    while position < bytes.count {
      let current = bytes[position]
      if current == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        position += 1 + pounds
        if byte() == UInt8(ascii: "("), depth < Self.depthLimit {
          skipInterpolation(depth: depth + 1)
        } else {
          if byte() == 0x0A { line += 1 }
          position = min(position + 1, bytes.count)
        }
      } else if hasQuotes(quotes), hasPounds(pounds, at: quotes) {
        let end = position
        position += quotes + pounds
        return start..<end
      } else if current == 0x0A, quotes == 1 {
        // Unterminated, which is a compiler error.
        return start..<position
      } else {
        if current == 0x0A { line += 1 }
        position += 1
      }
    }
    return start..<bytes.count
  }

  private mutating func skipInterpolation(depth: Int) {
    var parentheses = 0
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses == 0 {
          position += 1
          return
        }
      case UInt8(ascii: "\""):
        guard depth < Self.depthLimit else { return }
        _ = skipString(pounds: 0, depth: depth)
        continue
      case 0x0A: line += 1
      default: break
      }
      position += 1
    }
  }
}
