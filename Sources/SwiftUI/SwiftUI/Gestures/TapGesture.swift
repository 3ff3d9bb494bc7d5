import Graphics

/// A gesture that recognizes one or more taps.
public nonisolated struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  /// The required number of tap events.
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Void>, in hub: GestureHub) {
    SpatialTapGesture(count: count).connect(
      GestureSink(ended: { _ in sink.ended(()) }, reset: sink.reset), in: hub)
  }
}

/// A gesture that recognizes one or more taps and reports their location.
public nonisolated struct SpatialTapGesture: Gesture {
  /// The attributes of a tap gesture.
  public struct Value: Equatable, Sendable {
    /// The location of the tap gesture's current event.
    public var location: CGPoint
  }

  public typealias Body = Never

  /// The required number of tap events.
  public var count: Int
  /// The coordinate space in which to receive location values.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let recognizer = hub.recognizer { UITapGestureRecognizer(target: nil, action: nil) }
    recognizer.numberOfTapsRequired = count
    let space = coordinateSpace
    recognizer.ownAction = { [weak hub] recognizer in
      guard let hub, recognizer.state == .ended else { return }
      sink.ended(Value(location: hub.convert(recognizer.location(in: hub.view), to: space)))
      sink.reset()
    }
    // Assistive technologies tap the middle.
    hub.view?.tapped = { [weak hub] in
      guard let hub else { return }
      let middle = CGPoint(x: hub.size.width / 2, y: hub.size.height / 2)
      sink.ended(Value(location: hub.convert(middle, to: space)))
      sink.reset()
    }
  }
}

/// A gesture that succeeds when the user performs a long press.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// The minimum duration of the long press that must elapse before the gesture succeeds.
  public var minimumDuration: Double
  /// The maximum distance that the long press can move before the gesture fails.
  public var maximumDistance: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  private var distance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    distance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Bool>, in hub: GestureHub) {
    connect(sink, pressing: { if $0 { sink.changed(true) } }, in: hub)
  }

  /// - Parameter pressing: Called when a finger is put on the view and when the gesture succeeds or fails.
  @MainActor func connect(
    _ sink: GestureSink<Bool>, pressing: @escaping @MainActor (Bool) -> Void, in hub: GestureHub
  ) {
    let recognizer = hub.recognizer { PressRecognizer(target: nil, action: nil) }
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
    recognizer.pressing = pressing
    recognizer.ownAction = { [weak recognizer] known in
      switch known.state {
      case .began:
        recognizer?.stopPressing()
        sink.ended(true)
      case .ended, .cancelled, .failed: sink.reset()
      default: break
      }
    }
    recognizer.over = { sink.reset() }
  }
}

/// A long press that says when a finger is put on the view.
final class PressRecognizer: UILongPressGestureRecognizer {
  var pressing: (@MainActor (Bool) -> Void)?
  var over: (@MainActor () -> Void)?
  private var isPressing = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isPressing else { return }
    isPressing = true
    pressing?(true)
  }

  func stopPressing() {
    guard isPressing else { return }
    isPressing = false
    pressing?(false)
  }

  override func reset() {
    super.reset()
    stopPressing()
    over?()
  }
}
