extension ScreenFinding {
  /// The view and what is wrong with it, in one sentence without a full stop:
  /// `UIButton “send” lies under the home indicator, …`.
  public var sentence: String {
    let words = reason.words
    // Words about a text begin with the text.
    return words.hasPrefix("“") ? "\(view): \(words)" : "\(view) \(words)"
  }
}
