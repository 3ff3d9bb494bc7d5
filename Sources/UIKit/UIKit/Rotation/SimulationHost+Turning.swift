import Devices

extension SimulationHost {
  /// Rotates the device, and the interface with it if device, app and controller allow that.
  ///
  /// While the app is in the background nothing is called; the interface follows when the app
  /// returns to the foreground. A rotation requested in a callback of another one is carried out
  /// after it.
  /// - Returns: Whether the interface rotated.
  @discardableResult
  package func turn(to orientation: UIDeviceOrientation) -> Bool {
    use {
      let settles = phases.canSettle
      if settles { settle() }
      noteStep("rotate(to:)", "\(orientation)")
      let changed = orientation != deviceOrientation
      deviceOrientation = orientation
      guard applicationState != .background else {
        if changed { orientationState.wasTurnedInBackground = true }
        return false
      }
      if changed { tellDeviceTurned() }
      let turned = resolveOrientation(for: .deviceTurn)
      if settles { settle() }
      return turned
    }
  }

  func tellDeviceTurned() {
    guard deviceProxy.isGeneratingDeviceOrientationNotifications else { return }
    post(
      UIDevice.orientationDidChangeNotification, from: deviceProxy, "UIDevice",
      "orientationDidChangeNotification", "\(deviceOrientation)")
  }

  /// Gives the app another part of the screen, as when it's placed next to another app.
  ///
  /// A resize requested in a callback of a rotation or of another resize is carried out after it.
  /// - Returns: Whether the device supports that.
  @discardableResult
  package func setMultitasking(_ multitasking: Device.Multitasking) -> Bool {
    use {
      let settles = phases.canSettle
      if settles { settle() }
      noteStep("setMultitasking(_:)", multitasking.words)
      if case .window(let size) = multitasking {
        guard let resized = window(resizedTo: size) else { return false }
        request(.resize(resized))
        if settles { settle() }
        return true
      }
      guard place(interfaceOrientation, multitasking, geometry.posture) != nil else {
        report(
          SimulationIssue(
            where: device.name,
            what: "It does not support \(multitasking.words) on OS \(os); the app keeps its size.",
            advice: "Choose an iPad that supports multitasking, and OS 9 to 18; later ones resize "
              + "windows."))
        return false
      }
      if multitasking != .fullScreen, let reason = reasonNotToShare {
        report(
          SimulationIssue(
            where: device.name,
            what:
              "\(reason), so it can't share the screen (\(multitasking.words)) and keeps its size.",
            advice:
              "List all four orientations for iPads in Info.plist, without UIRequiresFullScreen, "
              + "or leave the app the full screen."))
        return false
      }
      request(.resize(multitasking))
      if settles { settle() }
      return true
    }
  }

  /// The reason in its `Info.plist` why an iPad's app can't share the screen, without a full stop;
  /// nil if it can, including when there is no file.
  private var reasonNotToShare: String? {
    guard device.idiom == .pad, let infoPlist = options.infoPlist,
      !infoPlist.sharesScreen(of: device, os: os)
    else { return nil }
    if infoPlist.requiresFullScreen(on: device, os: os) {
      return "The app requires full screen (UIRequiresFullScreen)"
    }
    let listed = AppOrientations(infoPlist, on: device.idiom)
    return listed.order.isEmpty
      ? "The app's Info.plist lists no orientations"
      : "The app's Info.plist lists \(listed.mask.names) only"
  }
}
