/// What is known about a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  /// Whether the transition can be stopped and taken over by a finger; never here.
  var isInterruptible: Bool { get }
  /// The style of a presentation; none for a turn.
  var presentationStyle: UIModalPresentationStyle { get }
  var isCancelled: Bool { get }
  /// Seconds that the transition takes.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  /// The speed at which the rest of an interactive transition runs; 1 otherwise.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The turn that the interface makes.
  var targetTransform: CGAffineTransform { get }

  /// The controller that goes or the one that comes; in a turn, both are the window's root.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or the one that comes; in a turn, the root's view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  public var isInterruptible: Bool { false }
  public var presentationStyle: UIModalPresentationStyle { .none }

  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
