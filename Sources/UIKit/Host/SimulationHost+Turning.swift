import Devices

extension SimulationHost {
  /// Turns the device, and with it the interface where device, app and controller allow that.
  ///
  /// The order of the callbacks is that of the frontmost controller of a phone turned by a quarter
  /// (facts: devices §5.2): traits announced, size announced, traits replaced, bounds and insets
  /// replaced, layout, blocks alongside, layout they asked for, completions.
  /// - Returns: Whether the interface turned.
  @discardableResult
  package func turn(to orientation: UIDeviceOrientation) -> Bool {
    becomeCurrent()
    settle()
    noteStep("rotate(to:)", "\(orientation)")
    let changed = orientation != deviceOrientation
    deviceOrientation = orientation
    if changed, deviceProxy.isGeneratingDeviceOrientationNotifications {
      add("UIDevice", "orientationDidChangeNotification", "\(orientation)")
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: deviceProxy)
    }
    let turned = resolveOrientation(for: .deviceTurn)
    settle()
    return turned
  }

  /// Turns the interface, whoever may object; `SimulationHost+Orientation.swift` decides on it.
  func turnInterface(to target: UIInterfaceOrientation) {
    let oldBounds = geometry.bounds
    let newGeometry = device.screen(os: os, orientation: ScreenOrientation(target))
    let quarters = (target.quarterTurns - interfaceOrientation.quarterTurns + 4) % 4
    let coordinator = TurnCoordinator(
      containerView: keyWindow ?? window, quarterTurns: quarters)
    self.coordinator = coordinator
    for window in visibleWindows where !isTurningForPresentation {
      if let root = window.rootViewController { announce(newGeometry, to: root, coordinator) }
    }

    interfaceOrientation = target
    geometry = newGeometry
    predictedTraits = screenTraits
    UITraitCollection.current = predictedTraits
    screenLayer.bounds = geometry.bounds
    for window in visibleWindows { window.refreshTraits() }
    refreshHiddenPresenters()
    askForStatusBar()
    // All frames first: insets in between, of new frames in the old screen, are nobody's business.
    GeometryChange.depth += 1
    for window in visibleWindows where window.frame == oldBounds { window.frame = geometry.bounds }
    GeometryChange.depth -= 1
    for window in visibleWindows { window.systemInsetsDidChange() }

    if layOutWindows() {
      coordinator.runAlongside()
    }
    // A turn that a presentation brings with it takes no time of its own.
    if isTurningForPresentation {
      _ = layOutWindows()
    } else {
      advance(by: coordinator.transitionDuration)
    }
    coordinator.runCompletions()
    self.coordinator = nil
    if !isTurningForPresentation { settle() }
  }

  /// Tells a root controller of new traits and of its new size, where it gets other ones.
  private func announce(
    _ newGeometry: ScreenGeometry, to root: UIViewController, _ coordinator: TurnCoordinator
  ) {
    guard system.announcesTransitions else { return }
    let newTraits = root.traits(
      under: predictedTraits.with {
        $0.horizontalSizeClass = .init(newGeometry.horizontalSizeClass)
        $0.verticalSizeClass = .init(newGeometry.verticalSizeClass)
      })
    if newTraits != root.traitCollection {
      root.sendTraitTransition(to: newTraits, with: coordinator)
    }
    let sizeChanges = root.view.bounds.size != newGeometry.size
    if sizeChanges || (options.transitionsSizeOnHalfTurn ?? system.transitionsSizeOnHalfTurn) {
      root.sendSizeTransition(to: newGeometry.size, with: coordinator)
    } else if geometry.size != newGeometry.size {
      // A root under a full-screen modal has the size of before another turn; the modal has not.
      root.forwardToPresented(size: newGeometry.size, with: coordinator)
    }
  }
}
