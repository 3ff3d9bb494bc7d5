extension UIView {
  /// How an animation begins, runs and ends.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  // Pictures are taken at rest, so an animation puts its end state in place at once. Its completion
  // runs when the host settles, in the order in which the animations would have ended. One that
  // repeats for ever never completes.

  /// Runs the changes at once, and the completion when the simulated device settles.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(animations, duration: duration, delay: delay)
    guard !options.contains(.repeat), let completion else { return }
    SimulationHost.current.schedule(
      after: areAnimationsEnabled ? delay + duration : 0
    ) { completion(true) }
  }

  /// Runs the changes at once, and the completion when the simulated device settles.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Runs the changes at once, and the completion when the simulated device settles.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs the changes at once, and the completion when the simulated device settles (iOS 17).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs the changes at once, and the completion when the simulated device settles.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Puts one view in the other's place (or shows and hides them), and completes on settling.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    animate(
      withDuration: duration, delay: 0, options: options, animations: change,
      completion: completion)
  }

  /// Runs the steps' changes at once, in the order of their start times.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let host = SimulationHost.current
    let outer = host.animations.keyframes
    host.animations.keyframes = []
    perform(animations, duration: duration, delay: delay)
    let steps = host.animations.keyframes ?? []
    host.animations.keyframes = outer
    let ordered = steps.enumerated().sorted { a, b in
      (a.element.start, a.offset) < (b.element.start, b.offset)
    }
    for step in ordered { perform(step.element.changes, duration: duration, delay: delay) }
    guard !options.contains(.repeat), let completion else { return }
    SimulationHost.current.schedule(
      after: areAnimationsEnabled ? delay + duration : 0
    ) { completion(true) }
  }

  /// Adds a step to the enclosing keyframe animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let host = SimulationHost.current
    if host.animations.keyframes == nil {
      animations()
    } else {
      host.animations.keyframes?.append((frameStartTime, animations))
    }
  }

  /// How a keyframe animation runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Runs the changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let host = SimulationHost.current
    let enabled = host.appState.areAnimationsEnabled
    host.appState.areAnimationsEnabled = false
    actionsWithoutAnimation()
    host.appState.areAnimationsEnabled = enabled
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    SimulationHost.current.appState.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool {
    SimulationHost.current.appState.areAnimationsEnabled
  }

  /// The duration of the animation whose changes are being made, in seconds; else 0.
  public class var inheritedAnimationDuration: TimeInterval {
    SimulationHost.current.animations.duration
  }

  private class func perform(
    _ animations: () -> Void, duration: TimeInterval, delay: TimeInterval
  ) {
    let host = SimulationHost.current
    host.perform(animations, inAnimationOf: host.appState.areAnimationsEnabled ? duration : 0)
  }
}
