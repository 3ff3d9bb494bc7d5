/// The tokens of an Objective-C header, without comments and preprocessor lines.
struct ObjCTokens {
  struct Token: Hashable {
    var text: String
    var line: Int
  }

  /// The maximum number of tokens to read from one header.
  private static let limit = 200_000

  let tokens: [Token]

  init(_ bytes: [UInt8]) {
    var tokens: [Token] = []
    var index = 0
    var line = 1
    var isLineStart = true
    func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    func isWord(_ byte: UInt8) -> Bool {
      byte == 0x5F || byte == 0x24 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte >= 0x80
    }
    func skipLine() {
      while index < bytes.count, at(index) != 0x0A {
        // A continued line.
        if at(index) == 0x5C, at(index + 1) == 0x0A {
          line += 1
          index += 1
        }
        index += 1
      }
    }
    while index < bytes.count, tokens.count < Self.limit {
      let byte = at(index)
      if byte == 0x0A {
        line += 1
        index += 1
        isLineStart = true
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        index += 1
      } else if byte == 0x23, isLineStart {
        skipLine()
      } else if byte == 0x2F, at(index + 1) == 0x2F {
        skipLine()
      } else if byte == 0x2F, at(index + 1) == 0x2A {
        index += 2
        while index < bytes.count, !(at(index) == 0x2A && at(index + 1) == 0x2F) {
          if at(index) == 0x0A { line += 1 }
          index += 1
        }
        index += 2
      } else if byte == 0x22 {
        let start = index
        index += 1
        while index < bytes.count, at(index) != 0x22, at(index) != 0x0A {
          index += at(index) == 0x5C ? 2 : 1
        }
        index += 1
        let end = min(index, bytes.count)
        tokens.append(Token(text: String(decoding: bytes[start..<end], as: UTF8.self), line: line))
        isLineStart = false
      } else if isWord(byte) || byte == 0x40 && isWord(at(index + 1)) {
        let start = index
        index += 1
        while index < bytes.count, isWord(at(index)) { index += 1 }
        tokens.append(
          Token(text: String(decoding: bytes[start..<index], as: UTF8.self), line: line))
        isLineStart = false
      } else {
        tokens.append(Token(text: String(decoding: [byte], as: UTF8.self), line: line))
        index += 1
        isLineStart = false
      }
    }
    self.tokens = tokens
  }
}
