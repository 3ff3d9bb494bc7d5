/// What is known about a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds that the transition takes.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The turn that the interface makes.
  var targetTransform: CGAffineTransform { get }
}
