/// Sanitizes untrusted texts for a terminal or a build service.
///
/// Records come from other machines, and names in them from anyone who created a pull request or a
/// file: control characters, which move the cursor or start a new line, and characters that change
/// the writing direction are escaped, and commands for a build service are broken up.
package enum HarmlessText {
  /// Returns a text on a single line.
  package static func line(_ text: String) -> String {
    // By scalars: to an interpreter, a combining character changes nothing about the preceding
    // letter.
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        scalars += spelled(scalar).unicodeScalars
      } else {
        scalars.append(scalar)
      }
    }
    // GitHub accepts the older form anywhere in a line, and the other one at the beginning of a
    // line.
    for mark in orders where scalars.count >= mark.count {
      var index = 0
      while index <= scalars.count - mark.count {
        if scalars[index...].starts(with: mark) { scalars.insert(" ", at: index + 1) }
        index += 1
      }
    }
    if let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      scalars[start...].starts(with: [":", ":"])
    {
      scalars.insert(" ", at: start + 1)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static let orders = ["##[", "##vso["].map { Array($0.unicodeScalars) }

  /// Returns the lines of a text.
  package static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0)) }
  }

  /// Returns equivalent JSON without terminal control characters.
  ///
  /// In JSON they only occur in strings, and can be escaped without changing the meaning.
  package static func json(_ json: String) -> String {
    func isObeyed(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && isHarmful(scalar) }
    guard json.unicodeScalars.contains(where: isObeyed) else { return json }
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard isObeyed(scalar) else {
        result.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: 4 - digits.count)
      result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
    }
    return String(result)
  }

  /// Whether a character is a control character other than tab, a line break, or changes the
  /// direction.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
