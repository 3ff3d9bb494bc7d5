import RunRecord

extension String {
  /// Returns the text with special characters of its destination replaced.
  ///
  /// Characters that aren't replaced and would harm a reader, such as control characters, become
  /// U+FFFD.
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
