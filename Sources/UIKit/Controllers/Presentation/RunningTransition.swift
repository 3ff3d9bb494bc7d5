/// A transition that an animator of the app's makes, which has to tell its end.
protocol RunningTransition: UIViewControllerContextTransitioning {
  /// The controller that comes or goes.
  var subject: UIViewController { get }
  /// Whether a finger on the screen holds it.
  var isHeld: Bool { get }
}

extension RunningTransition {
  var isHeld: Bool { false }
}

extension RunningTransition {
  /// Has an animator begin; one that a hand drives runs to its end by itself.
  func run(
    _ animator: UIViewControllerAnimatedTransitioning,
    _ interaction: UIViewControllerInteractiveTransitioning?
  ) {
    guard let interaction else { return animator.animateTransition(using: self) }
    (interaction as? UIPercentDrivenInteractiveTransition)?.animator = animator
    interaction.startInteractiveTransition(self)
  }
}
