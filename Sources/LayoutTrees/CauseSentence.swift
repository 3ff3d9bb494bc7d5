/// Formats a cause as a sentence for people without the context: readers of a commit or a pull
/// request.
///
/// `font size of UILabel “title”: 17 → 20` becomes
/// `The font of the label “title” grew from 17 to 20 points`.
enum CauseSentence {
  /// Returns the sentence, without the full stop, so that a location can be appended.
  static func text(_ cause: LayoutCause) -> String {
    let phrase = ViewPhrase(cause.place?.path ?? "the screen")
    let view = phrase.words(count: cause.views)
    switch cause.change {
    case .added(let place): return added(phrase, cause.views, shown(in: place), "added")
    case .removed(let place): return added(phrase, cause.views, shown(in: place), "removed")
    case .attribute(let subject, let parts):
      switch subject {
      case .property(let property):
        return property.entry.group == .screen || cause.place == nil
          ? changed("the \(property.words)", property, parts)
          : sentence(property, parts, view, isPlural: cause.views > 1)
      case .constraint(let constraint): return sentence(constraint, parts)
      case .unregistered(let name):
        let title =
          name.hasPrefix(LayoutProperty.screenPrefix)
          ? "the \(name.dropFirst(LayoutProperty.screenPrefix.count))" : "\(name) of \(view)"
        let values = parts.map { "from \($0.old ?? "none") to \($0.new ?? "none")\(at($0))" }
        return capitalised("\(title) changed \(values.joined(separator: " and "))")
      }
    }
  }

  /// Returns a text with its first letter in upper case.
  static func capitalised(_ text: String) -> String {
    // An app's own class keeps its name.
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }

  private static func added(
    _ phrase: ViewPhrase, _ count: Int, _ text: String?, _ verb: String
  ) -> String {
    count > 1
      ? capitalised("\(phrase.words(count: count)) were \(verb)")
      : capitalised("\(phrase.newcomer(showing: text)) was \(verb)")
  }

  /// Returns the text that a view displayed, which follows its path.
  private static func shown(in place: String) -> String? {
    guard let start = place.firstRange(of: ", with “") else { return nil }
    return String(place[place.index(before: start.upperBound)...])
  }

  // MARK: Properties

  private static func sentence(
    _ property: LayoutProperty, _ parts: [LayoutCause.Part], _ view: String, isPlural: Bool
  ) -> String {
    let title = "the \(property.words) of \(view)"
    switch property.entry.phrase {
    case .movement: return capitalised("\(view) \(movement(parts))")
    case .hiding:
      let verb = isPlural ? "are" : "is"
      return capitalised(
        parts.first?.new == "true" ? "\(view) \(verb) now hidden" : "\(view) \(verb) shown again")
    case .font: return font(parts, title)
    case .quoted:
      switch (parts.first?.old, parts.first?.new) {
      case (nil, let new?): return capitalised("\(title) is now \(CauseWords.text(new))")
      case (let old?, nil):
        return capitalised("\(title) is gone; it was \(CauseWords.text(old))")
      default: return changed(title, property, parts)
      }
    case .plain, .ofTheScreen, .adjective:
      return property.kind == .flag
        ? flag(property, parts, view, isPlural: isPlural) : changed(title, property, parts)
    }
  }

  private static func changed(
    _ title: String, _ property: LayoutProperty, _ parts: [LayoutCause.Part]
  ) -> String {
    let numbers = parts.allSatisfy { number($0.old) != nil && number($0.new) != nil }
    let unit = property.entry.unit.map { " \($0.rawValue)" } ?? ""
    let values = parts.map { part in
      let (old, new) = (value(part.old, part.new, property), value(part.new, part.old, property))
      return "from \(old) to \(new)\(numbers ? unit : "")\(at(part))"
    }
    return capitalised(
      "\(title) \(numbers ? "went" : "changed") \(values.joined(separator: " and "))")
  }

