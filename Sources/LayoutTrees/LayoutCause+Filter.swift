extension LayoutCause {
  /// What changed, as a filter: a property's name, `constraint`, `added` or `removed`.
  package var filterProperty: String {
    switch change {
    case .added: "added"
    case .removed: "removed"
    case .attribute(.constraint, _): "constraint"
    case .attribute(.property(let property), _): property.name
    case .attribute(.unregistered(let name), _):
      name.hasPrefix(LayoutProperty.screenPrefix)
        ? String(name.dropFirst(LayoutProperty.screenPrefix.count)) : name
    }
  }

  /// The components that changed, such as `left` of insets; empty if the value has only one.
  package var filterComponents: [String] {
    guard case .attribute(_, let parts) = change else { return [] }
    return parts.map(\.component).filter { !$0.isEmpty }
  }

  /// The names of the changed view: its class, and its identifier; for a constraint, also the views
  /// that it refers to.
  package var filterNames: [String] {
    var names = place.map { Self.names(in: $0.path) } ?? []
    if case .attribute(.constraint(let constraint), _) = change {
      // A constraint is held by an ancestor of the views that it positions.
      for word in constraint.words.split(whereSeparator: { " .".contains($0) }) {
        // Names of attributes, such as `top`, start with lower-case letters and are separate words.
        guard word.first?.isUppercase == true || word.first == "“" else { continue }
        let name = word.prefix { $0 != "[" }.filter { $0 != "“" && $0 != "”" }
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Returns the class and the identifier of the view at the end of a path.
  package static func names(in path: String) -> [String] { ViewPhrase(path).names }
}
