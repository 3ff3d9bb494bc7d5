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
    let changed = orientation != deviceOrientation
    deviceOrientation = orientation
    if changed, deviceProxy.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: deviceProxy)
    }
    guard let target = UIInterfaceOrientation(following: orientation),
      target != interfaceOrientation, allows(target)
    else {
      settle()
      return false
    }
    turnInterface(to: target)
    return true
  }

  /// Whether hardware, app and root controller all know the orientation.
  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    if system.asksShouldAutorotate, frontRoot?.shouldAutorotate == false { return false }
    return masks.common.contains(orientation.mask)
  }

  private var masks: OrientationMasks {
    let app = application.supportedInterfaceOrientations(for: keyWindow ?? window)
    return OrientationMasks(
      hardware: device.orientations.reduce(into: []) {
        $0.formUnion(UIInterfaceOrientation($1).mask)
      },
      app: app, controller: frontRoot?.supportedInterfaceOrientations ?? app)
  }

  /// Turns the interface where a new root controller does not support the way it is.
  func adoptSupportedOrientation() {
    let masks = masks
    guard !masks.common.contains(interfaceOrientation.mask) else { return }
    let held = UIInterfaceOrientation(following: deviceOrientation)
    let wishes = [held, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard
      let target = wishes.lazy.compactMap({ $0 }).first(where: {
        masks.common.contains($0.mask)
      })
    else {
      report(
        SimulationIssue(
          where: frontRoot?.description ?? device.name,
          what: "Supported orientations have no common orientation: hardware "
            + "\(masks.hardware.names), app \(masks.app.names), controller "
            + "\(masks.controller.names).",
          advice: "Return at least one that all three know from supportedInterfaceOrientations."))
      return
    }
    turnInterface(to: target)
  }

  private func turnInterface(to target: UIInterfaceOrientation) {
    let oldBounds = geometry.bounds
    let newGeometry = device.screen(os: os, orientation: ScreenOrientation(target))
    let quarters = (target.quarterTurns - interfaceOrientation.quarterTurns + 4) % 4
    let coordinator = TurnCoordinator(
      containerView: keyWindow ?? window, quarterTurns: quarters)
    self.coordinator = coordinator
    for window in visibleWindows {
      if let root = window.rootViewController { announce(newGeometry, to: root, coordinator) }
    }

    interfaceOrientation = target
    geometry = newGeometry
    predictedTraits = screenTraits
    UITraitCollection.current = predictedTraits
    screenLayer.bounds = geometry.bounds
    for window in visibleWindows { window.refreshTraits() }
    askForStatusBar()
    // All frames first: insets in between, of new frames in the old screen, are nobody's business.
    GeometryChange.depth += 1
    for window in visibleWindows where window.frame == oldBounds { window.frame = geometry.bounds }
    GeometryChange.depth -= 1
    for window in visibleWindows { window.systemInsetsDidChange() }

    if layOutWindows() {
      coordinator.runAlongside()
      _ = layOutWindows()
    }
    time += coordinator.transitionDuration
    coordinator.runCompletions()
    self.coordinator = nil
    settle()
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
    if newTraits != root.traitCollection { root.willTransition(to: newTraits, with: coordinator) }
    let sizeChanges = root.view.bounds.size != newGeometry.size
    if sizeChanges || (options.transitionsSizeOnHalfTurn ?? system.transitionsSizeOnHalfTurn) {
      root.viewWillTransition(to: newGeometry.size, with: coordinator)
    }
  }
}

/// Who allows which orientations.
private struct OrientationMasks {
  var hardware: UIInterfaceOrientationMask
  var app: UIInterfaceOrientationMask
  var controller: UIInterfaceOrientationMask

  var common: UIInterfaceOrientationMask {
    hardware.intersection(app).intersection(controller)
  }
}

extension UIInterfaceOrientationMask {
  /// The members by name, such as "portrait, landscapeLeft", or "none".
  package var names: String {
    let all: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    let members = all.filter { contains($0.mask) }.map { "\($0)" }
    return members.isEmpty ? "none" : members.joined(separator: ", ")
  }
}
