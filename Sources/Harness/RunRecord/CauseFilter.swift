import LayoutTrees

/// A kind of change, such as `UIButton backgroundColor`: a class or an identifier of a view, a
/// property, or both.
package struct CauseFilter: Sendable, Hashable {
  /// The class of the view that changed, or its identifier; `nil` for any.
  package var view: String?
  /// The property's name or one of ``kinds``; `nil` for anything.
  package var property: String?
  /// The only component that may have changed, such as `left` of insets; `nil` for any.
  package var component: String?

  /// Why a filter can't be used.
  package enum Problem: Error, Hashable, Sendable {
    /// The filter is empty.
    case empty
    /// A word is neither a property nor a view of any of the run's causes.
    case unknown(String, known: [String])
    /// Each word is known, but no cause of the run matches all of them.
    case nothing(String)
  }

  /// The names of changes other than properties.
  package static let kinds = ["added", "removed", "constraint", "drawing", "renderer", "size"]

  /// All names of what can change: properties, and the other kinds.
  package static let properties: [String] = {
    var names: [String] = []
    for property in LayoutProperty.allCases where property.group != .guide {
      names.append(property.name)
    }
    return kinds + names.filter { !kinds.contains($0) }
  }()

  /// Parses a filter, given the causes in a run.
  ///
  /// - Parameters:
  ///   - text: Words in any order, such as `UIButton backgroundColor`.
  ///   - causes: The causes of the run's snapshots.
  package init(_ text: String, among causes: [SnapshotCause]) throws(Problem) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { throw .empty }
    let names = Set(causes.flatMap(\.views))
    // An identifier may contain spaces.
    if let name = names.first(where: { $0 == text }), words.count > 1 {
      view = name
      return
    }
    for word in words {
      // An edge of insets follows a dot.
      let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
      // A view may have the same name as a property; a property that changed takes precedence.
      let named = names.first { $0.lowercased() == word.lowercased() }
      if property == nil, let name = Self.property(word, among: causes),
        named == nil || view != nil || causes.contains(where: { $0.property == name })
      {
        property = name
      } else if property == nil, parts.count == 2,
        let name = Self.property(parts[0], among: causes),
        let known = causes.flatMap(\.components).first(where: {
          $0.lowercased() == parts[1].lowercased()
        })
      {
        property = name
        component = known
      } else if view == nil, let named {
        view = named
      } else {
        throw .unknown(word, known: Self.suggestible(causes, names))
      }
    }
    guard causes.contains(where: { matches($0) }) else { throw .nothing(text) }
  }

  private static func property(_ word: String, among causes: [SnapshotCause]) -> String? {
    let known = properties + causes.compactMap(\.property)
    return known.first { $0.lowercased() == word.lowercased() }
  }

  /// Returns the names to suggest for a mistyped one, the run's first.
  private static func suggestible(_ causes: [SnapshotCause], _ views: Set<String>) -> [String] {
    var result: [String] = []
    for name in causes.compactMap(\.property) + views.sorted() + properties
    where !result.contains(name) {
      result.append(name)
    }
    return result
  }

  /// Whether a cause is of this kind.
  package func matches(_ cause: SnapshotCause) -> Bool {
    if let property, cause.property?.lowercased() != property.lowercased() { return false }
    if let component, cause.components != [component] { return false }
    if let view, !cause.views.contains(view) { return false }
    return true
  }
}

extension SnapshotCause {
  /// What changed, as named in filters; `nil` for causes that are only a sentence.
  fileprivate var property: String? {
    switch self {
    case .layout(let cause): cause.filterProperty
    case .drawing: "drawing"
    case .renderer: "renderer"
    case .size: "size"
    case .editedBaseline, .statement: nil
    }
  }

  fileprivate var components: [String] {
    if case .layout(let cause) = self { cause.filterComponents } else { [] }
  }

  /// The class of the view that changed, and its identifiers.
  fileprivate var views: [String] {
    switch self {
    case .layout(let cause): cause.filterNames
    case .drawing(let cause): cause.place.names
    case .renderer, .size, .editedBaseline, .statement: []
    }
  }
}
