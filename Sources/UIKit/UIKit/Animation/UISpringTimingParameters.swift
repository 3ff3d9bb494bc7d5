/// The timing curve of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  /// The animation curve for these parameters.
  final let curve: ViewAnimationCurve

  /// How quickly oscillation decays: with 1 there is none, with 0 it never ends.
  final var dampingRatio: CGFloat {
    switch curve {
    case .timing: return 1
    case .spring(let ratio, _): return ratio
    case .physicalSpring(let mass, let stiffness, let damping, _):
      let critical = 2 * (stiffness * mass).squareRoot()
      return critical > 0 ? damping / critical : 1
    }
  }

  /// Creates UIKit's default spring, initially at rest.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring that oscillates less the closer the ratio is to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    curve = .spring(dampingRatio: ratio, velocity: velocity.dx)
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physical properties. On a device, they determine how long it takes
  /// to rest; here an animator keeps the duration that it was given.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    curve = .physicalSpring(
      mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
    super.init()
  }

  /// Creates a spring that overshoots more the higher its bounce (iOS 17).
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
