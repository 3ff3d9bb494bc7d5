/// Formats causes, effects and changes as text.
enum CauseWords {
  static func line(_ cause: LayoutCause) -> String {
    let path = cause.place?.path ?? "the screen"
    let isAlone = cause.views <= 1
    switch cause.change {
    case .added(let place):
      return isAlone
        ? "\(path) is new, at \(place)"
        : "\(path) are new (\(cause.views) views), the first at \(place)"
    case .removed(let place):
      return isAlone
        ? "\(path) is gone, from \(place)"
        : "\(path) are gone (\(cause.views) views), the first from \(place)"
    case .attribute(let subject, let parts):
      let view = isAlone ? path : "\(path) (\(cause.views) views)"
      switch subject {
      case .property(let property):
        return line(property, parts, view, isOfTheScreen: cause.place == nil)
      case .constraint(let constraint): return line(constraint, parts, view)
      case .unregistered(let name):
        return cause.place == nil
          ? "\(name.dropFirst(LayoutProperty.screenPrefix.count)): \(values(parts, of: subject))"
          : "\(name) of \(view): \(values(parts, of: subject))"
      }
    }
  }

  static func line(_ effect: LayoutEffect) -> String {
    let more =
      effect.others > 0
      ? "; \(effect.others) more \(effect.others == 1 ? "view" : "views") moved or resized" : ""
    return "\(effect.path) \(movement(effect.parts))\(more)"
  }

  /// Returns the text of a change before and after its arrow.
  static func sentence(_ change: LayoutChangeRecord) -> [String] {
    let path = change.path ?? "the screen"
    let views = change.views > 1 ? " (\(change.views) views)" : ""
    switch change.kind {
    case .attribute(let subject, let component, let old, let new):
      // Attributes that the tree separates, such as an image's name and its size, have the same
      // name for people.
      let isName = subject.property?.isComparedWhereKnown ?? false
      let name = isName ? subject.property?.words ?? subject.name : subject.name
      let property = component.isEmpty ? name : "\(name).\(component)"
      let place = subject.tier == .screen ? "" : "\(path) "
      return [
        "\(place)\(property) \(subject.value(old, besides: new))",
        "\(subject.value(new, besides: old))\(views)",
      ]
    case .added(let place):
      return [
        change.views > 1
          ? "\(path) added, the first at \(place)\(views)" : "\(path) added at \(place)"
      ]
    case .removed(let place):
      return [
        change.views > 1
          ? "\(path) removed, the first from \(place)\(views)" : "\(path) removed from \(place)"
      ]
    }
  }

  private static func line(
    _ property: LayoutProperty, _ parts: [LayoutCause.Part], _ view: String, isOfTheScreen: Bool
  ) -> String {
    let plain = { "\(property.words) of \(view): \(values(parts, of: .property(property)))" }
    switch property.entry.phrase {
    case .plain, .adjective: return plain()
    case .ofTheScreen:
      return isOfTheScreen
        ? "\(property.words): \(values(parts, of: .property(property)))" : plain()
    case .movement:
      return "\(view) \(sentence(parts)): \(values(parts, of: .property(property)))"
    case .hiding:
      return parts.first?.new == "true" ? "\(view) is hidden" : "\(view) is no longer hidden"
    case .font: return font(parts, view)
    case .quoted:
      return "\(property.words) of \(view): \(text(parts.first?.old)) → \(text(parts.first?.new))"
    }
  }

  private static func line(
    _ constraint: LayoutConstraint, _ parts: [LayoutCause.Part], _ view: String
  ) -> String {
    switch (parts.first?.old, parts.first?.new) {
    case (nil, let new?): "\(constraint.name) in \(view) is new, constant \(new)"
    case (let old?, nil): "\(constraint.name) in \(view) is gone, constant \(old)"
    default:
      "\(constraint.name) in \(view): constant \(values(parts, of: .constraint(constraint)))"
    }
  }

  private static func values(_ parts: [LayoutCause.Part], of subject: LayoutSubject) -> String {
    parts.map { part in
      let label = part.component.isEmpty ? "" : part.component + " "
      let old = unquoted(subject.value(part.old, besides: part.new))
      let new = unquoted(subject.value(part.new, besides: part.old))
      return "\(label)\(old) → \(new)"
    }.joined(separator: ", ")
  }

  /// Returns a text property's value without its quotation marks.
  static func unquoted(_ value: String) -> String {
    guard value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return value }
    return String(value.dropFirst().dropLast())
  }

  static func text(_ value: String?) -> String {
    guard let value else { return "none" }
    let plain = unquoted(value)
    return "“\(plain.count > 40 ? "\(plain.prefix(40))…" : plain)”"
  }

  /// Describes only the differences of a font: its size, and its name if it differs.
  private static func font(_ parts: [LayoutCause.Part], _ view: String) -> String {
    let old = unquoted(parts.first?.old ?? "none")
    let new = unquoted(parts.first?.new ?? "none")
    if let oldSpace = old.lastIndex(of: " "), let newSpace = new.lastIndex(of: " "),
      old[..<oldSpace] == new[..<newSpace]
    {
      let (before, after) = (old[old.index(after: oldSpace)...], new[new.index(after: newSpace)...])
      return "font size of \(view): \(before) → \(after)"
    }
    return "font of \(view): \(old) → \(new)"
  }

  private static func sentence(_ parts: [LayoutCause.Part]) -> String {
    let ways = parts.compactMap(way)
    let moves = ways.filter(\.isMove).map(\.words)
    let sizes = ways.filter { !$0.isMove }.map(\.words)
    var clauses: [String] = []
    if !moves.isEmpty { clauses.append("moved " + moves.joined(separator: " and ")) }
    if !sizes.isEmpty { clauses.append("is " + sizes.joined(separator: " and ")) }
    return clauses.isEmpty ? "has a different frame" : clauses.joined(separator: " and ")
  }

  /// Describes how a frame changed, without a verb: `15 down, 8 narrower`.
  private static func movement(_ parts: [LayoutCause.Part]) -> String {
    parts.compactMap { way($0)?.words }.joined(separator: ", ")
  }

  private static func way(_ part: LayoutCause.Part) -> (words: String, isMove: Bool)? {
    guard let old = part.old.flatMap(Double.init), let new = part.new.flatMap(Double.init) else {
      return nil
    }
    let step = LayoutValue.format(abs(new - old))
    let grows = new > old
    switch part.component {
    case "x": return ("\(step) \(grows ? "right" : "left")", true)
    case "y": return ("\(step) \(grows ? "down" : "up")", true)
    case "width": return ("\(step) \(grows ? "wider" : "narrower")", false)
    case "height": return ("\(step) \(grows ? "taller" : "shorter")", false)
    default: return nil
    }
  }
}
