import Graphics

/// A dragging motion that invokes an action as the drag-event sequence changes.
public nonisolated struct DragGesture: Gesture {
  /// The attributes of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time associated with the drag gesture's current event.
    public var time: Date
    /// The location of the drag gesture's current event.
    public var location: CGPoint
    /// The location of the drag gesture's first event.
    public var startLocation: CGPoint
    /// The current drag velocity, in points a second.
    public var velocity: CGSize

    /// The total translation from the start of the drag gesture to the current event of the drag gesture.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// A prediction, based on the current drag velocity, of where the final location will be if dragging stopped now.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.coasting,
        y: location.y + velocity.height * Self.coasting)
    }

    /// A prediction, based on the current drag velocity, of what the final translation will be if dragging stopped now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }

    /// For how long a released content would go on with its velocity, in seconds (what apps derive the velocity by,
    /// which it hadn't before iOS 17: low).
    private static let coasting: CGFloat = 0.25
  }

  public typealias Body = Never

  /// The minimum dragging distance before the gesture succeeds.
  public var minimumDistance: CGFloat
  /// The coordinate space in which to receive location values.
  public var coordinateSpace: CoordinateSpace

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let recognizer = hub.recognizer { DragRecognizer(target: nil, action: nil) }
    recognizer.minimumDistance = minimumDistance
    let space = coordinateSpace
    recognizer.ownAction = { [weak recognizer, weak hub] known in
      guard let recognizer, let hub else { return }
      sink.follow(known) { recognizer.value(in: space, of: hub) }
    }
    recognizer.over = { sink.reset() }
  }
}

/// A recognizer of a finger that has moved by a distance, which may be 0.
final class DragRecognizer: UIGestureRecognizer {
  var minimumDistance: CGFloat = 10
  /// Called when the finger has left, even if it hasn't moved.
  var over: (@MainActor () -> Void)?
  private weak var finger: UITouch?
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var speed = CGSize.zero
  private var lastTime: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    start = touch.location(in: nil)
    (current, speed, lastTime) = (start, .zero, touch.timestamp)
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    follow(finger)
    if state == .possible {
      let (x, y) = (current.x - start.x, current.y - start.y)
      if (x * x + y * y).squareRoot() >= minimumDistance { state = .began }
    } else {
      state = .changed
    }
  }

  private func follow(_ finger: UITouch) {
    let (place, time) = (finger.location(in: nil), finger.timestamp)
    let elapsed = time - lastTime
    if elapsed > 0 {
      speed = CGSize(
        width: (place.x - current.x) / elapsed, height: (place.y - current.y) / elapsed)
    }
    (current, lastTime) = (place, time)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    let place = finger.location(in: nil)
    if place != current { follow(finger) } else if finger.timestamp > lastTime { speed = .zero }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    finger = nil
    over?()
  }

  func value(in space: CoordinateSpace, of hub: GestureHub) -> DragGesture.Value {
    func place(_ point: CGPoint) -> CGPoint {
      hub.convert(hub.view?.convert(point, from: nil) ?? point, to: space)
    }
    return DragGesture.Value(
      time: hub.now, location: place(current), startLocation: place(start), velocity: speed)
  }
}
