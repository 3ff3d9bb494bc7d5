extension UIView {
  /// The speed curve of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}

extension UIView {
  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes views.
    case delete = 0
  }

  /// Runs a system animation on views together with other animations; views are removed when it
  /// has ended (Apple's documentation).
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // The duration of UIKit's own animations.
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}
