import Foundation

/// An animation from one value to another that oscillates like a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// The initial velocity of the object, in total distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether overdamping is allowed; stored, without effect.
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a spring from the duration of an oscillation and the amount of overshoot (iOS 17).
  ///
  /// Apple's relation, for a mass of 1: the stiffness is (2π ∕ duration)², the damping 4π (1 −
  /// bounce) ∕ duration, and 4π ∕ (duration (1 + bounce)) if the bounce is negative.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let period = CGFloat(perceptualDuration)
    guard period > 0 else { return }
    stiffness = pow(2 * .pi / period, 2)
    damping =
      bounce < 0 ? 4 * .pi / (period * (1 + max(bounce, -0.99))) : 4 * .pi * (1 - bounce) / period
  }

  /// The duration of a critically damped oscillation, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / Double(frequency) }

  /// The amount of overshoot: 1 without damping, 0 if it doesn't oscillate, less beyond.
  open var bounce: CGFloat { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }

  /// The time until the spring is at rest, in seconds.
  ///
  /// At rest its oscillation stays within a thousandth of the distance. That gives Apple's 1.4727
  /// for the default spring (medium).
  open var settlingDuration: CFTimeInterval {
    let limit: CGFloat = 0.001
    if damping <= 0 || frequency <= 0 { return .infinity }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let amplitude = 1 + abs(ratio * frequency - initialVelocity) / damped
      return Double(log(amplitude / limit) / (ratio * frequency))
    }
    // It approaches its end slowly: the time is found by search.
    var end = 1 / frequency
    while distance(at: end) > limit, end < 1e6 { end *= 2 }
    var start: CGFloat = 0
    for _ in 0..<60 {
      let middle = (start + end) / 2
      if distance(at: middle) > limit { start = middle } else { end = middle }
    }
    return Double(end)
  }

  private var frequency: CGFloat { (max(stiffness, 0) / max(mass, 1e-9)).squareRoot() }

  /// The damping as a fraction of critical damping.
  private var ratio: CGFloat {
    let critical = 2 * (max(stiffness, 0) * max(mass, 1e-9)).squareRoot()
    return critical > 0 ? damping / critical : 1
  }

  /// Returns the object's distance from its end after a time, as a fraction of the total: 1 at the
  /// start.
  private func distance(at time: CGFloat) -> CGFloat {
    let (w, z) = (frequency, ratio)
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let slope = (z * w - initialVelocity) / damped
      return exp(-z * w * time) * (cos(damped * time) + slope * sin(damped * time))
    }
    if z == 1 { return exp(-w * time) * (1 + (w - initialVelocity) * time) }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (z * w - root, z * w + root)
    let share = (fast - initialVelocity) / (fast - slow)
    return share * exp(-slow * time) + (1 - share) * exp(-fast * time)
  }

  /// Whether it moves linearly, like when scrubbed by a finger.
  final var isEven = false

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = super.copy(with: zone)
    guard let copy = made as? CASpringAnimation else { return made }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  override func progress(at time: CFTimeInterval, of duration: CFTimeInterval) -> CGFloat {
    if isEven { return super.progress(at: time, of: duration) }
    let share = duration > 0 ? CGFloat(min(max(time / duration, 0), 1)) : 1
    let bent = timingFunction?.value(at: share) ?? share
    return 1 - distance(at: bent * CGFloat(max(duration, 0)))
  }
}
