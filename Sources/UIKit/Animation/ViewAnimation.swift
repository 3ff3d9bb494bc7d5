/// How the changes of an animation of views are shown in time.
struct ViewAnimation {
  /// In seconds; 0 shows changes at once.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = ViewAnimationCurve.easeInOut
  /// How often it runs; infinite for one that never ends.
  var repeatCount: Float = 1
  var autoreverses = false
  /// What it takes over from an animation around it (Apple, `UIView.AnimationOptions`; high).
  private var inheritsDuration = false
  private var inheritsCurve = false

  /// Reads the options that say how it runs.
  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    curve: ViewAnimationCurve? = nil
  ) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? delay : 0
    self.curve = curve ?? ViewAnimationCurve(options)
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
    inheritsDuration = !options.contains(.overrideInheritedDuration)
    inheritsCurve = !options.contains(.overrideInheritedCurve)
  }

  /// The animation as it runs inside another's changes.
  func nested(in outer: ViewAnimation?) -> ViewAnimation {
    guard let outer else { return self }
    var result = self
    if inheritsDuration { result.duration = outer.duration }
    if inheritsCurve { result.curve = outer.curve }
    return result
  }

  /// When it ends after it was asked for, in seconds; nil for never.
  var length: TimeInterval? {
    guard repeatCount.isFinite else { return nil }
    return delay + duration * TimeInterval(repeatCount) * (autoreverses ? 2 : 1)
  }

  /// Makes the animation of one property, but for its path and values.
  func makeAnimation() -> CABasicAnimation {
    let animation = curve.makeAnimation(duration: duration)
    animation.duration = duration
    animation.fillMode = .backwards
    if repeatCount != 1 { animation.repeatCount = repeatCount }
    animation.autoreverses = autoreverses
    return animation
  }
}
