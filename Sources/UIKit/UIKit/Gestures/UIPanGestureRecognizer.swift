/// A recognizer of drags.
///
/// It begins when the fingers have moved 10 points, which the translation doesn't include (facts:
/// controls §8; high for scroll views). For a pan that a test fires with its `state`, the
/// translation is the value from ``setTranslation(_:in:)``.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers move before a drag begins, in points (high).
  static let slop: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// The scrolling devices that count as a drag; none unless set (iOS 13.4). Stored, without
  /// effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The translation in the window's coordinates.
  private var way = CGPoint.zero
  /// The point of touchdown, and the last centroid of the fingers.
  private(set) var start: CGPoint?
  private var place: CGPoint?
  private var speed = FingerSpeed()

  /// Returns the translation of the fingers, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return way }
    return difference(of: window, in: view, way)
  }

  /// Sets the translation of the fingers, in a view's coordinates; the velocity becomes 0.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    speed = FingerSpeed()
    guard let view, let window = view.window else {
      way = translation
      return
    }
    way = difference(of: view, in: window, translation)
  }

  /// Returns the velocity of the fingers in points per second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = speed.velocity(at: now)
    guard let view, let window = view.window else { return velocity }
    return difference(of: window, in: view, velocity)
  }

  /// Converts a vector from one view's coordinates to another's.
  private func difference(of view: UIView, in other: UIView, _ vector: CGPoint) -> CGPoint {
    let start = other.convert(CGPoint.zero, from: view)
    let end = other.convert(vector, from: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let play else { return }
    let fingers = play.touchesOnScreen
    if storedState == .possible {
      if fingers.count > maximumNumberOfTouches { return state = .failed }
      if start == nil { way = .zero }
      start = fingers.count >= minimumNumberOfTouches ? Self.middle(of: fingers) : nil
    }
    // Another finger moves the centroid, which isn't a drag.
    place = Self.middle(of: fingers)
    startSpeed()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let play, let middle = Self.middle(of: play.touchesOnScreen), let last = place else {
      return
    }
    place = middle
    if storedState == .possible {
      speed.add(middle, at: now)
      guard let start else { return }
      let travel = CGPoint(x: middle.x - start.x, y: middle.y - start.y)
      guard let begun = wayBegun(by: travel) else { return }
      way = begun
      state = .began
    } else {
      way.x += middle.x - last.x
      way.y += middle.y - last.y
      speed.add(middle, at: now)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let play else { return }
    let rest = play.touchesOnScreen
    if storedState == .possible {
      if rest.count < minimumNumberOfTouches { state = .failed }
      start = Self.middle(of: rest)
    } else if rest.isEmpty || rest.count < minimumNumberOfTouches {
      state = .ended
    }
    // The centroid of the remaining fingers isn't a movement.
    guard let middle = Self.middle(of: rest) else { return }
    place = middle
    startSpeed()
  }

  /// Restarts the measurement of the velocity, as other fingers have another centroid.
  private func startSpeed() {
    speed = FingerSpeed()
    if let place { speed.add(place, at: now) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    cancelWithFingers()
  }

  override var isResetUndecided: Bool { true }

  open override func reset() {
    super.reset()
    start = nil
    place = nil
    speed = FingerSpeed()
  }

  /// Returns the initial translation of a drag after fingers have moved this far; nil if that
  /// doesn't begin a drag yet.
  func wayBegun(by travel: CGPoint) -> CGPoint? {
    let length = hypot(travel.x, travel.y)
    // Not at exactly that length: delegates determine the drag's direction from the translation.
    guard length > Self.slop else { return nil }
    let share = (length - Self.slop) / length
    return CGPoint(x: travel.x * share, y: travel.y * share)
  }
}
