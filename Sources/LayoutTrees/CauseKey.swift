/// Keys shared by causes that differ only in numbers.
///
/// A single changed inset may move thirty pictures, on each device by another number of points: the
/// property and the kind of view stay the same.
package enum CauseKey {
  /// Returns a component's change without its numbers: `left # → #`.
  static func part(_ part: LayoutCause.Part, of subject: LayoutSubject) -> String {
    let label = part.component.isEmpty ? "" : part.component + " "
    let old = value(part.old, besides: part.new, of: subject)
    let new = value(part.new, besides: part.old, of: subject)
    return "\(label)\(old) → \(new)"
  }

  private static func value(
    _ value: String?, besides other: String?, of subject: LayoutSubject
  ) -> String {
    switch subject.property?.entry.phrase {
    case .quoted: CauseWords.text(value)
    // A font's value consists of its name and size.
    case .font: numberless(CauseWords.unquoted(value ?? "none"))
    default: number(in: CauseWords.unquoted(subject.value(value, besides: other)))
    }
  }

  /// Removes a number; colours, names of cases and other values distinguish causes.
  private static func number(in value: String) -> String { Double(value) == nil ? value : "#" }

  /// Returns a text without numbers and without indices in brackets; quoted parts stay, because the
  /// digits of a text or an identifier belong to its name.
  package static func numberless(_ text: String) -> String {
    var result = ""
    var isNumber = false
    var depth = 0
    var isQuoted = false
    for character in text {
      switch character {
      case "“": isQuoted = true
      case "”": isQuoted = false
      case "[" where !isQuoted:
        depth += 1
        continue
      case "]" where !isQuoted && depth > 0:
        depth -= 1
        continue
      default: break
      }
      if depth > 0 { continue }
      let isDigit = !isQuoted && character.isASCII && character.isNumber
      if isDigit || isNumber && (character == "." || character == ",") {
        if !isNumber { result.append("#") }
        isNumber = true
      } else {
        isNumber = false
        result.append(character)
      }
    }
    return result
  }
}
