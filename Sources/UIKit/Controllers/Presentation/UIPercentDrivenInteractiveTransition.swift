/// Drives an animator's transition by hand; without fingers it runs to its end by itself.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: UIViewControllerContextTransitioning?
  final weak var animator: UIViewControllerAnimatedTransitioning?

  /// Seconds that the transition takes.
  public private(set) var duration: TimeInterval = 0
  /// How much of the transition is done, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the animation against that of the animator; kept for callers.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    duration = animator?.transitionDuration(using: transitionContext) ?? 0
    animator?.animateTransition(using: transitionContext)
  }

  /// Says how far the hand is.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Says that the transition shall be completed.
  open func finish() {
    context?.finishInteractiveTransition()
    context = nil
  }

  /// Says that the transition shall be taken back; the animator's completion then says so too.
  open func cancel() {
    context?.cancelInteractiveTransition()
    context = nil
  }

  open func pause() {
    context?.pauseInteractiveTransition()
  }
}
