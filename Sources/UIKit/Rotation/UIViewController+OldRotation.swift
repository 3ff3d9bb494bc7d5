extension UIViewController {
  // The rotation callbacks of iOS 7 and earlier.

  func sendWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    note("willRotate(to:duration:)", "\(orientation) \(CGFloat(duration).shortText)")
    willRotate(to: orientation, duration: duration)
  }

  func sendWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    note("willAnimateRotation(to:duration:)", "\(orientation) \(CGFloat(duration).shortText)")
    willAnimateRotation(to: orientation, duration: duration)
  }

  func sendDidRotate(from orientation: UIInterfaceOrientation) {
    note("didRotate(from:)", "\(orientation)")
    didRotate(from: orientation)
  }

  /// Calls them from iOS 8 on, for a class that overrides them and not `viewWillTransition(to:with:)`
  /// (observed by M. Neuburg: one that overrides that never hears of them there).
  func rotateInTheOldWay(_ turn: TurnCoordinator.Turn, with coordinator: TurnCoordinator) {
    let duration = coordinator.transitionDuration
    sendWillRotate(to: turn.to, duration: duration)
    coordinator.animateOwn { [weak self] _ in
      self?.sendWillAnimateRotation(to: turn.to, duration: duration)
    } completion: { [weak self] _ in
      self?.sendDidRotate(from: turn.from)
    }
  }

  /// This controller and those below it that hear of rotations before iOS 8: whose views are on the
  /// screen. The others see only the layout when they are shown (facts: devices §5.4).
  var rotatingTree: [UIViewController] {
    guard storedView?.storedWindow != nil else { return [] }
    let children = shouldAutomaticallyForwardRotationMethods() ? storedChildren : []
    return [self] + children.flatMap(\.rotatingTree)
  }
}
