/// A property wrapper that reads a value from a view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues, MissingObject) -> Value
  private var environment: EnvironmentValues?
  private var place = MissingObject()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { environment, _ in environment[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment, place in
      guard let object = environment.object(of: objectType) else {
        place.stop(for: objectType, kind: "Observable object", call: "environment(_:)")
      }
      return object
    }
  }

  public init<T: AnyObject>(_ objectType: T.Type) where T: Observable, Value == T? {
    read = { environment, _ in environment.object(of: objectType) }
  }

  public var wrappedValue: Value { read(environment ?? EnvironmentValues(), place) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    environment = place.environment
    self.place.node = place.node
  }
}

/// A property wrapper type for an observable object that a parent or ancestor view supplies.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private nonisolated(unsafe) var object: ObjectType?
  private nonisolated(unsafe) var missing = MissingObject()

  public nonisolated init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      missing.stop(
        for: ObjectType.self, kind: "ObservableObject", call: "environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    object = place.environment.object(of: ObjectType.self)
    guard let object else {
      missing.node = place.node
      return
    }
    place.kept { ObjectSubscription() }.follow(object, for: place.node)
  }
}

/// A view that reads an object which isn't in its environment. A body can't be left without a value, so the program
/// ends, as on iOS; the host hears of the issue before.
struct MissingObject {
  weak var node: ViewNode?

  func stop(for type: Any.Type, kind: String, call: String) -> Never {
    let name = String(describing: type)
    let words =
      "No \(kind) of type \(name) found. A View.\(call) for \(name) may be missing as an ancestor of this view."
    // Other threads have no graph to report to.
    if Thread.isMainThread { MainActor.assumeIsolated { node?.graph.stop(words, at: node) } }
    fatalError(words)
  }
}
