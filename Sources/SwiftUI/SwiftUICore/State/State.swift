/// A property wrapper type that can read and write a value managed by SwiftUI.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    initialValue = value
  }

  public init(initialValue value: Value) {
    initialValue = value
  }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    // A state that isn't in a view has no place for its value.
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    location = place.kept { StateLocation(initialValue, of: place.node) }
  }
}

/// The value of a state, which lives as long as its view's identity.
final class StateLocation<Value>: @unchecked Sendable {
  private(set) var value: Value
  private weak var node: ViewNode?
  private let changes: ChangeQueue

  @MainActor init(_ value: Value, of node: ViewNode) {
    self.value = value
    self.node = node
    changes = node.graph.changes
  }

  /// Changes the value. An equal one doesn't change the view (Apple's views aren't evaluated again then; recalled,
  /// medium), so that a body which sets a state settles.
  func set(_ newValue: Value) {
    let isSame = isEqual(value, newValue)
    value = newValue
    guard !isSame, let node else { return }
    changes.add(node)
    changes.stateChanged()
  }
}

/// Whether values are known to be equal: by `Equatable`, or as the same object.
private func isEqual<T>(_ a: T, _ b: T) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == b as? E }
  if T.self is any Equatable.Type, let a = a as? any Equatable { return compare(a) }
  if T.self is AnyClass { return a as AnyObject === b as AnyObject }
  return false
}
