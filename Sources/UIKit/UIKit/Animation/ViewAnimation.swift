/// The timing of a view animation's changes.
struct ViewAnimation {
  /// In seconds; 0 shows changes immediately.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = ViewAnimationCurve.easeInOut
  /// The number of repetitions; infinite for one that never ends.
  var repeatCount: Float = 1
  var autoreverses = false
  /// What it inherits from an enclosing animation (Apple, `UIView.AnimationOptions`; high).
  private var inheritsDuration = false
  private var inheritsCurve = false

  /// Creates a view animation from its options.
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

  /// Returns the animation as it runs inside another's changes.
  func nested(in outer: ViewAnimation?) -> ViewAnimation {
    guard let outer else { return self }
    var result = self
    if inheritsDuration { result.duration = outer.duration }
    if inheritsCurve { result.curve = outer.curve }
    return result
  }

  /// The time from the request to the end, in seconds; nil for never.
  var length: TimeInterval? {
    guard repeatCount.isFinite else { return nil }
    return delay + duration * TimeInterval(repeatCount) * (autoreverses ? 2 : 1)
  }

  /// Creates the animation of one property, without its path and values.
  func makeAnimation() -> CABasicAnimation {
    let animation = curve.makeAnimation(duration: duration)
    animation.duration = duration
    animation.fillMode = .backwards
    if repeatCount != 1 { animation.repeatCount = repeatCount }
    animation.autoreverses = autoreverses
    return animation
  }
}
