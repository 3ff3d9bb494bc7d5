/// Keys shared by causes that differ only in numbers.
///
/// A single changed inset may move thirty pictures, on each device by another number of points: the
/// property and the kind of view stay the same.
package enum CauseKey {
  static func text(_ cause: LayoutCause) -> String {
    let view = cause.path?.unnumbered ?? "the screen"
    switch cause.change {
    case .added(let place): return "\(view) added at \(text(place))"
    case .removed(let place): return "\(view) removed from \(text(place))"
    case .attribute(let subject, let parts):
      return "\(numberless(subject.name)) of \(view): "
        + parts.map { text($0, of: subject) }.joined(separator: ", ")
    }
  }

  private static func text(_ place: ShownPlace) -> String {
    var numberless = place
    numberless.frame = place.frame.map { .name(Self.numberless($0.description)) }
    return numberless.description
  }

  /// A component's change, its numbers left out: `left # → #`.
  private static func text(_ part: LayoutCause.Part, of subject: LayoutSubject) -> String {
    let old = text(part.old, besides: part.new, of: subject)
    let new = text(part.new, besides: part.old, of: subject)
    return "\(part.component.label)\(old) → \(new)"
  }

  private static func text(
    _ value: ChangedValue?, besides other: ChangedValue?, of subject: LayoutSubject
  ) -> String {
    switch subject.property?.entry.phrase {
    case .quoted: return value?.quoted ?? "none"
    case .font:
      guard case .font(let name, _)? = value else { return numberless(value?.words ?? "none") }
      return "\(numberless(name)) #"
    default:
      // Colours, case names and similar values distinguish causes; a version may be a number.
      let value = subject.value(value, besides: other)
      switch value {
      case .number: return "#"
      case .text(let text), .name(let text): return Double(text) == nil ? value.words : "#"
      case .flag, .font, .compound: return value.words
      }
    }
  }

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
