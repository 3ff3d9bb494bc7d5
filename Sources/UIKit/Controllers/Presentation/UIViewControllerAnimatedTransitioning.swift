/// Makes the animations of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds that the transition takes.
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval

  /// Makes the animations, and calls `completeTransition(_:)` of the context at their end.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

  /// Called after completeTransition(_:).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
