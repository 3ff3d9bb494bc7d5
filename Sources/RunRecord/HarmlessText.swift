/// Texts from elsewhere, as a terminal or a build service may be shown them.
///
/// Records come from other machines, and names in them from anyone who made a pull request or a
/// file: control characters, which move the cursor or begin a line of their own, and those that
/// turn the direction of writing are spelled out, and what a build service takes for a command is
/// parted.
package enum HarmlessText {
  /// A text on one line.
  package static func line(_ text: String) -> String {
    // By scalars: to whoever obeys, a letter that joins the one before it changes nothing.
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        scalars += spelled(scalar).unicodeScalars
      } else {
        scalars.append(scalar)
      }
    }
    // GitHub takes the older form anywhere in a line, and the other where a line begins.
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

  /// A text that may have several lines.
  package static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0)) }
  }

  /// JSON that says the same without a character that a terminal would obey.
  ///
  /// JSON has them in its texts only, where a number in their place means the same.
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

  /// Whether a character gives orders: controls but the tab, line ends, and turns of direction.
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
