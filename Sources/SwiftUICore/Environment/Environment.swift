/// A property wrapper that reads a value from a view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var environment: EnvironmentValues?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment.object(of: objectType) else {
        MissingObject.stop(for: objectType, words: "Observable object", call: "environment(_:)")
      }
      return object
    }
  }

  public init<T: AnyObject>(_ objectType: T.Type) where T: Observable, Value == T? {
    read = { $0.object(of: objectType) }
  }

  public var wrappedValue: Value { read(environment ?? EnvironmentValues()) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    environment = place.environment
  }
}

/// A property wrapper type for an observable object that a parent or ancestor view supplies.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private nonisolated(unsafe) var object: ObjectType?

  public nonisolated init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      MissingObject.stop(
        for: ObjectType.self, words: "ObservableObject", call: "environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    object = place.environment.object(of: ObjectType.self)
    guard let object else { return }
    place.kept { ObjectSubscription() }.follow(object, for: place.node)
  }
}

/// What happens when a view reads an object that isn't in its environment. A body can't be left without a value, so
/// the program ends, as on iOS.
enum MissingObject {
  static func stop(for type: Any.Type, words: String, call: String) -> Never {
    let name = String(describing: type)
    fatalError(
      "No \(words) of type \(name) found. A View.\(call) for \(name) may be missing as an ancestor of this view."
    )
  }
}
