extension LayoutCause {
  /// The name of the change for filters: a property's name, `constraint`, `added` or `removed`.
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
    return parts.map(\.component.rawValue).filter { !$0.isEmpty }
  }

  /// The names that people use for the changed view: its class and identifier. A constraint belongs to the view
  /// around the ones it refers to, so their names are included.
  package var filterNames: [String] {
    var names = path?.names ?? []
    if case .constraint(let constraint)? = change.subject {
      for name in constraint.names where !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension LayoutConstraint {
  /// The classes and identifiers of the views it refers to, or its own identifier.
  fileprivate var names: [String] {
    switch content {
    case .identifier(let identifier): [identifier]
    case .terms(let terms):
      [terms.first, terms.second].compactMap { $0?.item }.filter { !$0.isEmpty }
        .flatMap { LayoutPath(text: $0).names }
    case .text: []
    }
  }
}
