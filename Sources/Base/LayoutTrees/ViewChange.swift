/// The change of a view, or the same change of adjacent views.
///
/// A layout change is about one component of a property, a cause about all that changed.
public enum ViewChange<Parts: Hashable & Sendable>: Hashable, Sendable {
  case attribute(LayoutSubject, Parts)
  /// Views were added, the first one at a place.
  case added(at: ShownPlace)
  /// Views were removed, the first one from a place.
  case removed(from: ShownPlace)

  /// The changed property; `nil` for views that were added or removed.
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
