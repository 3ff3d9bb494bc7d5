/// An instance that matches a sequence of events to a gesture, and returns a stream of values for each of its states.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type representing the gesture's value.
  associatedtype Value
  /// The type of gesture representing the body.
  associatedtype Body: Gesture

  /// The content and behavior of the gesture.
  @MainActor @preconcurrency var body: Body { get }

  /// Lets the compiler infer the value of a gesture with a body.
  static func _makeGesture(_ value: Value.Type)
}

extension Gesture where Value == Body.Value {
  public static func _makeGesture(_ value: Value.Type) {}
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _makeGesture(_ value: Never.Type) {}
}

extension Gesture where Body == Never {
  public static func _makeGesture(_ value: Value.Type) {}
  public var body: Never { fatalError("\(Self.self) is a gesture without a body") }
}

/// A gesture that recognizers of UIKit's implement.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  /// Connects the gesture's recognizers with what is to be done.
  func connect(_ sink: GestureSink<Value>, in hub: GestureHub)
}

/// What is to be done in the states of a gesture.
struct GestureSink<Value> {
  var changed: @MainActor (Value) -> Void = { _ in }
  var ended: @MainActor (Value) -> Void = { _ in }
  /// Called after the end too, when all recognizers are as before.
  var reset: @MainActor () -> Void = {}

  /// Does what is to be done in the present state of a recognizer.
  @MainActor func follow(_ recognizer: UIGestureRecognizer, _ value: () -> Value) {
    switch recognizer.state {
    case .began, .changed: changed(value())
    case .ended:
      ended(value())
      reset()
    case .cancelled, .failed: reset()
    default: break
    }
  }
}

extension Gesture {
  /// Connects the gesture, or the one that its body consists of.
  @MainActor func connect(_ sink: GestureSink<Value>, to hub: GestureHub) {
    if let primitive = self as? any PrimitiveGesture {
      connect(primitive, sink, hub)
    } else {
      connectBody(body, sink, hub)
    }
  }

  private func connect<G: PrimitiveGesture>(
    _ gesture: G, _ sink: GestureSink<Value>, _ hub: GestureHub
  ) {
    guard let sink = sink as? GestureSink<G.Value> else { return }
    gesture.connect(sink, in: hub)
  }

  /// The value of a gesture with a body is its body's.
  private func connectBody<G: Gesture>(
    _ gesture: G, _ sink: GestureSink<Value>, _ hub: GestureHub
  ) {
    guard let sink = sink as? GestureSink<G.Value> else { return }
    gesture.connect(sink, to: hub)
  }
}

/// The recognizers of a view's gestures, which are kept from one update to the next by their order.
@MainActor final class GestureHub {
  private(set) weak var view: NodeView?
  private var recognizers: [UIGestureRecognizer] = []
  private var states: [AnyObject] = []
  private var (nextRecognizer, nextState) = (0, 0)
  private let (referee, preceding) = (SimultaneousReferee(), PrecedingReferee())

  init(_ view: NodeView) {
    self.view = view
  }

  func begin() { (nextRecognizer, nextState) = (0, 0) }

  /// Removes recognizers that no gesture uses any more.
  func finish() {
    for recognizer in recognizers[nextRecognizer...] { view?.removeGestureRecognizer(recognizer) }
    recognizers.removeLast(recognizers.count - nextRecognizer)
  }

  func recognizer<R: UIGestureRecognizer>(
    isSimultaneous: Bool = false, _ make: () -> R
  ) -> R {
    defer { nextRecognizer += 1 }
    if nextRecognizer < recognizers.count {
      if let known = recognizers[nextRecognizer] as? R { return known }
      view?.removeGestureRecognizer(recognizers[nextRecognizer])
      recognizers[nextRecognizer] = make()
    } else {
      recognizers.append(make())
    }
    let recognizer = recognizers[nextRecognizer]
    view?.addGestureRecognizer(recognizer)
    return unsafeDowncast(recognizer, to: R.self)
  }

  /// Lets the recognizers since a number recognize together with others.
  func makeSimultaneous(from start: Int) {
    for recognizer in recognizers[start..<nextRecognizer] { recognizer.delegate = referee }
  }

