import Graphics

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
public nonisolated struct MagnifyGesture: Gesture {
  /// The type representing the gesture's value.
  public struct Value: Equatable, Sendable {
    /// The time associated with the gesture's current event.
    public var time: Date
    /// The relative amount that the gesture has magnified by.
    public var magnification: CGFloat
    /// The current magnification velocity.
    public var velocity: CGFloat
    /// The initial anchor point of the gesture, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The initial center of the gesture in the view.
    public var startLocation: CGPoint
  }

  public typealias Body = Never

  /// The minimum required delta before the gesture starts.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let recognizer = hub.recognizer { UIPinchGestureRecognizer(target: nil, action: nil) }
    let start = hub.state { StartPlace() }
    recognizer.ownAction = { [weak recognizer, weak hub] known in
      guard let recognizer, let hub else { return }
      if known.state == .began { start.point = known.location(in: hub.view) }
      sink.follow(known) {
        Value(
          time: hub.now, magnification: recognizer.scale, velocity: recognizer.velocity,
          startAnchor: start.anchor(in: hub.size), startLocation: start.point)
      }
    }
  }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
public nonisolated struct RotateGesture: Gesture {
  /// The type representing the gesture's value.
  public struct Value: Equatable, Sendable {
    /// The time associated with the gesture's current event.
    public var time: Date
    /// The relative amount that the gesture has rotated by.
    public var rotation: Angle
    /// The current rotation velocity.
    public var velocity: Angle
    /// The initial anchor point of the gesture, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The initial center of the gesture in the view.
    public var startLocation: CGPoint
  }

  public typealias Body = Never

  /// The minimum delta required before the gesture succeeds.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let recognizer = hub.recognizer { UIRotationGestureRecognizer(target: nil, action: nil) }
    let start = hub.state { StartPlace() }
    recognizer.ownAction = { [weak recognizer, weak hub] known in
      guard let recognizer, let hub else { return }
      if known.state == .began { start.point = known.location(in: hub.view) }
      sink.follow(known) {
        Value(
          time: hub.now, rotation: .radians(recognizer.rotation),
          velocity: .radians(recognizer.velocity), startAnchor: start.anchor(in: hub.size),
          startLocation: start.point)
      }
    }
  }
}

/// Where a gesture of two fingers began.
private final class StartPlace {
  var point = CGPoint.zero

  func anchor(in size: CGSize) -> UnitPoint {
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }
}

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
public nonisolated struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<CGFloat>, in hub: GestureHub) {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).connect(
      GestureSink(
        changed: { sink.changed($0.magnification) }, ended: { sink.ended($0.magnification) },
        reset: sink.reset), in: hub)
  }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
public nonisolated struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  @MainActor func connect(_ sink: GestureSink<Angle>, in hub: GestureHub) {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).connect(
      GestureSink(
        changed: { sink.changed($0.rotation) }, ended: { sink.ended($0.rotation) },
        reset: sink.reset), in: hub)
  }
}
