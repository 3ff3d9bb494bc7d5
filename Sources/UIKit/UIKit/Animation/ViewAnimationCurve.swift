/// The speed curve of a view animation.
enum ViewAnimationCurve {
  case timing(CAMediaTimingFunction)
  /// A spring with damping as a fraction of critical damping, and an initial velocity in distances
  /// per second; it is at rest after the animation's duration.
  case spring(dampingRatio: CGFloat, velocity: CGFloat)
  /// A spring defined by its physical properties, regardless of the duration.
  case physicalSpring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)

  static var easeInOut: ViewAnimationCurve {
    .timing(CAMediaTimingFunction(name: .easeInEaseOut))
  }
  static var linear: ViewAnimationCurve { .timing(CAMediaTimingFunction(name: .linear)) }

  /// Reads the curve from the options' bits (Apple, `UIView.AnimationOptions`; high).
  init(_ options: UIView.AnimationOptions) {
    switch options.rawValue >> 16 & 0xF {
    case 1: self = .timing(CAMediaTimingFunction(name: .easeIn))
    case 2: self = .timing(CAMediaTimingFunction(name: .easeOut))
    case 3: self = .linear
    // The curve of bars and keyboards, reported as number 7.
    case 7: self = .systemSpring
    default: self = .easeInOut
    }
  }

  /// The spring of navigation and the keyboard: mass 3, stiffness 1000, damping 500 (facts:
  /// controls §9, medium). Core Animation damps no spring more than critically unless overdamping
  /// is allowed; with that limit, this one is at rest after the 0.5 s that its settling is cut at.
  static var systemSpring: ViewAnimationCurve {
    .physicalSpring(
      mass: 3, stiffness: 1000, damping: min(500, 2 * (3 * 1000 as CGFloat).squareRoot()),
      velocity: 0)
  }

  @MainActor
  init(_ parameters: any UITimingCurveProvider) {
    if let spring = parameters.springTimingParameters {
      self = spring.curve
    } else if let cubic = parameters.cubicTimingParameters {
      self = .timing(
        CAMediaTimingFunction(
          controlPoints: Float(cubic.controlPoint1.x), Float(cubic.controlPoint1.y),
          Float(cubic.controlPoint2.x), Float(cubic.controlPoint2.y)))
    } else {
      self = .easeInOut
    }
  }

  func makeAnimation(duration: TimeInterval) -> CABasicAnimation {
    switch self {
    case .timing(let function):
      let animation = CABasicAnimation()
      animation.timingFunction = function
      return animation
    case .spring(let ratio, let velocity):
      let spring = CASpringAnimation()
      let frequency = SpringFrequency.frequency(
        dampingRatio: ratio, velocity: velocity, settlingIn: duration)
      spring.stiffness = frequency * frequency
      spring.damping = 2 * SpringFrequency.allowed(ratio) * frequency
      spring.initialVelocity = velocity
      return spring
    case .physicalSpring(let mass, let stiffness, let damping, let velocity):
      let spring = CASpringAnimation()
      (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
      spring.initialVelocity = velocity
      return spring
    }
  }
}
