extension UIView {
  /// Options for how an animation begins, runs and ends.
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

  // An animation applies its end state immediately, as on a device, and its layers show the way
  // there. Its completion runs when its duration has passed: on settling, in the order the
  // animations end. One that repeats forever never completes.

  /// Makes the changes, animates them over time, and calls the completion at the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(duration: duration, delay: delay, options: options)
    run(animations, in: animation, completion: completion)
  }

  /// Makes the changes, animates them over time, and calls the completion at the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes the changes, animates them with a spring, and calls the completion when that is at rest.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, options: options,
      curve: .spring(dampingRatio: dampingRatio, velocity: velocity))
    run(animations, in: animation, completion: completion)
  }

  /// Makes the changes, animates them with a spring, and calls the completion after its duration
  /// (iOS 17).
  ///
  /// The distance left then is too small to see: less than a fiftieth for a bounce of 0.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    let animation = ViewAnimation(
      duration: duration, delay: delay, options: options,
      curve: .physicalSpring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        velocity: initialSpringVelocity))
    run(animations, in: animation, completion: completion)
  }

  /// Makes the changes, shows the transition from the view's previous content, and calls the
  /// completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    dissolve(view, options, duration)
    // The changes of a transition apply immediately, behind the previous content.
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        let isAnimated = options.contains(.allowAnimatedContent)
        if isAnimated { animations?() } else { performWithoutAnimation { animations?() } }
      }, completion: completion)
  }

  /// Fades out a view's previous content in a dissolve transition.
  private class func dissolve(
    _ view: UIView, _ options: AnimationOptions, _ duration: TimeInterval
  ) {
    let host = SimulationHost.current
    guard areAnimationsEnabled, duration > 0, options.rawValue >> 20 & 7 == 5 else { return }
    host.noteMovement()
    guard host.showsMoments, let parent = view.superview,
      let ghost = host.ghost(of: view, in: parent, isAbove: nil, for: duration)
    else { return }
    host.fade(
      ghost, from: 1, to: 0, in: ViewAnimation(duration: duration, options: options))
  }

  /// Replaces one view with the other (or shows and hides them), and calls the completion on
  /// settling.
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
    dissolve(fromView, options, duration)
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: { performWithoutAnimation(change) }, completion: completion)
  }

  /// Makes the steps' changes in the order of their start times, and animates each in its own
  /// interval.
  ///
  /// Steps change linearly unless the calculation mode is discrete, which applies each change at
  /// its start; paced and cubic modes are shown as linear ones, and repeated steps in their end
  /// state.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let host = SimulationHost.current
    let outer = host.animations.keyframes
    let whole = ViewAnimation(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue & 31),
      curve: .linear)
    host.animations.keyframes = []
    var shown = [perform(animations, in: whole)]
    let steps = host.animations.keyframes ?? []
    host.animations.keyframes = outer
    let ordered = steps.enumerated().sorted { a, b in
      (a.element.start, a.offset) < (b.element.start, b.offset)
    }
    let isDiscrete = options.contains(.calculationModeDiscrete)
    // Repeated steps have no time of their own.
    let isOnce = whole.repeatCount == 1 && !whole.autoreverses
    for (_, step) in ordered {
      var part = whole
      part.delay = delay + duration * step.start
      part.duration =
        isOnce
        ? max(isDiscrete ? 0 : duration * step.duration, .leastNonzeroMagnitude) : 0
      shown.append(
        host.announcing(areAnimationsEnabled ? duration : 0) { perform(step.changes, in: part) })
    }
    finish(shown, after: whole, completion)
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
      host.animations.keyframes?.append(
        KeyframeStep(
          start: frameStartTime, duration: frameDuration, changes: animations))
    }
  }

  /// Options for how a keyframe animation runs.
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
    _ = host.perform(actionsWithoutAnimation, in: ViewAnimation(duration: 0))
    host.appState.areAnimationsEnabled = enabled
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    SimulationHost.current.appState.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool {
    SimulationHost.current.appState.areAnimationsEnabled
  }

  /// The duration in seconds of the animation whose changes are being made; otherwise 0.
  public class var inheritedAnimationDuration: TimeInterval {
    SimulationHost.current.animations.duration
  }

  /// Makes an animation's changes, shows them, and ends and completes the animation on time.
  private class func run(
    _ body: () -> Void, in animation: ViewAnimation, completion: ((Bool) -> Void)?
  ) {
    let animation = animation.nested(in: SimulationHost.current.animations.animation)
    finish([perform(body, in: animation)], after: animation, completion)
  }

  private class func perform(_ body: () -> Void, in animation: ViewAnimation) -> LayerChanges {
    var animation = animation
    if !areAnimationsEnabled { animation.duration = 0 }
    return SimulationHost.current.perform(body, in: animation)
  }

  /// Ends an animation's changes when its duration has passed, and calls the completion.
  ///
  /// The completion is called early, as unfinished, if all the animations have been removed from
  /// their layers.
  private class func finish(
    _ shown: [LayerChanges], after animation: ViewAnimation, _ completion: ((Bool) -> Void)?
  ) {
    let moving = shown.filter { !$0.isEmpty }
    guard completion != nil || !moving.isEmpty else { return }
    let host = SimulationHost.current
    var completion = completion
    var number: Int?
    if let length = animation.length {
      number = host.schedule(after: areAnimationsEnabled ? length : 0) {
        for changes in moving { changes.end() }
        let block = completion
        completion = nil
        block?(true)
      }
    }
    guard completion != nil else { return }
    var left = moving.count
    for changes in moving {
      changes.wasInterrupted = { [weak host] in
        left -= 1
        guard left == 0, let block = completion else { return }
        completion = nil
        if let number { host?.callOff(number) }
        block(false)
      }
    }
  }
}
