/// The property of a view or of the screen that changed.
public enum LayoutSubject: Hashable, Sendable {
  case property(LayoutProperty)
  case constraint(LayoutConstraint)
  /// A name that isn't in the table of properties, such as one stored by a newer version.
  case unregistered(String)

  /// Parses a name in a tree; names for the screen start with `screen.`.
  public init(name: String) {
    if let property = LayoutProperty(rawValue: name), property.group != .guide {
      self = .property(property)
    } else if let constraint = LayoutConstraint(name: name) {
      self = .constraint(constraint)
    } else {
      self = .unregistered(name)
    }
  }

  /// The name in a tree.
  public var name: String {
    switch self {
    case .property(let property): property.rawValue
    case .constraint(let constraint): constraint.name
    case .unregistered(let name): name
    }
  }

  public var property: LayoutProperty? {
    if case .property(let property) = self { property } else { nil }
  }

  /// What its change can cause.
  public var tier: CauseTier {
    switch self {
    case .property(let property): property.tier
    case .constraint: .decision
    // Any fact about the screen is one of the screen's, regardless of its name.
    case .unregistered(let name): isOfScreen(name) ? .screen : .unregistered
    }
  }

  /// Whether a gate for frames rejects a change of it.
  package var isPartOfFrames: Bool {
    switch self {
    case .property(let property): property.isPartOfFrames
    case .constraint: false
    case .unregistered(let name): isOfScreen(name)
    }
  }

  var stage: LayoutPropertyEntry.Stage {
    switch self {
    case .property(let property): property.entry.stage
    case .constraint: .given
    case .unregistered(let name): isOfScreen(name) ? .first : .given
    }
  }

  var rank: Int {
    if case .property(let property) = self {
      property.entry.rank
    } else {
      LayoutPropertyEntry.lastRank
    }
  }

  private func isOfScreen(_ name: String) -> Bool {
    name.hasPrefix(LayoutProperty.screenPrefix)
  }
}
