/// Drives a transition by the user's hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up; without fingers it then runs to its end.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)

  /// Whether the transition follows the hand from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}
