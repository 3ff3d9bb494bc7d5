extension ScreenFinding {
  /// The view and its fault, in a sentence without a full stop:
  /// `UIButton “send” lies under the home indicator, …`.
  public var sentence: String {
    let words = reason.words
    // Reasons about a text start with the text.
    return words.hasPrefix("“") ? "\(view): \(words)" : "\(view) \(words)"
  }
}
