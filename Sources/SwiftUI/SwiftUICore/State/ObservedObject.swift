/// A property wrapper type that subscribes to an observable object and invalidates a view whenever it changes.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper of the observable object that creates bindings to its properties.
  @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
    nonisolated(unsafe) let root: ObjectType

    nonisolated init(root: ObjectType) {
      self.root = root
    }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  private nonisolated(unsafe) var object: ObjectType

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public nonisolated init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  public nonisolated init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    place.kept { ObjectSubscription() }.follow(wrappedValue, for: place.node)
  }
}

/// A node's subscription to an observable object, which makes the node be evaluated again.
@MainActor final class ObjectSubscription {
  private weak var object: AnyObject?
  private var observation: _ChangeObservation?

  func follow<T: ObservableObject>(_ object: T, for node: ViewNode) {
    if self.object === object { return }
    self.object = object
    let changes = node.graph.changes
    observation = object.objectWillChange._observeChanges { [weak node] in
      if let node { changes.add(node) }
    }
  }
}
