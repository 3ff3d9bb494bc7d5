/// The guides that a view or its descendants may set. Finding a guide's position requires the container to place its
/// subviews, so only views that may set it are queried.
struct GuideReach {
  /// Whether any guide is possible: an app's layout can't tell in advance which guides it sets.
  var isOpen = false
  var keys: Set<AlignmentKey> = []

  static let open = GuideReach(isOpen: true)

  func contains(_ key: AlignmentKey) -> Bool {
    isOpen || keys.contains(key)
  }

  mutating func formUnion(_ other: GuideReach) {
    isOpen = isOpen || other.isOpen
    if keys.isEmpty {
      keys = other.keys
    } else if !other.keys.isSubset(of: keys) {
      keys.formUnion(other.keys)
    }
  }
}
