/// A piece of Swift source, classified as far as a survey needs.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// An identifier, a keyword or a number.
    case word
    /// The contents of a string literal, without its interpolations' strings.
    case string
    /// A single punctuation character.
    case sign
  }

  var kind: Kind
  var text: String
  var line: Int
  /// The range in the file's bytes.
  var range: Range<Int>

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