  /// Lets the recognizers of views in the view wait for this hub's.
  func makePreceding() {
    for recognizer in recognizers[..<nextRecognizer] { recognizer.delegate = preceding }
  }

  var count: Int { nextRecognizer }

  func known(_ index: Int) -> UIGestureRecognizer? {
    recognizers.indices.contains(index) ? recognizers[index] : nil
  }

  /// What a gesture keeps from one update to the next.
  func state<S: AnyObject>(_ make: () -> S) -> S {
    defer { nextState += 1 }
    if nextState < states.count, let known = states[nextState] as? S { return known }
    let state = make()
    if nextState < states.count { states[nextState] = state } else { states.append(state) }
    return state
  }

  /// Returns a point of the view's in a coordinate space.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let view else { return point }
    switch space {
    case .local: return point
    case .global: return view.convert(point, to: nil)
    case .named:
      let (frame, origin) = (view.node.frame, view.node.origin(of: space))
      return CGPoint(x: point.x + frame.minX - origin.x, y: point.y + frame.minY - origin.y)
    }
  }

  var now: Date { (view?.window?.host ?? .current).date }
  var size: CGSize { view?.bounds.size ?? .zero }
}

/// The delegate of recognizers that don't exclude others.
private final class SimultaneousReferee: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// The delegate of recognizers that take precedence over the ones of their view's subviews.
private final class PrecedingReferee: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let view = gestureRecognizer.view, let other = otherGestureRecognizer.view else {
      return false
    }
    return other !== view && other.isDescendant(of: view)
  }
}

// MARK: Actions

/// A gesture with an action for its changes.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    var inner = sink
    let last = hub.state { LastGestureValue<Value>() }
    let action = action
    inner.changed = { value in
      if last.value != value {
        last.value = value
        action(value)
      }
      sink.changed(value)
    }
    inner.reset = {
      last.value = nil
      sink.reset()
    }
    content.connect(inner, to: hub)
  }
}

private final class LastGestureValue<Value> {
  var value: Value?
}

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    var inner = sink
    let action = action
    inner.ended = { value in
      action(value)
      sink.ended(value)
    }
    content.connect(inner, to: hub)
  }
}

/// A gesture with a value made of another one's.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never

  let content: Content
  let change: (Content.Value) -> Value

  public static func _makeGesture(_ value: Value.Type) {}
}

extension _MapGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let change = change
    content.connect(
      GestureSink<Content.Value>(
        changed: { sink.changed(change($0)) }, ended: { sink.ended(change($0)) },
        reset: sink.reset), to: hub)
  }
}

extension Gesture {
  /// Adds an action to perform when the gesture's value changes.
  @MainActor @preconcurrency
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Adds an action to perform when the gesture ends.
  @MainActor @preconcurrency
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Updates the provided gesture state property as the gesture's value changes.
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Returns a gesture that's the result of mapping the given closure over the gesture.
  @MainActor @preconcurrency
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, change: body)
  }
}

// MARK: State

/// A property wrapper type that updates a property while the user performs a gesture and resets the property back to its
/// initial state when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  @State private var current: Value
  private let initialValue: Value
  private let resetAction: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    _current = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    resetAction = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { current }
  public var projectedValue: GestureState<Value> { self }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (current, Transaction())
    body(&value, &transaction)
    current = value
  }

  func reset() {
    var transaction = Transaction()
    resetAction(current, &transaction)
    current = initialValue
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil)
  }
}

/// A gesture that updates the state provided by a gesture's updating callback.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  /// The originating gesture.
  public var base: Base
  /// A value that changes as the user performs the gesture.
  public var state: GestureState<State>
  let change: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let (state, change) = (state, change)
    base.connect(
      GestureSink(
        changed: { value in
          state.change { change(value, &$0, &$1) }
          sink.changed(value)
        }, ended: sink.ended,
        reset: {
          state.reset()
          sink.reset()
        }), to: hub)
  }
}

// MARK: Erasure

/// A type-erased gesture.
public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  let connection: @MainActor (GestureSink<Value>, GestureHub) -> Void

  public static func _makeGesture(_ value: Value.Type) {}

  @MainActor public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    connection = { gesture.connect($0, to: $1) }
  }
}

extension AnyGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) { connection(sink, hub) }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    self?.connect(sink, to: hub)
  }
}
