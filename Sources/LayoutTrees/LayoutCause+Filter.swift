extension LayoutCause {
  /// What changed, as people ask for it: a property's name, `constraint`, `added` or `removed`.
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

  /// The components that changed, such as `left` of insets; none where the value has only one.
  package var filterComponents: [String] {
    guard case .attribute(_, let parts) = change else { return [] }
    return parts.map(\.component).filter { !$0.isEmpty }
  }

  /// What people call the view that changed: its class, and its identifier; of a constraint also
  /// the views that it is about.
  package var filterNames: [String] {
    var names = place.map { Self.names(in: $0.path) } ?? []
    if case .attribute(.constraint(let constraint), _) = change {
      // A constraint lies in the view around those that it places.
      for word in constraint.words.split(whereSeparator: { " .".contains($0) }) {
        // Names of attributes, such as `top`, begin with small letters and stand alone.
        guard word.first?.isUppercase == true || word.first == "“" else { continue }
        let name = word.prefix { $0 != "[" }.filter { $0 != "“" && $0 != "”" }
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// The class and the identifier of the view at the end of a path.
  package static func names(in path: String) -> [String] { ViewPhrase(path).names }
}
