/// What causes have in common that are the same but for numbers.
///
/// One changed inset may move thirty pictures, on each device by another number of points: what
/// stays the same is what changed on which kind of view.
package enum CauseKey {
  /// A component's change, its numbers left out: `left # → #`.
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
    // A font's value is its name and its size.
    case .font: numberless(CauseWords.unquoted(value ?? "none"))
    default: number(in: CauseWords.unquoted(subject.value(value, besides: other)))
    }
  }

  /// A number is left out; colours, names of cases and the like distinguish causes.
  private static func number(in value: String) -> String { Double(value) == nil ? value : "#" }

  /// A text in words without its numbers and without indices in brackets; what is quoted stays, as
  /// a text's or an identifier's digits belong to its name.
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
