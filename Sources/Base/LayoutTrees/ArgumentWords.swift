/// Describes a change of an argument as it's written in view code: `VStack spacing 8 → 12`,
/// `.padding(.top, 16 → 20) of “Continue”`.
struct ArgumentWords {
  private let property: LayoutProperty
  private let parts: [LayoutCause.Part]
  private let path: LayoutPath
  private let views: Int

  init(_ cause: LayoutCause, _ property: LayoutProperty, _ parts: [LayoutCause.Part]) {
    self.property = property
    self.parts = parts
    path = cause.path ?? LayoutPath(steps: [])
    views = cause.views
  }

  /// Whether the view has the argument in its code: it isn't a class of UIKit's.
  var isWritten: Bool {
    guard let last = path.steps.last else { return false }
    return ViewPhrase.noun(last.className) == nil && !last.isInternal
  }

  var line: String {
    let count = views > 1 ? " (\(views) views)" : ""
    guard var step = path.steps.last, step.isModifier else {
      return "\(path.full) \(property.words) \(values)\(count)"
    }
    let name = step.lastIndex == nil ? step.identifier : nil
    step.identifier = nil
    let outer = path.steps.dropLast().map { "\($0.text) › " }.joined()
    return "\(outer)\(step.text)(\(arguments))\(name.map { " of “\($0)”" } ?? "")\(count)"
  }

  /// What changed, in a sentence.
  var title: String {
    guard let step = path.steps.last, step.isModifier else {
      return "\(property.words) of \(ViewPhrase(path).words(count: views))"
    }
    var words = property.words
    if let edges = sharedEdges, edges.isAxis { words = "\(edges.rawValue) \(words)" }
    // Padding is called like its modifier.
    let own = ".\(property.name)" == step.className ? words : "\(words) of \(step.className)"
    if views > 1 { return "\(own) of \(views) views" }
    return step.identifier.map { "\(own) of “\($0)”" } ?? own
  }

  /// The parts in a sentence: one for edges that changed alike and have a name together.
  var sharedParts: [LayoutCause.Part] {
    guard let edges = sharedEdges, let first = parts.first else { return parts }
    let isNamed = edges == .all || edges.isAxis
    return isNamed ? [.init(old: first.old, new: first.new)] : parts
  }

  private var values: String { parts.map { values(of: $0) }.joined(separator: ", ") }

  private func values(of part: LayoutCause.Part) -> String {
    let values = LayoutSubject.property(property).values(part)
    return "\(values.old.words) → \(values.new.words)"
  }

  private var arguments: String {
    if property.kind == .insets {
      guard let edges = sharedEdges, let first = parts.first else {
        return parts.map { "\($0.component.rawValue): \(values(of: $0))" }.joined(separator: ", ")
      }
      return (edges == .all ? "" : ".\(edges.rawValue), ") + values(of: first)
    }
    return property.entry.phrase == .onlyArgument ? values : "\(property.name): \(values)"
  }

  private enum Edges: String {
    case all, horizontal, vertical, top, leading, bottom, trailing

    var isAxis: Bool { self == .horizontal || self == .vertical }
  }

  /// The edges, if all of them changed alike.
  private var sharedEdges: Edges? {
    guard property.kind == .insets, let first = parts.first,
      parts.allSatisfy({ $0.old == first.old && $0.new == first.new })
    else { return nil }
    let edges = Set(parts.map(\.component))
    switch edges {
    case [.top, .leading, .bottom, .trailing]: return .all
    case [.leading, .trailing]: return .horizontal
    case [.top, .bottom]: return .vertical
    default: return edges.count == 1 ? Edges(rawValue: first.component.rawValue) : nil
    }
  }
}
