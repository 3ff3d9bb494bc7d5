extension UIViewController {
  /// Calls the rotation callbacks of iOS 7 from iOS 8 on, for a class that overrides them but not
  /// `viewWillTransition(to:with:)` (observed by M. Neuburg: a class that overrides the latter
  /// never receives them there).
  func rotateInTheOldWay(_ turn: TurnCoordinator.Turn, with coordinator: TurnCoordinator) {
    let duration = coordinator.transitionDuration
    call(.willRotate(to: turn.to, duration: duration))
    coordinator.animateOwn { [weak self] _ in
      self?.call(.willAnimateRotation(to: turn.to, duration: duration))
    } completion: { [weak self] _ in
      self?.call(.didRotate(from: turn.from))
    }
  }

  /// This controller and the descendants that receive rotation callbacks before iOS 8: ones with
  /// views on the screen. The others see only the layout when they're shown (facts: devices §5.4).
  var rotatingTree: [UIViewController] {
    guard storedView?.storedWindow != nil else { return [] }
    let children = shouldAutomaticallyForwardRotationMethods() ? storedChildren : []
    return [self] + children.flatMap(\.rotatingTree)
  }
}
