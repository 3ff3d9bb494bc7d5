/// A property wrapper type that instantiates an observable object, once per identity of its view.
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) let make: () -> ObjectType
  private nonisolated(unsafe) var object: ObjectType?

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
    object = nil
  }

  /// Outside of a view, each access creates an object, as there is no place to keep it.
  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  @MainActor private final class Kept {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) {
      self.object = object
    }
  }

  package mutating func install(in place: PropertyPlace) {
    let kept = place.kept { Kept(make()) }
    kept.subscription.follow(kept.object, for: place.node)
    object = kept.object
  }
}
