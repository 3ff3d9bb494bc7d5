/// Puts causes into words.
enum CauseWords {
  static func line(_ item: CauseItem) -> String {
    switch item.change {
    case .added(let place):
      return item.count > 1
        ? "\(item.path.brief) are new (\(item.count) views), the first at \(place)"
        : "\(item.path.brief) is new, at \(place)"
    case .removed(let place):
      return item.count > 1
        ? "\(item.path.brief) are gone (\(item.count) views), the first from \(place)"
        : "\(item.path.brief) is gone, from \(place)"
    case .attribute(let name, let parts):
      let views = item.count > 1 ? " (\(item.count) views)" : ""
      return line(name, parts, "\(item.path.brief)\(views)", isTop: item.path.steps.count <= 1)
    }
  }

  private static func line(
    _ name: String, _ parts: [CauseItem.Part], _ view: String, isTop: Bool
  ) -> String {
    if name.hasPrefix("screen.") {
      return "\(name.dropFirst("screen.".count)): \(values(parts))"
    }
    if name.hasPrefix("constraint "), let part = parts.first {
      switch (part.old, part.new) {
      case (nil, let new?): return "\(name) in \(view) is new, constant \(new)"
      case (let old?, nil): return "\(name) in \(view) is gone, constant \(old)"
      default: return "\(name) in \(view): constant \(values(parts))"
      }
    }
    switch name {
    case "frame": return frame(parts, view)
    case "hidden":
      return parts.first?.new == "true" ? "\(view) is hidden" : "\(view) is no longer hidden"
    case "class": return "class of \(view): \(values(parts))"
    case "font": return font(parts, view)
    case "text", "title":
      return "\(name) of \(view): \(text(parts.first?.old)) → \(text(parts.first?.new))"
    case "style", "textSize", "direction", "contrast", "horizontalSizeClass", "verticalSizeClass":
      let words = traits[name] ?? name
      return isTop ? "\(words): \(values(parts))" : "\(words) of \(view): \(values(parts))"
    default:
      return "\(properties[name] ?? name) of \(view): \(values(parts, of: name))"
    }
  }

  private static let traits = [
    "style": "interface style", "textSize": "text size", "direction": "layout direction",
    "contrast": "contrast", "horizontalSizeClass": "horizontal size class",
    "verticalSizeClass": "vertical size class",
  ]

  private static let properties = [
    "safeAreaInsets": "safe area", "layoutMargins": "layout margins",
    "contentInset": "content inset", "adjustedContentInset": "adjusted content inset",
    "separatorInset": "separator inset", "additionalSafeAreaInsets": "additional safe area",
    "contentOffset": "scroll position", "boundsOrigin": "bounds origin",
    "contentSize": "content size", "backgroundColor": "background colour",
    "textColor": "text colour", "tintColor": "tint colour",
  ]

  /// What a property is where nobody set it.
  private static let defaults = [
    "numberOfLines": "1", "cornerRadius": "0", "borderWidth": "0", "alpha": "1",
    "rowHeight": "automatic", "textAlignment": "natural", "lineBreakMode": "byTruncatingTail",
    "contentInsetAdjustmentBehavior": "automatic", "shadowOpacity": "0", "transform": "none",
    "boundsOrigin": "(0 0)", "backgroundColor": "none", "tintColor": "inherited",
    "image": "none",
  ]

  private static func values(_ parts: [CauseItem.Part], of name: String = "") -> String {
    parts.map { part in
      let label = part.component.isEmpty ? "" : part.component + " "
      let (old, new) = (value(part.old, part.new, name), value(part.new, part.old, name))
      return "\(label)\(old) → \(new)"
    }.joined(separator: ", ")
  }

  private static func value(_ value: String?, _ other: String?, _ name: String) -> String {
    unquoted(told(value, besides: other, of: name))
  }

  /// A value as it stands beside another; what nobody set has a value too.
  static func told(_ value: String?, besides other: String?, of name: String) -> String {
    if let value { return value }
    // A flag that is not told of is the other way round.
    if other == "true" { return "false" }
    if other == "false" { return "true" }
    return defaults[name] ?? "unset"
  }

  /// A text property's value without its quotation marks.
  private static func unquoted(_ value: String) -> String {
    guard value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return value }
    return String(value.dropFirst().dropLast())
  }

  private static func text(_ value: String?) -> String {
    guard let value else { return "none" }
    let plain = unquoted(value)
    return "“\(plain.count > 40 ? "\(plain.prefix(40))…" : plain)”"
  }

  /// Says only what differs of a font: its size, or its name too.
  private static func font(_ parts: [CauseItem.Part], _ view: String) -> String {
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

  private static func frame(_ parts: [CauseItem.Part], _ view: String) -> String {
    "\(view) \(sentence(parts)): \(values(parts))"
  }

  private static func sentence(_ parts: [CauseItem.Part]) -> String {
    let ways = parts.compactMap(way)
    let moves = ways.filter(\.isMove).map(\.words)
    let sizes = ways.filter { !$0.isMove }.map(\.words)
    var clauses: [String] = []
    if !moves.isEmpty { clauses.append("moved " + moves.joined(separator: " and ")) }
    if !sizes.isEmpty { clauses.append("is " + sizes.joined(separator: " and ")) }
    return clauses.isEmpty ? "has another frame" : clauses.joined(separator: " and ")
  }

  /// How a frame changed, without a verb: `15 down, 8 narrower`.
  static func movement(_ parts: [CauseItem.Part]) -> String {
    parts.compactMap { way($0)?.words }.joined(separator: ", ")
  }

  private static func way(_ part: CauseItem.Part) -> (words: String, isMove: Bool)? {
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
