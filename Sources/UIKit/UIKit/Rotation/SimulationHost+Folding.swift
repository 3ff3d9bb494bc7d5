import Devices

extension SimulationHost {
  /// The display showing the interface.
  package var display: Device.Display { device.display(in: geometry.posture) }

  /// The display that will show the interface after the change under way.
  var displayAhead: Device.Display { device.display(in: geometryAhead.posture) }

  /// Folds the device, and moves the interface to the display then in use.
  ///
  /// While the app is in the background nothing is called; the interface follows when the app
  /// returns to the foreground. A fold requested in a callback of a rotation or of another fold is
  /// carried out after it.
  /// - Returns: Whether the device supports that.
  @discardableResult
  package func fold(to posture: Device.Posture) -> Bool {
    use {
      let settles = phases.canSettle
      if settles { settle() }
      noteStep("fold(to:)", posture.name)
      if let reason = device.reasonNotToFold(to: posture) {
        report(Self.issue(reason, on: device, instead: "the device stays \(self.posture.name)"))
        return false
      }
      self.posture = posture
      if applicationState != .background { request(.fold) }
      if settles { settle() }
      return true
    }
  }

  /// Moves the interface to the display that the device was folded to.
  func carryOutFold() {
    let old = geometry.posture
    guard posture != old else { return }
    if device.display(in: posture) == display {
      foldInPlace()
      return
    }
    let target = decideOrientation(for: .fold(from: old))
    turnInterface(to: target, posture: posture)
  }

  /// Adopts a posture that uses the same display: the window keeps its size, and the fold across it
  /// begins or ceases to divide it.
  private func foldInPlace() {
    guard let place = place(interfaceOrientation, multitasking, posture) else { return }
    let change = InterfaceChange(of: self, to: place)
    let isTold = during(.change(change.coordinator)) { change.runInPlace() } == true
    if isTold, !phases.isPresentation { settle() }
  }

  /// Adopts the place that the app is about to have on a display. Another display means another
  /// screen, and so does another size of an app that is resized in steps. A rotation of the whole
  /// display doesn't.
  func moveScreen(to place: AppPlace) {
    let oldScreen = screen
    let isOther =
      device.display(in: place.posture) != display
      || isResizedInSteps && place.screen.size != screenGeometry.size
        && !(place.seesWholeDisplay && seesWholeDisplay)
    if isOther { oldScreen.leave(with: screenGeometry) }
    interfaceOrientation = place.orientation
    multitasking = place.multitasking
    let isNewPosture = geometry.posture != place.posture
    geometry = place.geometry
    screenGeometry = place.screen
    if isOther {
      screen =
        place.posture.isInitialDisplay(of: device) && (!isResizedInSteps || place.seesWholeDisplay)
        ? mainScreen : UIScreen(host: self)
      screen.enter()
    }
    if isNewPosture { postureObservers.tell() }
  }

  /// Whether the app sees the entire part of the display that apps can use.
  private var seesWholeDisplay: Bool {
    place(interfaceOrientation, multitasking, geometry.posture)?.seesWholeDisplay ?? true
  }

  /// Calls a closure each time the interface's posture has changed, before layout, for as long as
  /// its owner lives; registering another closure for the same owner replaces the first.
  package func observePosture(_ owner: AnyObject, _ body: @escaping @MainActor () -> Void) {
    postureObservers.add(owner, body)
  }

  /// Ends ``observePosture(_:_:)``.
  package func stopObservingPosture(_ owner: AnyObject) {
    postureObservers.remove(owner)
  }

  static func issue(
    _ reason: String, on device: Device, instead: String
  ) -> SimulationIssue {
    SimulationIssue(
      where: device.name, what: "\(reason.dropLast()); \(instead).",
      advice: device.isFoldable
        ? "Choose one of: \(device.postureWords)."
        : "Choose a device that folds, such as the iPhone Duo.")
  }
}

extension Device.Posture {
  /// Whether a posture uses the display of the device's initial one, which is the main screen
  /// (simulator, iOS 27.1; high).
  func isInitialDisplay(of device: Device) -> Bool {
    device.display(in: self) == device.display(in: device.initialPosture)
  }
}
