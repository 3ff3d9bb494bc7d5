/// A property wrapper that reads a value from a view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues, MissingObject) -> Value
  /// SwiftUI's words if an object that has to be in the environment isn't.
  private var missing: (EnvironmentValues) -> String? = { _ in nil }
  private var environment: EnvironmentValues?
  private var place = MissingObject()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { environment, _ in environment[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment, place in
      guard let object = environment.object(of: objectType) else {
        place.stop(Self.words(for: objectType))
      }
      return object
    }
    missing = { $0.object(of: objectType) == nil ? Self.words(for: objectType) : nil }
  }

  private static func words(for type: Any.Type) -> String {
    MissingObject.words(for: type, kind: "Observable object", call: "environment(_:)")
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
    if let words = missing(place.environment) { place.node.missingObject = words }
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
      missing.stop(Self.words)
    }
    return object
  }

  private nonisolated static var words: String {
    MissingObject.words(
      for: ObjectType.self, kind: "ObservableObject", call: "environmentObject(_:)")
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    object = place.environment.object(of: ObjectType.self)
    guard let object else {
      missing.node = place.node
      place.node.missingObject = Self.words
      return
    }
    place.kept { ObjectSubscription() }.follow(object, for: place.node)
  }
}

/// A view that reads an object which isn't in its environment. A body can't be left without a value, so the program
/// ends, as on iOS; the host hears of the issue before.
struct MissingObject {
  weak var node: ViewNode?

  static func words(for type: Any.Type, kind: String, call: String) -> String {
    let name = String(describing: type)
    return
      "No \(kind) of type \(name) found. A View.\(call) for \(name) may be missing as an ancestor of this view."
  }

  func stop(_ words: String) -> Never {
    // Other threads have no graph to report to.
    if MainQueue.isCurrent { MainActor.assumeIsolated { node?.graph.stop(words, at: node) } }
    fatalError(words)
  }
}