  private static func value(_ value: String?, _ other: String?, _ property: LayoutProperty)
    -> String
  {
    property.entry.phrase == .quoted
      ? CauseWords.text(value)
      : CauseWords.unquoted(LayoutSubject.property(property).value(value, besides: other))
  }

  private static func flag(
    _ property: LayoutProperty, _ parts: [LayoutCause.Part], _ view: String, isPlural: Bool
  ) -> String {
    let isOn = parts.first?.new.map { $0 == "true" } ?? (property.usualValue == "true")
    let way = isOn ? "now" : "no longer"
    return capitalised(
      property.entry.phrase == .adjective
        ? "\(view) \(isPlural ? "are" : "is") \(way) \(property.words)"
        : "\(view) \(way) \(isPlural ? "have" : "has") “\(property.words)” set")
  }

  /// Where in the value the change is, as a sentence says it.
  private static func at(_ part: LayoutCause.Part) -> String {
    switch part.component {
    case "": ""
    case "top": " at the top"
    case "bottom": " at the bottom"
    case "left", "right": " on the \(part.component)"
    case "x": " horizontally"
    case "y": " vertically"
    case "width", "height": " in \(part.component)"
    default: " (\(part.component))"
    }
  }

  private static func font(_ parts: [LayoutCause.Part], _ title: String) -> String {
    let old = CauseWords.unquoted(parts.first?.old ?? "none")
    let new = CauseWords.unquoted(parts.first?.new ?? "none")
    if let oldSpace = old.lastIndex(of: " "), let newSpace = new.lastIndex(of: " "),
      old[..<oldSpace] == new[..<newSpace],
      let before = Double(old[oldSpace...].dropFirst()),
      let after = Double(new[newSpace...].dropFirst())
    {
      let verb = after > before ? "grew" : "shrank"
      let (from, to) = (LayoutValue.format(before), LayoutValue.format(after))
      return capitalised("\(title) \(verb) from \(from) to \(to) points")
    }
    return capitalised("\(title) changed from \(old) to \(new)")
  }

  private static func sentence(
    _ constraint: LayoutConstraint, _ parts: [LayoutCause.Part]
  ) -> String {
    let title = "The constraint \(constraint.words)"
    switch (parts.first?.old, parts.first?.new) {
    case (nil, let new?): return "\(title) is new, with the constant \(new)"
    case (let old?, nil): return "\(title) is gone; its constant was \(old)"
    case (let old?, let new?): return "\(title) went from \(old) to \(new) points"
    default: return "\(title) changed"
    }
  }

  // MARK: Frames

  private static func movement(_ parts: [LayoutCause.Part]) -> String {
    func step(_ part: LayoutCause.Part, _ more: String, _ less: String) -> String? {
      guard let old = number(part.old), let new = number(part.new) else { return nil }
      let step = LayoutValue.format(abs(new - old))
      return "\(step) \(step == "1" ? "point" : "points") \(new > old ? more : less)"
    }
    let moves = parts.compactMap { part in
      part.component == "x"
        ? step(part, "to the right", "to the left")
        : part.component == "y" ? step(part, "down", "up") : nil
    }
    let sizes = parts.compactMap { part in
      part.component == "width"
        ? step(part, "wider", "narrower")
        : part.component == "height" ? step(part, "taller", "shorter") : nil
    }
    let clauses =
      (moves.isEmpty ? [] : ["moved \(moves.joined(separator: " and "))"])
      + (sizes.isEmpty ? [] : ["became \(sizes.joined(separator: " and "))"])
    return clauses.isEmpty ? "got a different frame" : clauses.joined(separator: " and ")
  }

  private static func number(_ text: String?) -> Double? { text.flatMap { Double($0) } }
}

extension LayoutCause {
  /// The cause as a sentence without its full stop:
  /// `The font of the label “title” grew from 17 to 20 points`.
  package var sentence: String { CauseSentence.text(self) }
}

extension LayoutCause {
  /// Returns a view's path as the start of a sentence:
  /// `The first table view cell of the table view`.
  package static func subject(_ path: String) -> String {
    CauseSentence.capitalised(ViewPhrase(path).words)
  }
}
