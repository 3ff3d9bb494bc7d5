/// The state set by the animation blocks under way.
struct AnimationState {
  /// In seconds; 0 outside of animations.
  var duration: TimeInterval = 0
  /// The duration that nested animations report; nil to report their own.
  var announcedDuration: TimeInterval?
  /// Animates the changes being made; nil outside of animations.
  var changes: LayerChanges?
  /// The animation that the changes belong to.
  var animation: ViewAnimation?
  /// The steps added so far to the enclosing keyframe animation.
  var keyframes: [KeyframeStep]?
}

/// A step of a keyframe animation, in fractions of its duration.
struct KeyframeStep {
  var start: Double
  var duration: Double
  var changes: () -> Void
}

extension SimulationHost {
  /// Makes an animation's changes, and shows them over time.
  ///
  /// - Parameter isToldOf: Whether code run by the body sees the animation, and nests its own in
  ///   it.
  /// - Returns: The animated changes, which the caller must end.
  func perform(
    _ body: () -> Void, in animation: ViewAnimation, isToldOf: Bool = true
  ) -> LayerChanges {
    let shown = LayerChanges(delay: animation.delay, makeAnimation: animation.makeAnimation)
    let outer = animations
    if isToldOf { animations.duration = animations.announcedDuration ?? animation.duration }
    let isShown = animation.duration > 0
    animations.changes = isShown ? shown : nil
    animations.animation = isShown && isToldOf ? animation : nil
    if isShown { noteMovement() }
    LayerChanges.whileAnimated(isShown, wasAnimated: outer.changes != nil, body)
    animations.duration = outer.duration
    animations.changes = outer.changes
    animations.animation = outer.animation
    return shown
  }

  /// Makes an animation's changes, and ends it when its duration has passed.
  func perform(_ body: () -> Void, inAnimationOf duration: TimeInterval) {
    let animation = ViewAnimation(duration: duration)
    let shown = perform(body, in: animation)
    guard !shown.isEmpty, let length = animation.length else { return }
    schedule(after: length) { shown.end() }
  }

  /// Runs code in which animations report this duration, even if a part of them is shorter.
  func announcing<R>(_ duration: TimeInterval, _ body: () -> R) -> R {
    let outer = animations.announcedDuration
    animations.announcedDuration = duration
    defer { animations.announcedDuration = outer }
    return body()
  }
}
