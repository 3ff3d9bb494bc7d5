/// A type that represents the structure and behavior of an app. Pictures are taken of views, so its scenes aren't shown.
@MainActor @preconcurrency public protocol App {
  /// The type of scene representing the content of the app.
  associatedtype Body: Scene

  /// The content and behavior of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates an instance of the app using the body that you define for its content.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts nothing: no app runs here.
  @MainActor @preconcurrency public static func main() {}
}

/// A part of an app's user interface with a life cycle managed by the system.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that represents the body of this scene.
  associatedtype Body: Scene

  /// The content and behavior of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a scene without a body") }
}

/// A result builder for composing a collection of scenes into a single composite scene.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> { _TupleScene() }

  public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content? { scene }
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }
}

/// Several scenes.
public nonisolated struct _TupleScene<T>: Scene {
  public typealias Body = Never

  nonisolated init() {}
}

extension Optional: Scene where Wrapped: Scene {}

/// A scene that presents a group of identically structured windows.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a window group with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window group with a text view title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a window group with a localized title string.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a window group with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// An indication of a scene's operational state.
public enum ScenePhase: Comparable, Sendable {
  /// The scene isn't currently visible in the UI.
  case background
  /// The scene is in the foreground but should pause its work.
  case inactive
  /// The scene is in the foreground and interactive.
  case active
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  /// The current phase of the scene: views are pictured in an active one.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

extension Scene {
  /// Adds an action to perform when the specified value changes, which no scene does here.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  /// Adds an action to perform when the specified value changes, which no scene does here.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Sets the environment value of the specified key path to the given value.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  /// Places an observable object in the scene's environment.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    self
  }

  /// Supplies an observable object to a scene's hierarchy.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    self
  }
}

/// A property wrapper type that you use to create a UIKit app delegate.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The underlying app delegate.
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
  }
}
