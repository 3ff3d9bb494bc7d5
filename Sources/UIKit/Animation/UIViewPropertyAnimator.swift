/// An animation that can be added to, stopped and waited for.
///
/// As with all animations the changes are in place as soon as it starts, and completions run when
/// the simulated device settles. Moments in between do not exist, so it can't be paused.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// In seconds.
  open private(set) var duration: TimeInterval
  /// How long after its start it begins to move, in seconds.
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isUserInteractionEnabled = true
  open var isInterruptible = true

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Counts starts and stops, so that the end of what was stopped is passed over.
  private var runNumber = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator that takes no time.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes, which a running animator makes at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active {
      UIView.animate(withDuration: duration, animations: animation)
    } else {
      animations.append(animation)
    }
  }

  /// Adds changes that begin after a part of the duration; they are in place with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a block that hears where the animations ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    self.delay = delay
    state = .active
    isRunning = true
    runNumber += 1
    let number = runNumber
    let changes = animations
    animations = []
    UIView.animate(
      withDuration: duration, delay: delay,
      animations: { for change in changes { change() } },
      completion: { [self] _ in if number == runNumber { conclude(at: .end) } })
  }

  /// Stops a running animator, whose changes stay.
  ///
  /// - Parameter withoutFinishing: Whether that was all, and no completion is to run; otherwise
  ///   ``finishAnimation(at:)`` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    runNumber += 1
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Runs the completions of an animator that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return SimulationHost.current.report(
        SimulationIssue(
          where: "UIViewPropertyAnimator",
          what: "finishAnimation(at:) should only be called on a stopped animator.",
          advice: "Call stopAnimation(false) first."))
    }
    conclude(at: finalPosition)
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    state = .inactive
    isRunning = false
    let ended = completions
    completions = []
    for completion in ended { completion(position) }
  }
}
