/// Describes a cause in words: as a line next to its picture, or as a sentence for people without context, such as
/// readers of a commit.
///
/// The line `font size of UILabel “title”: 17 → 20` corresponds to the sentence
/// `The font of the label “title” grew from 17 to 20 points`. The caller adds its full stop, after describing where
/// it happened.
struct CauseWords {
  enum Style {
    case line, sentence
  }

  private typealias Part = LayoutCause.Part

  private let cause: LayoutCause
  private let style: Style

  init(_ cause: LayoutCause, _ style: Style) {
    self.cause = cause
    self.style = style
  }

  var text: String {
    let words: String
    switch cause.change {
    case .added(let place): words = arrival(place, isNew: true)
    case .removed(let place): words = arrival(place, isNew: false)
    case .attribute(.property(let property), let parts): words = self.words(property, parts)
    case .attribute(.constraint(let constraint), let parts): words = self.words(constraint, parts)
    case .attribute(.unregistered(let name), let parts): words = self.words(name, parts)
    }
    return style == .line ? words : Self.capitalised(words)
  }

  /// Returns a text with its first letter in upper case.
  static func capitalised(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }

  private func styled(
    line: @autoclosure () -> String, sentence: @autoclosure () -> String
  ) -> String {
    style == .line ? line() : sentence()
  }

  // MARK: Views

  private var isAlone: Bool { cause.views <= 1 }
  private var path: String { cause.path?.full ?? "the screen" }
  private var phrase: ViewPhrase { ViewPhrase(cause.path) }

  /// The views that changed: `UILabel[0…2] (3 views)`, `3 labels`.
  private var view: String {
    styled(
      line: isAlone ? path : "\(path) (\(cause.views) views)",
      sentence: phrase.words(count: cause.views))
  }

  /// The verb for the views in a sentence.
  private var be: String { isAlone ? "is" : "are" }

  private func arrival(_ place: ShownPlace, isNew: Bool) -> String {
    switch style {
    case .line:
      let (state, at) = isNew ? ("new", "at") : ("gone", "from")
      let count = isAlone ? "" : " (\(cause.views) views)"
      return "\(path) \(be) \(state)\(count), \(isAlone ? "" : "the first ")\(at) \(place)"
    case .sentence:
      let verb = isNew ? "added" : "removed"
      return isAlone
        ? "\(phrase.newcomer(showing: place.text)) was \(verb)" : "\(view) were \(verb)"
    }
  }

  // MARK: Properties

  private func words(_ property: LayoutProperty, _ parts: [Part]) -> String {
    let title = cause.path == nil ? property.words : "\(property.words) of \(view)"
    let (old, new) = (parts.first?.old, parts.first?.new)
    switch property.entry.phrase {
    case .movement:
      let moved = "\(view) \(FrameWords(parts, style).clause)"
      return styled(line: "\(moved): \(values(parts, of: property))", sentence: moved)
    case .hiding:
      let isHidden = new == .flag(true)
      return styled(
        line: "\(view) is \(isHidden ? "hidden" : "no longer hidden")",
        sentence: "\(view) \(be) \(isHidden ? "now hidden" : "shown again")")
    case .font: return font(title, old, new)
    case .argument, .onlyArgument:
      let words = ArgumentWords(cause, property, parts)
      guard words.isWritten else {
        return styled(
          line: "\(title): \(values(parts, of: property))",
          sentence: changed("the \(title)", property, parts))
      }
      return styled(
        line: words.line, sentence: changed("the \(words.title)", property, words.sharedParts))
    case .quoted:
      if let renamed = renamed(property, old, new) { return renamed }
      let (before, after) = (old?.quoted ?? "none", new?.quoted ?? "none")
      guard style == .sentence else { return "\(title): \(before) → \(after)" }
      if old == nil, new != nil { return "the \(title) is now \(after)" }
      if old != nil, new == nil { return "the \(title) is gone; it was \(before)" }
      return "the \(title) changed from \(before) to \(after)"
    case .plain, .ofTheScreen, .adjective:
      let isFlag = property.kind == .flag && cause.path != nil
      return styled(
        line: "\(title): \(values(parts, of: property))",
        sentence: isFlag ? flag(property, old, new) : changed("the \(title)", property, parts))
    }
  }

  /// The values in a line: `left 60 → 16, right 20 → 16`.
  private func values(_ parts: [Part], of subject: LayoutSubject) -> String {
    parts.map { part in
      let values = subject.values(part)
      return "\(part.component.label)\(values.old.words) → \(values.new.words)"
    }.joined(separator: ", ")
  }

  private func values(_ parts: [Part], of property: LayoutProperty) -> String {
    values(parts, of: .property(property))
  }

