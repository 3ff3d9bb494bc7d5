// Activities between apps and devices, which never come here.

extension View {
  /// Registers a handler to invoke in response to a user activity that your app receives.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises a user activity type.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises a user activity type.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Specifies the external events for which the view's scene is opened.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

extension Scene {
  /// Specifies the external events for which the scene is opened.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

/// An action that opens a window, of which there is no other.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}

  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that dismisses a window, which stays.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}

  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// A window presentation action stored in a view's environment.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// A window dismissal action stored in a view's environment.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

// MARK: Values of the focused view, which no view has

/// A protocol for identifier types used when publishing and observing focused values.
public protocol FocusedValueKey {
  associatedtype Value
}

/// A collection of state exported by the focused view and its ancestors.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Reads and writes values associated with a given focused value key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A property wrapper for observing values from the focused view or one of its ancestors: there are none.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }
}

/// A property wrapper for observing bindings from the focused view or one of its ancestors: there are none.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set { _ = newValue }
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// Modifies this view by injecting a value that you provide for use by other views whose state depends on the focused
  /// view hierarchy.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Modifies this view by injecting a value that you provide for use by other views whose state depends on the focused
  /// view hierarchy.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Creates a new view that exposes an observable object to views whose state depends on the focused view hierarchy.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }

  /// Modifies this view by injecting a value that you provide for use by other views whose state depends on the focused
  /// scene.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Modifies this view by injecting a value that you provide for use by other views whose state depends on the focused
  /// scene.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}
