/// A dynamic property type that allows access to a namespace defined by the persistent identity of the object
/// containing the property.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// A namespace defined by the persistent identity of an `@Namespace` dynamic property.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id: ID?

  public init() {}

  public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: InstalledProperty {
  private final class Kept {
    let id: ID

    init(_ number: Int) {
      id = ID(number: number)
    }
  }

  package mutating func install(in place: PropertyPlace) {
    id = place.kept { Kept(place.node.graph.nextSerial()) }.id
  }
}
