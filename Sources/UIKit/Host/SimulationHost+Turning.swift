import Devices
import SystemFacts

extension SimulationHost {
  /// Turns from layout callbacks that are carried out at most until the device is turned again.
  static let turnsFromLayoutLimit = 20

  /// Turns the device, and with it the interface where device, app and controller allow that.
  ///
  /// While the app is in the background nobody is told; the interface follows when it comes back.
  /// A turn that is asked for in a callback of another one is made after it.
  /// - Returns: Whether the interface turned.
  @discardableResult
  package func turn(to orientation: UIDeviceOrientation) -> Bool {
    use {
      let isOutermost = coordinator == nil && interfaceChanges.layoutDepth == 0
      if isOutermost {
        settle()
        interfaceChanges.turnsFromLayout = 0
      }
      noteStep("rotate(to:)", "\(orientation)")
      let changed = orientation != deviceOrientation
      deviceOrientation = orientation
      guard applicationState != .background else {
        if changed { interfaceChanges.wasTurnedInBackground = true }
        return false
      }
      if changed { tellDeviceTurned() }
      let turned = resolveOrientation(for: .deviceTurn)
      if isOutermost { settle() }
      return turned
    }
  }

  func tellDeviceTurned() {
    guard deviceProxy.isGeneratingDeviceOrientationNotifications else { return }
    post(
      UIDevice.orientationDidChangeNotification, from: deviceProxy, "UIDevice",
      "orientationDidChangeNotification", "\(deviceOrientation)")
  }

  /// Turns the interface, whoever may object; `SimulationHost+Orientation.swift` decides on it.
  func turnInterface(to target: UIInterfaceOrientation) {
    guard interfaceChanges.layoutDepth == 0 else {
      interfaceChanges.turnsFromLayout += 1
      guard interfaceChanges.turnsFromLayout <= Self.turnsFromLayoutLimit else {
        report(
          SimulationIssue(
            where: speaker?.description ?? device.name,
            what: "Its layout asked for another orientation "
              + "\(Self.turnsFromLayoutLimit) times, and goes on doing so.",
            advice: "Ask for an orientation when something happens, not in layout callbacks."))
        return
      }
      runAfterLayout { [weak self] in
        if let self, target != interfaceOrientation { turnInterface(to: target) }
      }
      return
    }
    guard coordinator == nil else {
      interfaceChanges.owesTurn = true
      return
    }
    guard
      let place = AppPlace(device, os: os, orientation: target, multitasking: multitasking)
        ?? AppPlace(device, os: os, orientation: target, multitasking: .fullScreen)
    else { return }
    change(to: place, isAnimated: applicationState == .active)
    if coordinator == nil { changeAsAskedMeanwhile() }
  }

  /// Gives the app another part of the screen, as when it is put beside another app.
  ///
  /// - Returns: Whether the device can do that.
  @discardableResult
  package func setMultitasking(_ multitasking: Device.Multitasking) -> Bool {
    use {
      let isOutermost = coordinator == nil && interfaceChanges.layoutDepth == 0
      if isOutermost { settle() }
      noteStep("setMultitasking(_:)", multitasking.words)
      guard
        let place = AppPlace(
          device, os: os, orientation: interfaceOrientation, multitasking: multitasking)
      else {
        report(
          SimulationIssue(
            where: device.name,
            what: "It has no \(multitasking.words) on OS \(os); the app keeps its size.",
            advice: "Choose an iPad that shares its screen, and OS 9 to 18."))
        return false
      }
      guard isOutermost else {
        interfaceChanges.wantedMultitasking = multitasking
        if coordinator == nil { runAfterLayout { [weak self] in self?.changeAsAskedMeanwhile() } }
        return true
      }
      if multitasking != self.multitasking {
        change(to: place, isAnimated: applicationState == .active)
        changeAsAskedMeanwhile()
      }
      settle()
      return true
    }
  }

  /// Makes the changes that callbacks of a change asked for.
  private func changeAsAskedMeanwhile() {
    guard !interfaceChanges.isCatchingUp else { return }
    interfaceChanges.isCatchingUp = true
    defer { interfaceChanges.isCatchingUp = false }
    var count = 0
    while interfaceChanges.wantedMultitasking != nil || interfaceChanges.owesTurn {
      let wanted = interfaceChanges.wantedMultitasking
      let owesTurn = interfaceChanges.owesTurn
      interfaceChanges.wantedMultitasking = nil
      interfaceChanges.owesTurn = false
      guard count < Self.turnsFromLayoutLimit else {
        report(
          SimulationIssue(
            where: speaker?.description ?? device.name,
            what: "The interface does not come to rest: it was asked to change again "
              + "\(count) times while it changed.",
            advice: "Look for a callback of a turn or resize that asks for another one."))
        return
      }
      count += 1
      if let wanted { setMultitasking(wanted) }
      if owesTurn { resolveOrientation(for: .deviceTurn) }
    }
  }

