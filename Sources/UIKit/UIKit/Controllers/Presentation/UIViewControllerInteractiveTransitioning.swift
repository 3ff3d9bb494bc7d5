/// An object that drives a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up; without touches, it then runs to its end.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)

  /// Whether the transition is interactive from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}
