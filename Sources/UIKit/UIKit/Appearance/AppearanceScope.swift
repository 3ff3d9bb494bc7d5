/// The set of instances that a proxy represents.
@MainActor
struct AppearanceScope {
  let type: NSObject.Type
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?

  func isSame(as other: AppearanceScope) -> Bool {
    type == other.type && traits == other.traits
      && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }

  /// Whether another scope's values take precedence over this one's: a subclass's, then the ones
  /// with more containers, then with traits. It's a guess that containers count less than the
  /// class.
  func isOutranked(by other: AppearanceScope) -> Bool {
    rank.lexicographicallyPrecedes(other.rank)
  }

  private var rank: [Int] {
    let classes = sequence(first: type as AnyClass) { _getSuperclass($0) }
    return [classes.reduce(0) { count, _ in count + 1 }, containers.count, traits == nil ? 0 : 1]
  }

  /// Whether an instance inside a container is in the scope.
  func covers(_ object: NSObject, in container: UIResponder?, traits present: UITraitCollection)
    -> Bool
  {
    guard Self.isInstance(object, of: type) else { return false }
    if let traits, !present.containsTraits(in: traits) { return false }
    var responder = container
    for type in containers {
      while let current = responder, !Self.isInstance(current, of: type) {
        responder = current.next
      }
      guard responder != nil else { return false }
      responder = responder?.next
    }
    return true
  }

  private static func isInstance(_ object: NSObject, of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }
      .contains { $0 == type }
  }

  private static func isInstance(
    _ object: NSObject, of type: any UIAppearanceContainer.Type
  ) -> Bool {
    isInstance(object, of: type as AnyClass)
  }

  /// Creates an object of the class, which won't be shown.
  func make() -> NSObject {
    switch type {
    case let type as UIView.Type: FreshViews.make(type)
    default: RuntimeClass.make(type)
    }
  }
}
