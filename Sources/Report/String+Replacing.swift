import RunRecord

extension String {
  /// The text with other words in the place of signs that mean something where it goes.
  ///
  /// What isn't replaced and would harm a reader, such as a control character, becomes U+FFFD.
  func replacing(_ signs: [Unicode.Scalar: String]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let words = signs[scalar] {
        result.append(contentsOf: words.unicodeScalars)
      } else {
        result.append(HarmlessText.isHarmful(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}
