/// Scans Swift code.
struct CodeScanner {
  private let code: String
  private(set) var place: String.Index

  init(_ code: String) {
    self.code = code
    place = code.startIndex
  }

  var rest: Substring { code[place...] }
  var isAtEnd: Bool { place == code.endIndex }

  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    place = code.index(place, offsetBy: text.count)
    return true
  }

  mutating func skip(while isSkipped: (Character) -> Bool) {
    place = rest.firstIndex { !isSkipped($0) } ?? code.endIndex
  }

  /// Skips spaces, comments and attributes.
  mutating func skipAttributes() {
    while true {
      skip { $0.isWhitespace }
      if rest.hasPrefix("//") {
        skip { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else if take("@") {
        skip { $0 == "_" || $0 == "." || $0.isLetter || $0.isNumber }
        if rest.hasPrefix("(") { skipBrackets() }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if take("/*") {
        depth += 1
      } else if take("*/") {
        depth -= 1
      } else {
        place = code.index(after: place)
      }
    } while depth > 0 && place < code.endIndex
  }

  /// Skips from an opening bracket of any kind past the one that closes it.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      switch rest.first {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      skipPiece()
    } while depth > 0 && place < code.endIndex
  }

  /// Skips a string, a comment or a character.
  mutating func skipPiece() {
    if rest.hasPrefix("//") {
      skip { !$0.isNewline }
    } else if rest.hasPrefix("/*") {
      skipComment()
    } else if rest.hasPrefix("\"") || rest.hasPrefix("#") {
      skipString()
    } else if place < code.endIndex {
      place = code.index(after: place)
    }
  }

  /// Skips a string of one or several lines, with any number of `#`, or a `#` that isn't of a string.
  private mutating func skipString() {
    let signs = String(rest.prefix { $0 == "#" })
    guard rest.dropFirst(signs.count).hasPrefix("\"") else {
      place = code.index(after: place)
      return
    }
    _ = take(signs)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    _ = take(quotes)
    while place < code.endIndex, !take(quotes + signs) {
      if take("\\" + signs + "(") {
        place = code.index(before: place)
        skipBrackets()
      } else if take("\\" + signs) {
        if place < code.endIndex { place = code.index(after: place) }
      } else {
        place = code.index(after: place)
      }
    }
  }
}
