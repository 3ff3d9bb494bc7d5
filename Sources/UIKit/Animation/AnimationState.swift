/// What the animation blocks set that are under way.
struct AnimationState {
  /// In seconds; 0 outside of animations.
  var duration: TimeInterval = 0
  /// The steps that an enclosing keyframe animation has been given.
  var keyframes: [(start: Double, changes: () -> Void)]?
}

extension SimulationHost {
  /// Makes an animation's changes while its duration is the inherited one.
  func perform(_ changes: () -> Void, inAnimationOf duration: TimeInterval) {
    let outer = animations.duration
    animations.duration = duration
    changes()
    animations.duration = outer
  }
}