  /// Returns the values in a sentence.
  private func changed(_ title: String, _ property: LayoutProperty, _ parts: [Part]) -> String {
    let areNumbers = parts.allSatisfy { part in
      if case (.number?, .number?) = (part.old, part.new) { true } else { false }
    }
    let unit = property.entry.unit.map { " \($0.rawValue)" } ?? ""
    let changes = parts.map { part in
      let values = LayoutSubject.property(property).values(part)
      return "from \(values.old.words) to \(values.new.words)\(areNumbers ? unit : "")"
        + part.component.place
    }
    return "\(title) \(areNumbers ? "went" : "changed") \(changes.joined(separator: " and "))"
  }

  /// Describes a view that is named by its text: `Text “Buy” → “Pay”`.
  private func renamed(
    _ property: LayoutProperty, _ old: ChangedValue?, _ new: ChangedValue?
  ) -> String? {
    guard isAlone, property == .text, let old, let new, var path = cause.path,
      let step = path.steps.last, let name = step.identifier, name == new.words.shortened
    else { return nil }
    path.steps[path.steps.count - 1].identifier = nil
    let place = path.steps.count > 1 ? path.full : step.className
    return styled(
      line: "\(place) \(old.quoted) → \(new.quoted)",
      sentence: "the text \(old.quoted) became \(new.quoted)")
  }

  private func flag(
    _ property: LayoutProperty, _ old: ChangedValue?, _ new: ChangedValue?
  ) -> String {
    let isOn = (new ?? property.usualValue) == .flag(true)
    let way = isOn ? "now" : "no longer"
    return property.entry.phrase == .adjective
      ? "\(view) \(be) \(way) \(property.words)"
      : "\(view) \(way) \(isAlone ? "has" : "have") “\(property.words)” set"
  }

  /// Describes only the differences of a font: its size, or its name too.
  private func font(_ title: String, _ old: ChangedValue?, _ new: ChangedValue?) -> String {
    guard case .font(let oldName, let oldSize)? = old, case .font(let newName, let newSize)? = new,
      oldName == newName
    else {
      let (before, after) = (old?.words ?? "none", new?.words ?? "none")
      return styled(
        line: "\(title): \(before) → \(after)",
        sentence: "the \(title) changed from \(before) to \(after)")
    }
    let (before, after) = (LayoutValue.format(oldSize), LayoutValue.format(newSize))
    let verb = newSize > oldSize ? "grew" : "shrank"
    return styled(
      line: "font size of \(view): \(before) → \(after)",
      sentence: "the \(title) \(verb) from \(before) to \(after) points")
  }

  // MARK: Constraints and names that the table lacks

  private func words(_ constraint: LayoutConstraint, _ parts: [Part]) -> String {
    let title = styled(line: "\(constraint.name) in \(view)", sentence: "the \(constraint.name)")
    switch (parts.first?.old, parts.first?.new) {
    case (nil, let new?):
      return styled(
        line: "\(title) is new, constant \(new)",
        sentence: "\(title) is new, with the constant \(new)")
    case (let old?, nil):
      return styled(
        line: "\(title) is gone, constant \(old)",
        sentence: "\(title) is gone; its constant was \(old)")
    case (let old, let new):
      return styled(
        line: "\(title): constant \(values(parts, of: .constraint(constraint)))",
        sentence: old.flatMap { old in new.map { "\(title) went from \(old) to \($0) points" } }
          ?? "\(title) changed")
    }
  }

  private func words(_ name: String, _ parts: [Part]) -> String {
    let isOfScreen = name.hasPrefix(LayoutProperty.screenPrefix)
    let title =
      isOfScreen
      ? String(name.dropFirst(LayoutProperty.screenPrefix.count)) : "\(name) of \(view)"
    let changes = parts.map { part in
      "from \(part.old?.description ?? "none") to \(part.new?.description ?? "none")"
        + part.component.place
    }
    return styled(
      line: "\(title): \(values(parts, of: .unregistered(name)))",
      sentence: "\(isOfScreen ? "the " : "")\(title) changed \(changes.joined(separator: " and "))")
  }
}

extension LayoutComponent {
  /// The component before its values in a line.
  var label: String { self == .whole ? "" : "\(rawValue) " }

  /// The changed component, as worded in a sentence.
  fileprivate var place: String {
    switch self {
    case .whole: ""
    case .top, .bottom: " at the \(rawValue)"
    case .left, .right: " on the \(rawValue)"
    case .x: " horizontally"
    case .y: " vertically"
    case .width, .height: " in \(rawValue)"
    case .leading, .trailing: " at the \(rawValue) edge"
    default: " (\(rawValue))"
    }
  }
}
