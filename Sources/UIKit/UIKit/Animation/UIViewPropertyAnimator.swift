/// An animation that can be extended, paused, reversed, stopped and waited for.
///
/// As with all animations, the changes apply as soon as it starts, their layers show the way there,
/// and completions run when the simulated device settles. One that ends at its start restores the
/// views' previous values; constraints that the changes set aren't restored.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// In seconds.
  open private(set) var duration: TimeInterval
  /// The time between its start and the beginning of its movement, in seconds.
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  /// Whether the app handles hit testing; kept for compatibility.
  open var isManualHitTestingEnabled = false
  /// Whether a fraction that is set applies without the curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active, and paused, instead of finishing.
  open var pausesOnCompletion = false
  /// Whether it runs backwards from the changes to the previous state.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      // The fraction refers to the direction it has run in until now.
      let passed = fraction(reversed: oldValue)
      restingFraction = passed
      delay = 0
      run(for: duration * TimeInterval(isReversed ? passed : 1 - passed))
      goOn()
    }
  }

  /// The progress in simulated time, in 0…1, or the value set since.
  ///
  /// Setting it pauses the animator, starting it first if it's inactive.
  open var fractionComplete: CGFloat {
    get { fraction(reversed: isReversed) }
    set {
      pauseAnimation()
      restingFraction = min(max(newValue, 0), 1)
      hold(isLinear: scrubsLinearly)
    }
  }

  private func fraction(reversed: Bool) -> CGFloat {
    guard isRunning, runningTime > 0 else { return restingFraction }
    let passed = (SimulationHost.current.time - startTime - delay) / runningTime
    let share = CGFloat(min(max(passed, 0), 1))
    return restingFraction + ((reversed ? 0 : 1) - restingFraction) * share
  }

  /// Makes the layers show the paused position.
  private func hold(isLinear: Bool) {
    let time = Double(restingFraction) * duration
    for part in shown { part.changes.hold(at: time - part.lead, isLinear: isLinear) }
  }

  /// Makes the layers continue from the paused position, in the remaining time.
  private func goOn() {
    let way = Double(isReversed ? restingFraction : 1 - restingFraction) * duration
    let speed = runningTime > 0 ? way / runningTime : 1e6
    let time = Double(restingFraction) * duration
    for part in shown {
      part.changes.run(from: time - part.lead, speed: isReversed ? -speed : speed)
    }
  }

  private var animations: [(delayFactor: CGFloat, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The animated changes made so far.
  private var shown: [(lead: TimeInterval, changes: LayerChanges)] = []
  /// The views' values before and after the changes of a stopped animator, until it is finished.
  private var stopped: (old: [LayerChanges.LayerValue], new: [LayerChanges.LayerValue]) = ([], [])
  /// Counts starts and stops, so that the end of a stopped run is ignored.
  private var runNumber = 0
  /// The fraction of its starting point, or of its pause.
  private var restingFraction: CGFloat = 0
  private var startTime: TimeInterval = 0
  /// The time it runs from the paused position to its end, in seconds.
  private var runningTime: TimeInterval = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with no duration.
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

  /// Creates an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes, which a running animator makes immediately.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that are shown after a part of the duration; they apply together with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
    if state == .active {
      // They end together with the others.
      let passed = Double(fractionComplete) * duration
      let wait = (duration - passed) * Double(factor)
      show(animation, from: passed + wait, after: wait)
      if !isRunning { hold(isLinear: false) }
    } else {
      animations.append((factor, animation))
    }
  }

  /// Adds a block that receives the position of the animations at their end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animator, or continues it if it is paused.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    switch state {
    case .inactive:
      self.delay = delay
      makeChanges()
      run(for: duration)
    case .active where !isRunning:
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }

  /// Pauses the animator; an inactive one is started first.
  open func pauseAnimation() {
    if state == .inactive { makeChanges() }
    guard state == .active else { return }
    restingFraction = fractionComplete
    isRunning = false
    runNumber += 1
    hold(isLinear: false)
  }

  /// Continues a paused animator.
  ///
  /// - Parameters:
  ///   - parameters: Another curve for the rest; nil keeps it.
  ///   - durationFactor: The duration of the rest, as a fraction of ``duration``; 0 for the
  ///     remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    delay = 0
    let left = isReversed ? restingFraction : 1 - restingFraction
    run(for: duration * TimeInterval(durationFactor > 0 ? durationFactor : left))
    goOn()
  }

  /// Makes changes and shows them in a part of the time that the animator runs.
  ///
  /// - Parameters:
  ///   - start: The beginning of the part, in seconds of ``duration``.
  ///   - delay: The time from now until then.
  private func show(
    _ changes: () -> Void, from start: TimeInterval, after delay: TimeInterval
  ) {
    let host = SimulationHost.current
    let isShown = UIView.areAnimationsEnabled
    let animation = ViewAnimation(
      duration: isShown ? duration - start : 0, delay: delay,
      curve: timingParameters.map { ViewAnimationCurve($0) })
    let made = host.announcing(isShown ? duration : 0) { host.perform(changes, in: animation) }
    if !made.isEmpty { shown.append((start, made)) }
  }

  /// Makes the pending changes, in an animation of the entire duration.
  private func makeChanges() {
    state = .active
    restingFraction = 0
    let changes = animations
    animations = []
    for part in changes {
      let start = duration * Double(part.delayFactor)
      show(part.changes, from: start, after: delay + start)
    }
  }

  /// Schedules the end after this time and ``delay``.
  private func run(for time: TimeInterval) {
    isRunning = true
    startTime = SimulationHost.current.time
    runningTime = time
    runNumber += 1
    let number = runNumber
    SimulationHost.current.schedule(
      after: UIView.areAnimationsEnabled ? delay + time : 0
    ) { [self] in if number == runNumber { arrive() } }
  }

  private func arrive() {
    isRunning = false
    restingFraction = isReversed ? 0 : 1
    if pausesOnCompletion { return hold(isLinear: false) }
    conclude(at: isReversed ? .start : .end)
  }

  /// Stops a running or paused animator; its views keep their displayed values.
  ///
  /// - Parameter withoutFinishing: Whether the animator is done, without running completions;
  ///   otherwise ``finishAnimation(at:)`` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    restingFraction = fractionComplete
    runNumber += 1
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    let parts = shown.map(\.changes)
    shown = []
    stopped = (parts.reversed().flatMap(\.oldValues), parts.flatMap(\.newValues))
    // All values are read before any is set, since several may be of one property.
    let values = parts.flatMap(\.shownValues)
    for part in parts { part.end() }
    LayerChanges.give(values)
    if withoutFinishing {
      completions = []
      stopped = ([], [])
    }
  }

  /// Sets the views' values at a position, and ends the animated changes.
  private func leaveViews(at position: UIViewAnimatingPosition) {
    let parts = shown.map(\.changes)
    shown = []
    let before = parts.reversed().flatMap(\.oldValues) + stopped.old
    for part in parts { part.end() }
    switch position {
    case .start: LayerChanges.give(before)
    case .end: LayerChanges.give(stopped.new)
    case .current: break
    }
    stopped = ([], [])
  }

  /// Runs the completions of a stopped animator.
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
    restingFraction = 0
    leaveViews(at: position)
    let ended = completions
    completions = []
    for completion in ended { completion(position) }
  }

  /// Returns an inactive animator with the same duration and curve, without changes and
  /// completions.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated {
      let copy = UIViewPropertyAnimator(
        duration: duration,
        timingParameters: timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut))
      copy.scrubsLinearly = scrubsLinearly
      copy.pausesOnCompletion = pausesOnCompletion
      return copy
    }
    return copy
  }
}
