/// Names of declarations in source code.
package enum SwiftName {
  /// The keywords that need backticks to be used as names (*The Swift Programming Language*,
  /// *Lexical Structure*, *Keywords and Punctuation*).
  private static let words: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias",
    "var", "where", "while",
  ]

  /// Returns a name, or several joined by dots, with backticks around keywords.
  package static func code(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let isPlain =
        !words.contains(String(part)) && part.first?.isNumber != true
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isPlain ? String(part) : "`\(part)`"
    }.joined(separator: ".")
  }
}
