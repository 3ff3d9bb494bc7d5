import Devices

extension SimulationHost {
  /// Changes the interface immediately, or as soon as the work under way allows it.
  func request(_ request: InterfaceRequest) {
    switch phases.add(request) {
    case .atOnce: carryOutRequests()
    case .afterLayout: runAfterLayout { [weak self] in self?.carryOutRequests() }
    case .afterRequest: break
    }
  }

  /// Carries out pending requests, including ones made meanwhile.
  private func carryOutRequests() {
    during(.requests) {
      while true {
        switch phases.next() {
        case .request(let request): carryOut(request)
        case .nothing: return
        case .endless: return reportEndlessRequests()
        }
      }
    }
  }

  private func carryOut(_ request: InterfaceRequest) {
    switch request {
    case .orientation(let occasion):
      let target = decideOrientation(for: occasion)
      if target == interfaceOrientation {
        // Only a lock may have changed.
        tellSceneGeometry()
      } else {
        turnInterface(to: target)
      }
    case .fold:
      carryOutFold()
    case .resize(let wanted):
      if wanted != multitasking { changeTellingScene(to: interfaceOrientation, wanted) }
    case .backgroundPictures:
      showOtherOrientation()
    }
  }

  private func showOtherOrientation() {
    let present = interfaceOrientation
    let other: UIInterfaceOrientation = present.isLandscape ? .portrait : .landscapeRight
    guard applicationState == .background, allows(other) else { return }
    change(to: other, multitasking)
    change(to: present, multitasking)
  }

  /// Rotates the interface, and notifies the scene's delegate.
  ///
  /// - Parameter posture: The posture that the device was folded to; the current one by default.
  func turnInterface(to target: UIInterfaceOrientation, posture: Device.Posture? = nil) {
    changeTellingScene(to: target, multitasking, posture: posture)
  }

  /// Changes the interface, and notifies the scene's delegate.
  private func changeTellingScene(
    to target: UIInterfaceOrientation, _ multitasking: Device.Multitasking,
    posture: Device.Posture? = nil
  ) {
    guard let delegate = windowScene.delegate as? any UIWindowSceneDelegate else {
      change(to: target, multitasking, posture: posture)
      return tellSceneGeometry()
    }
    let oldPosture = geometry.posture
    let oldFrame = appFrame
    let oldOrientation = interfaceOrientation
    let oldTraits = predictedTraits
    let oldGeometry = UIWindowScene.Geometry(self)
    if resizing.reportedGeometry == nil { resizing.reportedGeometry = oldGeometry }
    change(to: target, multitasking, posture: posture)
    guard
      interfaceOrientation != oldOrientation || geometry.posture != oldPosture
        || appFrame != oldFrame
    else { return }
    delegate.windowScene(
      windowScene, didUpdate: oldGeometry.coordinateSpace, interfaceOrientation: oldOrientation,
      traitCollection: oldTraits)
    tellSceneGeometry()
  }

  /// Gives the app a part of the screen in an orientation; all of it if it can't be shared that
  /// way.
  private func change(
    to orientation: UIInterfaceOrientation, _ multitasking: Device.Multitasking,
    posture: Device.Posture? = nil
  ) {
    let posture = posture ?? geometry.posture
    guard
      let place = place(orientation, multitasking, posture)
        ?? place(orientation, .fullScreen, posture)
    else { return }
    let change = InterfaceChange(of: self, to: place)
    during(.change(change.coordinator)) { change.run() }
    // The presentation continues in the middle of due work, and settles together with it.
    if !phases.isPresentation { settle() }
  }

  private func reportEndlessRequests() {
    report(
      SimulationIssue(
        where: speaker?.description ?? device.name,
        what: "The interface does not settle: another change was requested "
          + "\(HostPhases.requestLimit) times while it was changing.",
        advice: "Look for a rotation, resize or layout callback that requests another "
          + "orientation or size each time."))
  }
}
