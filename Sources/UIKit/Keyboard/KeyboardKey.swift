/// A key as a keyboard draws it.
struct KeyboardKey: Equatable {
  /// What is drawn on it.
  enum Face: Equatable {
    case nothing
    /// Letters, or words in a smaller size.
    case text(String)
    /// The name of a system symbol.
    case symbol(String)
  }

  /// How it is coloured.
  enum Kind: Equatable {
    case character
    /// Keys such as shift and delete, which are darker.
    case function
    /// A return key that says what it does, which is blue.
    case action
    /// A place without a key.
    case gap
    /// A face without a key around it.
    case bare
  }

  var face: Face
  /// Smaller text: below a digit the letters that phones have there, above a letter of an iPad what a
  /// flick types.
  var caption: String?
  var kind: Kind
  /// In widths of a letter's key.
  var width: CGFloat

  init(_ face: Face, _ kind: Kind = .character, width: CGFloat = 1, caption: String? = nil) {
    self.face = face
    self.kind = kind
    self.width = width
    self.caption = caption
  }

  static func gap(_ width: CGFloat) -> KeyboardKey { KeyboardKey(.nothing, .gap, width: width) }

  static func word(_ word: String, _ width: CGFloat) -> KeyboardKey {
    KeyboardKey(.text(word), .function, width: width)
  }

  static func symbol(_ name: String, _ width: CGFloat) -> KeyboardKey {
    KeyboardKey(.symbol(name), .function, width: width)
  }
}
