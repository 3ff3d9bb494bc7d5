/// An object that is never shown, on which looks are set for the instances that it stands for.
///
/// What was set on it is what differs from a fresh object of its class.
@MainActor
struct AppearanceProxy {
  let scope: AppearanceScope
  let object: NSObject
  /// What a view was like before anything was set; bars and items note themselves what was set.
  private let fresh: UIView?
  private let properties: [(number: Int, property: AppearanceProperty)]

  init(_ object: NSObject, scope: AppearanceScope, fresh: UIView?) {
    self.object = object
    self.scope = scope
    self.fresh = fresh
    properties =
      (object as? UIView).map { view in
        AppearanceProperty.all.enumerated().filter { $1.covers(view) }.map { ($0, $1) }
      } ?? []
  }

  /// The same looks in an object of its own.
  func copy() -> AppearanceProxy {
    let made = scope.make()
    if let from = object as? UIView, let to = made as? UIView, let fresh {
      (to as? any ProxiedBar)?.becomeProxy(of: from)
      for (_, property) in properties where !property.isSame(from, fresh) {
        property.copy(from, to)
      }
    } else if let from = object as? UIBarItem {
      (made as? UIBarItem)?.takeLooks(of: from)
    }
    return AppearanceProxy(made, scope: scope, fresh: fresh)
  }

  /// Gives a view what was set on the proxy and not on the view itself.
  ///
  /// - Parameter fresh: A view of the class of UIKit's that the view is one of.
  func handOn(to view: UIView, fresh freshView: UIView) {
    guard let proxy = object as? UIView, let fresh else { return }
    (view as? any ProxiedBar)?.adoptSettings(of: proxy)
    for (number, property) in properties where !property.isSame(proxy, fresh) {
      let wasAdopted = view.adoptedLooks?[number].map { property.has(view, $0) } ?? false
      guard wasAdopted || property.isSame(view, freshView) else { continue }
      property.copy(proxy, view)
      view.adoptedLooks = view.adoptedLooks ?? [:]
      view.adoptedLooks?[number] = property.value(of: view)
    }
  }
}

/// Which instances a proxy stands for.
@MainActor
struct AppearanceScope {
  let type: NSObject.Type
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?

  func isSame(as other: AppearanceScope) -> Bool {
    type == other.type && traits == other.traits
      && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }

  /// Whether another scope's looks come over this one's: that of a subclass, then of more
  /// containers, then of traits. That containers count less than the class is a guess.
  func isOutranked(by other: AppearanceScope) -> Bool {
    rank.lexicographicallyPrecedes(other.rank)
  }

  private var rank: [Int] {
    let classes = sequence(first: type as AnyClass) { _getSuperclass($0) }
    return [classes.reduce(0) { count, _ in count + 1 }, containers.count, traits == nil ? 0 : 1]
  }

  /// Whether an instance is meant, as it lies in a view.
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

  /// Makes an object of the class, which is not going to be shown.
  func make() -> NSObject {
    switch type {
    case let type as UIView.Type: FreshViews.make(type)
    default: RuntimeClass.make(type) ?? NSObject()
    }
  }
}
