/// The way a view changes over time to create a smooth visual transition from one state to another.
///
/// Pictures show the end of animations; the values are kept, so that moments of an animation can be computed.
public struct Animation: Hashable, Sendable {
  package indirect enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve of time, with its control points.
    case timing(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    case spring(duration: Double, bounce: Double)
    case custom(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  package var curve: Curve
  package var delay = 0.0
  package var speed = 1.0
  /// `nil` for an animation that never ends.
  package var repeatCount: Int? = 1
  package var autoreverses = false

  init(_ curve: Curve) {
    self.curve = curve
  }

  /// The seconds until it ends; infinite if it never does.
  package var length: Double {
    let once =
      switch curve {
      case .timing(_, _, _, _, let duration), .spring(let duration, _): duration
      // Until a thousandth is left.
      case .custom(let mass, _, let damping, _): damping > 0 ? 14 * mass / damping : .infinity
      }
    guard let repeatCount, speed > 0 else { return .infinity }
    return max(0, delay + once * Double(repeatCount) / speed)
  }

  private static let standardDuration = 0.35

  private static func timing(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double
  ) -> Animation {
    Animation(.timing(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
  }

  // MARK: Curves

  /// A default animation instance.
  public static let `default` = spring(duration: 0.55, bounce: 0)
  public static let easeIn = easeIn(duration: standardDuration)
  public static let easeOut = easeOut(duration: standardDuration)
  public static let easeInOut = easeInOut(duration: standardDuration)
  public static let linear = linear(duration: standardDuration)
  public static let spring = spring(duration: 0.5, bounce: 0)
  public static let interactiveSpring = interactiveSpring(response: 0.15)
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  public static func easeIn(duration: TimeInterval) -> Animation {
    timing(0.42, 0, 1, 1, duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timing(0, 0, 0.58, 1, duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timing(0.42, 0, 0.58, 1, duration)
  }
  public static func linear(duration: TimeInterval) -> Animation { timing(0, 0, 1, 1, duration) }

  /// An animation created from a cubic Bézier timing curve.
  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timing(c0x, c0y, c1x, c1y, duration)
  }

  /// A persistent spring animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction))
  }

  /// A persistent spring animation.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce))
  }

  /// A persistent spring animation.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(duration: spring.duration, bounce: spring.bounce))
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction))
  }

  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .custom(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.15 + extraBounce))
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.3 + extraBounce))
  }

  // MARK: Changes

  private func changing(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }

  /// Delays the start of the animation by the specified number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation { changing { $0.delay += delay } }

  /// Changes the duration of an animation by adjusting its speed.
  public func speed(_ speed: Double) -> Animation { changing { $0.speed *= speed } }

  /// Repeats the animation for a specific number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changing {
      $0.repeatCount = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  /// Repeats the animation for the lifespan of the view containing the animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changing {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  /// Causes the animation to report logical completion after the specified duration.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// A representation of a spring's motion.
public struct Spring: Hashable, Sendable {
  /// The perceptual duration, which defines the pace of the spring.
  public var duration: TimeInterval
  /// How bouncy the spring is.
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
