/// The guides that a view or one in it may set, so that only views that may are asked where: to be
/// asked, a container has to place its subviews.
struct GuideReach {
  /// Whether it may be any: an app's layout says where its guides are only when it is asked.
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
