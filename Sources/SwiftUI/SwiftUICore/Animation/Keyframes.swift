import Graphics

// Keyframes and phases, of which pictures show the beginning.

/// A container that animates its content by automatically cycling through a collection of phases; the first one is shown.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Cycles through the given phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    var iterator = phases.makeIterator()
    phase = iterator.next()
    self.content = content
  }

  /// Cycles through the given phases when the trigger value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  @MainActor public var body: some View {
    if let phase { content(phase) }
  }
}

/// A container that animates its content with keyframes; the initial value is shown.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  private let value: Value
  private let content: (Value) -> Content

  /// Plays the keyframes when the trigger value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Loops the keyframes.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  @MainActor public var body: some View { content(value) }
}

extension View {
  /// Plays the given keyframes when the given trigger value changes; the initial value is shown.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(view: self), initialValue) }

  /// Loops the given keyframes continuously; the initial value is shown.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(view: self), initialValue) }
}

/// A type that defines changes to a value over time.
public protocol Keyframes<Value> {
  /// The type of value animated by this keyframes type.
  associatedtype Value
}

/// A group of keyframes that define an interpolation curve of an animatable value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

/// A sequence of keyframes animating a single property of a root type.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Property == Content.Value {
  public typealias Value = Root

  /// Creates an instance that animates the entire value from the root of the key path.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Content.Value {}

  /// Creates an instance that animates the property of the root value at the given key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
}

/// A keyframe that uses simple linear interpolation.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that uses a spring function to interpolate to the given value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that uses a cubic curve to smoothly interpolate between values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that immediately moves to the given value without interpolating.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  public init(_ to: Value) {}
}

/// A function defined by a two-dimensional curve that maps an input progress in the range [0,1] to an output progress that
/// is also in the range [0,1].
public struct UnitCurve: Hashable, Sendable {
  private let curve: TimingCurve

  /// Creates a new curve using bezier control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat)
    -> UnitCurve
  {
    UnitCurve(curve: TimingCurve(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)))
  }

  public static let linear = bezier(0, 0, 1, 1)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// Returns the output value of the curve at the given time.
  public func value(at progress: Double) -> Double { curve.value(at: progress) }
}

/// Several keyframes or tracks.
public struct _KeyframeList<Value> {
  init() {}
}

extension _KeyframeList: Keyframes {}
extension _KeyframeList: KeyframeTrackContent where Value: Animatable {}

/// A builder that combines keyframe content values into a single value.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<
    Value
  >
  where K.Value == Value { _KeyframeList() }

  public static func buildBlock<K: Keyframes>(_ content: K) -> K where K.Value == Value { content }

  @_disfavoredOverload
  public static func buildBlock<each K: Keyframes>(
    _ content: repeat each K
  ) -> _KeyframeList<Value> { _KeyframeList() }
}

/// The builder that creates keyframe track content from the keyframes that you define within a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildBlock<K: KeyframeTrackContent>(_ component: K) -> K
  where K.Value == Value { component }

  @_disfavoredOverload
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ components: repeat each K
  ) -> _KeyframeList<Value> { _KeyframeList() }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<
    Value
  > { _KeyframeList() }
  public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeList<
    Value
  >
  where K.Value == Value { _KeyframeList() }
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeList<
    Value
  >
  where K.Value == Value { _KeyframeList() }
}
