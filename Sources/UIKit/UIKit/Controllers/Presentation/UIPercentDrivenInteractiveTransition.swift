/// Drives an animator's transition interactively; without touches it runs to its end by itself.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: UIViewControllerContextTransitioning?
  final weak var animator: UIViewControllerAnimatedTransitioning?

  /// The duration of the transition, in seconds.
  public private(set) var duration: TimeInterval = 0
  /// The completed fraction of the transition, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the animation relative to the animator's; stored without effect.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    duration = animator?.transitionDuration(using: transitionContext) ?? 0
    animator?.animateTransition(using: transitionContext)
  }

  /// Updates the completed fraction.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Completes the transition.
  open func finish() {
    context?.finishInteractiveTransition()
    context = nil
  }

  /// Cancels the transition; the animator's completion then reports that too.
  open func cancel() {
    context?.cancelInteractiveTransition()
    context = nil
  }

  open func pause() {
    context?.pauseInteractiveTransition()
  }
}
