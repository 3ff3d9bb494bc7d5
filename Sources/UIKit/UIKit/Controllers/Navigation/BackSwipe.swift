/// An interactive pop: the upper controller's view follows the finger, and the lower one moves in
/// from behind by three tenths of the width (facts: controls §9; medium).
final class BackSwipe: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// The speed, in points per second, that makes a drag pop from any position; otherwise it has to
  /// pass half of the width (facts: controls §8; low).
  private static let speed: CGFloat = 300
  private static let parallax: CGFloat = 0.3

  /// 1, or -1 in a right-to-left interface.
  private let sign: CGFloat
  private var context: UIViewControllerContextTransitioning?
  private var decision: Bool?
  /// Whether the finger is still on the screen.
  private(set) var isHeld = true
  /// Whether the transition it drives has begun.
  private(set) var hasBegun = false
  /// The fraction of the width that the finger has covered.
  var share: CGFloat = 0 { didSet { show() } }

  init(sign: CGFloat) {
    self.sign = sign
    super.init()
  }

  static func completes(share: CGFloat, speed: CGFloat) -> Bool {
    speed > Self.speed || share > 0.5 && speed > -Self.speed
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { StackTransition.duration }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    animateTransition(using: transitionContext)
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    hasBegun = true
    context = transitionContext
    if let to = transitionContext.view(forKey: .to) {
      let from = transitionContext.view(forKey: .from)
      if let from, from.superview === transitionContext.containerView {
        transitionContext.containerView.insertSubview(to, belowSubview: from)
      } else {
        transitionContext.containerView.addSubview(to)
      }
      if let controller = transitionContext.viewController(forKey: .to) {
        to.frame = transitionContext.finalFrame(for: controller)
      }
    }
    show()
    if let decision { end(decision) }
  }

  private func show() {
    guard let context else { return }
    let width = context.containerView.bounds.width
    context.view(forKey: .from)?.transform = CGAffineTransform(
      translationX: sign * share * width, y: 0)
    context.view(forKey: .to)?.transform = CGAffineTransform(
      translationX: -sign * (1 - share) * width * Self.parallax, y: 0)
    context.updateInteractiveTransition(share)
  }

  /// Ends the drag, which completes or reverts the change.
  func letGo(completes: Bool) {
    guard decision == nil else { return }
    decision = completes
    isHeld = false
    if context != nil { end(completes) }
  }

  private func end(_ completes: Bool) {
    guard let context else { return }
    self.context = nil
    for key in [UITransitionContextViewKey.from, .to] {
      context.view(forKey: key)?.transform = .identity
    }
    if completes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    // The remaining distance takes a proportional share of the duration.
    let rest = StackTransition.duration * Double(completes ? 1 - share : share)
    SimulationHost.current.schedule(after: rest) { context.completeTransition(completes) }
  }
}