  /// Changes orientation and size of the app's part of the screen.
  ///
  /// The order of the callbacks is that of the frontmost controller of a phone turned by a quarter
  /// (facts: devices §5.2): traits announced, size announced, traits replaced, bounds and insets
  /// replaced, layout, blocks alongside, layout they asked for, completions. Before iOS 8: the
  /// rotation announced, bounds replaced, layout, the rotation's animation, its end (§5.4).
  func change(to place: AppPlace, isAnimated: Bool) {
    workDepth += 1
    defer { workDepth -= 1 }
    let oldFrame = appFrame
    let turn =
      place.orientation == interfaceOrientation
      ? nil : TurnCoordinator.Turn(from: interfaceOrientation, to: place.orientation)
    let coordinator = TurnCoordinator(
      turn: turn, containerView: keyWindow ?? window, root: frontRoot,
      isAnimated: isAnimated && appState.areAnimationsEnabled)
    let outer = self.coordinator
    self.coordinator = coordinator
    let windows = visibleWindows
    let rotating =
      ControllerFacts.announcesTransitions[release] ? [] : announceRotation(turn, coordinator)
    if ControllerFacts.announcesTransitions[release], !isTurningForPresentation {
      for window in windows {
        guard let root = window.rootViewController else { continue }
        announce(place, to: root, fills: window.frame == oldFrame, coordinator)
      }
    }

    if turn != nil {
      post(
        UIApplication.willChangeStatusBarOrientationNotification, from: application,
        "UIApplication", "willChangeStatusBarOrientationNotification", "\(place.orientation)",
        [UIApplication.statusBarOrientationUserInfoKey: place.orientation.rawValue])
    }
    adopt(place)
    for window in windows { window.refreshTraits() }
    refreshHiddenPresenters()
    askForStatusBar()
    // All frames first: insets in between, of new frames in the old screen, are nobody's business.
    CallsUnderway.current.geometryChanges += 1
    for window in windows where window.frame == oldFrame { window.frame = place.frame }
    CallsUnderway.current.geometryChanges -= 1
    for window in windows { window.systemInsetsDidChange() }
    if let turn {
      post(
        UIApplication.didChangeStatusBarOrientationNotification, from: application,
        "UIApplication", "didChangeStatusBarOrientationNotification", "\(turn.from)",
        [UIApplication.statusBarOrientationUserInfoKey: turn.from.rawValue])
    }

    if layOutWindows() {
      coordinator.runAlongside()
      if let turn {
        let duration = coordinator.transitionDuration
        for controller in rotating {
          controller.call(.willAnimateRotation(to: turn.to, duration: duration))
        }
      }
    }
    // A turn that a presentation brings with it takes no time of its own.
    if isTurningForPresentation {
      _ = layOutWindows()
    } else {
      advance(by: coordinator.transitionDuration)
    }
    coordinator.runCompletions()
    if let turn { for controller in rotating { controller.call(.didRotate(from: turn.from)) } }
    self.coordinator = outer
    if !isTurningForPresentation { settle() }
  }

  private func adopt(_ place: AppPlace) {
    interfaceOrientation = place.orientation
    multitasking = place.multitasking
    geometry = place.geometry
    screenGeometry = place.screen
    predictedTraits = screenTraits
    screenLayer.bounds = screenGeometry.bounds
  }

  /// Before iOS 8: tells of the rotation, and returns who is to hear of its course.
  private func announceRotation(
    _ turn: TurnCoordinator.Turn?, _ coordinator: TurnCoordinator
  ) -> [UIViewController] {
    guard let turn else { return [] }
    let controllers = visibleWindows.compactMap(\.rootViewController).flatMap(\.rotatingTree)
    for controller in controllers {
      controller.call(.willRotate(to: turn.to, duration: coordinator.transitionDuration))
    }
    return controllers
  }

  /// Tells a root controller of new traits and of its new size, where it gets other ones.
  private func announce(
    _ place: AppPlace, to root: UIViewController, fills: Bool, _ coordinator: TurnCoordinator
  ) {
    let newTraits = root.traits(
      under: predictedTraits.with {
        $0.horizontalSizeClass = .init(place.geometry.horizontalSizeClass)
        $0.verticalSizeClass = .init(place.geometry.verticalSizeClass)
      })
    if newTraits != root.traitCollection {
      root.sendTraitTransition(to: newTraits, with: coordinator)
    }
    // A launch that turns the interface tells traits only (logged on iOS 15).
    guard fills, !orientationState.isLaunching else { return }
    // A root under a full-screen modal may have the size of before another turn; a turn that keeps
    // the window's size is none of its business.
    let windowChanges = geometry.size != place.geometry.size
    let sizeChanges = windowChanges && root.view.bounds.size != place.geometry.size
    let tellsHalfTurn =
      coordinator.turn?.quarters == 2
      && (options.transitionsSizeOnHalfTurn ?? AppFacts.transitionsSizeOnHalfTurn[release])
    if sizeChanges || tellsHalfTurn {
      root.sendSizeTransition(to: place.geometry.size, with: coordinator)
    } else if windowChanges {
      root.forwardToPresented(size: place.geometry.size, with: coordinator)
    }
  }
}
