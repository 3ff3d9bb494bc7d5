/// Information about a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  /// Whether a finger can interrupt the transition; always false here.
  var isInterruptible: Bool { get }
  /// The style of a presentation; none for a rotation.
  var presentationStyle: UIModalPresentationStyle { get }
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  /// The speed of the rest of an interactive transition; 1 otherwise.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// The rotation of the interface.
  var targetTransform: CGAffineTransform { get }

  /// Returns the disappearing or the appearing controller; in a rotation, both are the window's
  /// root.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the disappearing or the appearing view; in a rotation, the root's view.
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
