/// A piece of Swift source, as far as a survey needs to tell them apart.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// An identifier, a keyword or a number.
    case word
    /// A string literal's contents, without those of its interpolations.
    case string
    /// One sign.
    case sign
  }

  var kind: Kind
  var text: String
  var line: Int
  /// Where it begins and ends in the file's bytes.
  var range: Range<Int>

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
