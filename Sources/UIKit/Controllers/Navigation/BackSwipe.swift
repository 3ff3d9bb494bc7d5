/// Goes back as far as a finger drags: the upper controller's view follows it, the lower one comes from
/// behind by three tenths (facts: controls §9; medium).
final class BackSwipe: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// A speed in points a second from which a drag goes back from anywhere, beside half of the width
  /// (facts: controls §8; low).
  private static let speed: CGFloat = 300
  private static let parallax: CGFloat = 0.3

  /// 1, or -1 where the interface runs to the left.
  private let sign: CGFloat
  private var context: UIViewControllerContextTransitioning?
  private var decision: Bool?
  /// Whether the finger is still on the screen.
  private(set) var isHeld = true
  /// Whether the transition that it drives has begun.
  private(set) var hasBegun = false
  /// How much of the width the finger has gone.
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

  /// Takes the finger off: the change is completed or taken back.
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
    // What is left of the way takes as much of the time.
    let rest = StackTransition.duration * Double(completes ? 1 - share : share)
    SimulationHost.current.schedule(after: rest) { context.completeTransition(completes) }
  }
}
