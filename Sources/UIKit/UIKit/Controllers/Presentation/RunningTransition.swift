/// A transition made by an app's animator, which must report its end.
protocol RunningTransition: UIViewControllerContextTransitioning {
  /// The controller that appears or disappears.
  var subject: UIViewController { get }
  /// Whether a touch holds it.
  var isHeld: Bool { get }
}

extension RunningTransition {
  var isHeld: Bool { false }
}

extension RunningTransition {
  /// Starts an animator; an interactive one runs to its end without touches.
  func run(
    _ animator: UIViewControllerAnimatedTransitioning,
    _ interaction: UIViewControllerInteractiveTransitioning?
  ) {
    guard let interaction else { return animator.animateTransition(using: self) }
    (interaction as? UIPercentDrivenInteractiveTransition)?.animator = animator
    interaction.startInteractiveTransition(self)
  }
}
