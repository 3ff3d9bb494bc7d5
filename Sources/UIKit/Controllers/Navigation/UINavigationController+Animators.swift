extension UINavigationController {
  /// Whether a change of the stack puts a controller on top or goes back to one.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The animator that the delegate has for an animated change, and what drives it.
  func animators(
    from: UIViewController, to: UIViewController, _ request: NavigationState.Request
  ) -> (
    animator: UIViewControllerAnimatedTransitioning,
    interaction: UIViewControllerInteractiveTransitioning?
  )? {
    if let backSwipe, request.operation(to: to) == .pop {
      if !backSwipe.isHeld { self.backSwipe = nil }
      return (backSwipe, backSwipe)
    }
    guard request.isAnimated, let delegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: request.operation(to: to), from: from, to: to)
    else { return nil }
    return (animator, delegate.navigationController(self, interactionControllerFor: animator))
  }
}

extension NavigationState.Request {
  /// A controller that was in the stack before is gone back to.
  func operation(to controller: UIViewController) -> UINavigationController.Operation {
    added.contains { $0 === controller } ? .push : .pop
  }
}
