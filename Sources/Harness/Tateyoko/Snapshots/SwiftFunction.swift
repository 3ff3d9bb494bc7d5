/// A function in a Swift source file, insofar as it can be parsed without a compiler.
struct SwiftFunction: Hashable {
  /// The name, as in the names of baselines.
  var name: String
  /// The line it starts in, counted from 1.
  var line: Int
  /// Whether it takes arguments.
  var hasParameters: Bool
  /// The text between its braces, without comments; empty if there are no braces.
  var body: String

  /// Returns the functions of a file in order, except in comments and strings.
  static func all(in source: String) -> [SwiftFunction] {
    let tokens = tokens(of: Array(source.utf8))
    var result: [SwiftFunction] = []
    for index in tokens.indices where tokens[index].isWord && tokens[index].text == "func" {
      guard index + 2 < tokens.count, let name = tokens[index + 1].name else { continue }
      let rest = tokens[(index + 2)...]
      // The next parenthesis is its own: only generic parameters precede it.
      guard let open = rest.firstIndex(where: { $0.text == "(" || $0.text == "{" }),
        tokens[open].text == "(", let close = end(of: open, in: tokens)
      else { continue }
      let start = tokens[close...].firstIndex { ["{", "}", "func"].contains($0.text) }
      var body = ""
      if let start, tokens[start].text == "{", let end = end(of: start, in: tokens) {
        body = tokens[(start + 1)..<end].map(\.text).joined(separator: " ")
      }
      result.append(
        SwiftFunction(
          name: SnapshotNames.sanitized(name), line: tokens[index].line,
          hasParameters: close > open + 1, body: body))
    }
    return result.filter { !$0.name.isEmpty }
  }

  // MARK: Tokens

  private struct Token {
    var text: String
    var line: Int
    /// Whether it is a word, not a string or punctuation.
    var isWord: Bool

    /// The token as a function's name: a word, with or without backticks, up to a parenthesis.
    var name: String? {
      guard isWord else { return nil }
      let plain = text.hasPrefix("`") ? text.dropFirst().prefix { $0 != "`" } : text[...]
      return String(plain.prefix { $0 != "(" })
    }
  }

  /// Returns the index of the token that closes a parenthesis or brace.
  private static func end(of open: Int, in tokens: [Token]) -> Int? {
    let closing = tokens[open].text == "(" ? ")" : "}"
    var depth = 0
    for index in open..<tokens.count where !tokens[index].isWord {
      if tokens[index].text == tokens[open].text { depth += 1 }
      if tokens[index].text == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var line = 1
    var index = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func add(_ range: Range<Int>, isWord: Bool) {
      tokens.append(Token(text: text(range), line: line, isWord: isWord))
      line += bytes[range].count { $0 == 10 }
    }
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      if byte == 10 || byte == 13 || byte == 32 || byte == 9 {
        if byte == 10 { line += 1 }
        index += 1
      } else if let end = SwiftText.endOfComment(from: index, in: bytes) {
        line += bytes[index..<end].count { $0 == 10 }
        index = end
      } else if let end = endOfString(from: index, in: bytes) {
        index = end
        // The contents of a string aren't punctuation.
        add(start..<index, isWord: true)
      } else if byte == UInt8(ascii: "`") {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != 10 {
          index += 1
        }
        index = min(index + 1, bytes.count)
        add(start..<index, isWord: true)
      } else if SwiftText.isWord(byte) {
        while index < bytes.count, SwiftText.isWord(bytes[index]) { index += 1 }
        add(start..<index, isWord: true)
      } else {
        index += 1
        add(start..<index, isWord: false)
      }
    }
    return tokens
  }

  /// Returns the end of a string: plain, raw or multiline. Interpolations count as text, which
  /// works as long as their own quotes are paired.
  private static func endOfString(from start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: index - start)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let isLong = bytes[index...].starts(with: "\"\"\"".utf8)
    let closing = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    index += isLong ? 3 : 1
    while index < bytes.count {
      if bytes[index...].starts(with: escape) {
        index += escape.count + 1
      } else if bytes[index...].starts(with: closing) {
        return index + closing.count
      } else if bytes[index] == 10, !isLong {
        // No string ends there; better to lose one line than the rest of the file.
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
