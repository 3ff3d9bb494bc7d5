import Graphics

extension Animation {
  /// Makes changes of views and animates them: their frames, opacity and transforms. Those of an animation that is
  /// repeated are at their end at once.
  @MainActor func animate(_ changes: @escaping () -> Void) {
    guard repeatCount == 1, speed > 0 else { return changes() }
    switch curve {
    case .spring(let duration, let bounce):
      UIView.animate(
        springDuration: duration / speed, bounce: bounce, delay: delay, animations: changes)
    case .timing(let x1, let y1, let x2, let y2, let duration):
      start(
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2)),
        for: duration / speed, changes)
    case .custom(let mass, let stiffness, let damping, let velocity):
      guard damping > 0 else { return changes() }
      start(
        UISpringTimingParameters(
          mass: mass, stiffness: stiffness, damping: damping,
          initialVelocity: CGVector(dx: velocity, dy: velocity)),
        for: length - delay, changes)
    }
  }

  @MainActor private func start(
    _ curve: any UITimingCurveProvider, for duration: TimeInterval, _ changes: @escaping () -> Void
  ) {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    animator.addAnimations(changes)
    animator.startAnimation(afterDelay: delay)
  }
}
