/// What the animation blocks set that are under way.
struct AnimationState {
  /// In seconds; 0 outside of animations.
  var duration: TimeInterval = 0
  /// What animations say that they take that are a part of another; nil for their own duration.
  var announcedDuration: TimeInterval?
  /// What shows the changes in time that are being made; nil outside of animations.
  var changes: LayerChanges?
  /// The animation whose changes they are.
  var animation: ViewAnimation?
  /// The steps that an enclosing keyframe animation has been given.
  var keyframes: [KeyframeStep]?
}

/// A step of a keyframe animation, in shares of its duration.
struct KeyframeStep {
  var start: Double
  var duration: Double
  var changes: () -> Void
}

extension SimulationHost {
  /// Makes an animation's changes, and shows them in time.
  ///
  /// - Parameter isToldOf: Whether code that is run by it hears of the animation, and nests its own.
  /// - Returns: What shows them, to be ended by the caller.
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

  /// Makes an animation's changes, and ends it when its time is over.
  func perform(_ body: () -> Void, inAnimationOf duration: TimeInterval) {
    let animation = ViewAnimation(duration: duration)
    let shown = perform(body, in: animation)
    guard !shown.isEmpty, let length = animation.length else { return }
    schedule(after: length) { shown.end() }
  }

  /// Runs code for which animations say that they take so long, whatever a part of them takes.
  func announcing<R>(_ duration: TimeInterval, _ body: () -> R) -> R {
    let outer = animations.announcedDuration
    animations.announcedDuration = duration
    defer { animations.announcedDuration = outer }
    return body()
  }
}
