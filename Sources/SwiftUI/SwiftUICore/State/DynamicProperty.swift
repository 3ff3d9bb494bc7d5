/// An interface for a stored variable that updates an external property of a view.
public protocol DynamicProperty {
  /// Updates the underlying value of the stored value, before the view's body is evaluated.
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  @MainActor @preconcurrency public mutating func update() {}
}

/// A dynamic property that SwiftUI implements: it's connected to its view's node.
package protocol InstalledProperty: DynamicProperty {
  @MainActor mutating func install(in place: PropertyPlace)
}

/// The place of a dynamic property: its view's node, and what the property keeps there.
@MainActor package struct PropertyPlace {
  package let node: ViewNode
  let index: Int

  package var environment: EnvironmentValues { node.environment }

  /// Returns what the property keeps as long as the view's identity.
  package func kept<T: AnyObject>(_ make: () -> T) -> T {
    if let kept = node.storedProperties[index] as? T { return kept }
    let made = make()
    node.storedProperties[index] = made
    return made
  }
}
