extension UINavigationController {
  /// Whether a change of the stack pushes a controller or pops to one.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Returns the delegate's animator for an animated change, and the object that drives it.
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
  /// Returns `.pop` for a controller that was already in the stack.
  func operation(to controller: UIViewController) -> UINavigationController.Operation {
    added.contains { $0 === controller } ? .push : .pop
  }
}
