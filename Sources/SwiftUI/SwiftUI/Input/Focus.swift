/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of focus within the
/// scene changes.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value
  private let none: Value

  /// A property wrapper type that can read and write a value that indicates the current focus location.
  @propertyWrapper public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void
    let none: Value

    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  /// Creates a focus state that binds to a Boolean.
  public init() where Value == Bool {
    _value = State(wrappedValue: false)
    none = false
  }

  /// Creates a focus state that binds to an optional type.
  public init<T: Hashable>() where Value == T? {
    _value = State(wrappedValue: nil)
    none = nil
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding {
    Binding(get: { value }, set: { value = $0 }, none: none)
  }
}

/// How a view takes part in the focus of its scene.
struct FocusPlace {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

extension EnvironmentValues {
  private enum FocusPlaceKey: EnvironmentKey {
    static var defaultValue: FocusPlace? { nil }
  }

  /// The focus of the text field in the view.
  var focusPlace: FocusPlace? {
    get { self[FocusPlaceKey.self] }
    set { self[FocusPlaceKey.self] = newValue }
  }
}

extension View {
  /// Modifies this view by binding its focus state to the given Boolean state value.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      FocusModifier(value: condition.wrappedValue) {
        FocusPlace(isFocused: condition.get, set: { condition.wrappedValue = $0 })
      })
  }

  /// Modifies this view by binding its focus state to the given state value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(value: binding.wrappedValue == value) {
        FocusPlace(
          isFocused: { binding.wrappedValue == value },
          set: { isOn in
            if isOn {
              binding.wrappedValue = value
            } else if binding.wrappedValue == value {
              binding.wrappedValue = binding.none
            }
          })
      })
  }

  /// Specifies if the view is focusable, which only text fields are without a keyboard.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets the focus that a view gets at first, of which pictures show nothing.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }
}

nonisolated struct FocusModifier: ViewModifier {
  let value: Bool
  let place: () -> FocusPlace

  @MainActor func body(content: Content) -> some View {
    content.environment(\.focusPlace, place())
  }
}

/// A property wrapper type that can read and write a value that SwiftUI updates as the focus of any active accessibility
/// technology, such as VoiceOver, changes: none is active.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  @propertyWrapper public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool {
    _value = State(wrappedValue: false)
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  public init<T: Hashable>() where Value == T? {
    _value = State(wrappedValue: nil)
  }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(get: { value }, set: { value = $0 }) }
}

/// Accessibility technologies available to the system.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Modifies this view by binding its accessibility element's focus state, which no technology changes here.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Modifies this view by binding its accessibility element's focus state, which no technology changes here.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
