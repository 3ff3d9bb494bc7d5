import SystemFacts

extension SimulationHost {
  /// Schedules an orientation check for when the screen next settles, as a device does for the next
  /// turn of its run loop.
  func scheduleOrientationUpdate() {
    guard !orientationState.isUpdateScheduled else { return }
    orientationState.isUpdateScheduled = true
    schedule(after: 0) { [weak self] in
      guard let self else { return }
      orientationState.isUpdateScheduled = false
      resolveOrientation(for: .wishChange)
    }
  }

  /// Rotates the interface to one of some orientations when the screen next settles.
  ///
  /// A request that app, controller and device don't support is passed to the handler, in UIKit's
  /// words (iOS 16 and later; high).
  func requestOrientations(
    _ mask: UIInterfaceOrientationMask, errorHandler: ((any Error) -> Void)?
  ) {
    schedule(after: 0) { [weak self] in
      guard let self else { return }
      let resolution = orientationResolution(for: .request(mask))
      guard resolution.allowed.isDisjoint(with: mask) else {
        resolveOrientation(for: .request(mask))
        return
      }
      errorHandler?(
        UISceneError(
          .geometryRequestDenied,
          "None of the requested orientations are supported by the view controller. Requested: "
            + "\(mask.names); Supported: \(resolution.allowed.names)"))
    }
  }

  /// Rotates the device by `setValue(_:forKey: "orientation")`, which iOS 16 disabled.
  func forceDeviceOrientation(_ value: Any?) {
    guard AppFacts.takesForcedDeviceOrientation[release] else {
      // The message that iOS 16 logs (flutter/flutter issue 111587; high).
      report(
        SimulationIssue(
          where: "UIDevice",
          what: "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
            + "UIWindowScene.requestGeometryUpdate(_:)",
          advice: "It has no effect from iOS 16 on.", isLogged: true))
      return
    }
    guard let number = (value as? Int) ?? (value as? NSNumber)?.intValue,
      let orientation = UIDeviceOrientation(rawValue: number)
    else {
      report(
        SimulationIssue(
          where: "UIDevice", what: "\(value.map { "\($0)" } ?? "nil") is not an orientation.",
          advice: "Use the raw value of a UIInterfaceOrientation or a UIDeviceOrientation."))
      return
    }
    guard orientation != deviceOrientation else { return }
    deviceOrientation = orientation
    guard applicationState != .background else {
      orientationState.wasTurnedInBackground = true
      return
    }
    tellDeviceTurned()
    resolveOrientation(for: .deviceTurn)
  }

  /// Whether the frontmost controller keeps the interface from following the device.
  ///
  /// From iOS 26 on, for apps that fill the screen (Apple).
  var isOrientationLocked: Bool {
    guard AppFacts.locksOrientation[release], multitasking == .fullScreen else { return false }
    return speaker?.frontmostForOrientationLock.prefersInterfaceOrientationLocked ?? false
  }
}

extension UIViewController {
  /// Attempts to rotate the interface to the device's orientation.
  ///
  /// From iOS 16 on, ``setNeedsUpdateOfSupportedInterfaceOrientations()`` replaces it.
  public class func attemptRotationToDeviceOrientation() {
    SimulationHost.current.resolveOrientation(for: .wishChange)
  }

  var frontmostForOrientationLock: UIViewController {
    var front = self
    var seen: Set<ObjectIdentifier> = []
    while seen.insert(ObjectIdentifier(front)).inserted,
      let next = front.childViewControllerForInterfaceOrientationLock
    {
      front = next
    }
    return front
  }
}
