/// What happened to a view, or to neighbouring views alike.
///
/// A change of a layout is about one component of a property, a cause about all that changed.
public enum ViewChange<Parts: Hashable & Sendable>: Hashable, Sendable {
  case attribute(LayoutSubject, Parts)
  /// Views came, the first at a place.
  case added(at: ShownPlace)
  /// Views went, the first from a place.
  case removed(from: ShownPlace)

  /// What changed; nil for views that came or went.
  public var subject: LayoutSubject? {
    if case .attribute(let subject, _) = self { subject } else { nil }
  }

  func map<Other>(_ transform: (Parts) -> Other) -> ViewChange<Other> {
    switch self {
    case .attribute(let subject, let parts): .attribute(subject, transform(parts))
    case .added(let place): .added(at: place)
    case .removed(let place): .removed(from: place)
    }
  }
}
