/// The curve of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  /// How the speed changes of what it is given to.
  final let curve: ViewAnimationCurve

  /// How soon swings die away: 1 without any, 0 never.
  final var dampingRatio: CGFloat {
    switch curve {
    case .timing: return 1
    case .spring(let ratio, _): return ratio
    case .physicalSpring(let mass, let stiffness, let damping, _):
      let critical = 2 * (stiffness * mass).squareRoot()
      return critical > 0 ? damping / critical : 1
    }
  }

  /// Makes the spring that UIKit takes by default, at rest at its start.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// Makes a spring that swings less the nearer the ratio is to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    curve = .spring(dampingRatio: ratio, velocity: velocity.dx)
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring from its physics. How long it takes to rest follows from them on a device; here an
  /// animator keeps the duration that it was given.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    curve = .physicalSpring(
      mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
    super.init()
  }

  /// Makes a spring that overshoots more the more it bounces (iOS 17).
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    // A bounce of 0 is critically damped, one of 1 never rests (Apple, "Animate with springs",
    // WWDC 2023).
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: velocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
