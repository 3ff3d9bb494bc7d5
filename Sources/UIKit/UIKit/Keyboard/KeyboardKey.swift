/// A key in the picture of a keyboard.
struct KeyboardKey: Equatable {
  /// The label of a key.
  enum Face: Equatable {
    case nothing
    /// Letters, or words in a smaller size.
    case text(String)
    /// The name of a system symbol.
    case symbol(String)
  }

  /// The colouring of a key.
  enum Kind: Equatable {
    case character
    /// Keys such as shift and delete, which are darker.
    case function
    /// A return key with an action, which is blue.
    case action
    /// An empty position.
    case gap
    /// A label without a key around it.
    case bare
  }

  var face: Face
  /// The smaller text: below a digit, the letters on a phone's keypad; above a letter on an iPad,
  /// the character typed by a flick.
  var caption: String?
  var kind: Kind
  /// In multiples of a letter key's width.
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
