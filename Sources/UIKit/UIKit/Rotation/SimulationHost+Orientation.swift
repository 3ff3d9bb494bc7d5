import Devices
import SystemFacts

extension SimulationHost {
  /// Rotates the interface when the topmost controllers' supported orientations have changed.
  ///
  /// Presentation calls this after a full-screen presentation or dismissal.
  /// - Parameter presented: A controller that appears by a presentation over the full screen, or by
  ///   the end of one; its `preferredInterfaceOrientationForPresentation` counts then.
  /// - Returns: Whether the interface rotated.
  @discardableResult
  package func orientationWishesDidChange(presenting presented: UIViewController? = nil) -> Bool {
    resolveOrientation(for: occasion(presenting: presented))
  }

  /// Returns the orientation that ``orientationWishesDidChange(presenting:)`` would rotate to; an
  /// issue explains why there is none.
  func decideOrientation(presenting presented: UIViewController?) -> UIInterfaceOrientation {
    decideOrientation(for: occasion(presenting: presented))
  }

  private func occasion(presenting presented: UIViewController?) -> OrientationOccasion {
    presented.flatMap(presentationOccasion) ?? .newSpeaker
  }

  /// Queries a visible window's new root, as UIKit does immediately (radar 22887620; medium to
  /// high). Roots set during a launch are queried when the launch decides.
  func rootDidChange(of window: UIWindow) {
    guard let root = window.rootViewController, !window.isHidden, frontRoot === root,
      !phases.isLifeCycle
    else { return }
    orientationWishesDidChange()
  }

  /// Decides the interface's orientation, and rotates to it.
  ///
  /// During layout and in callbacks of a rotation or resize, both are deferred until that is done.
  /// - Returns: Whether the interface rotated.
  @discardableResult
  func resolveOrientation(for occasion: OrientationOccasion) -> Bool {
    let before = interfaceOrientation
    request(.orientation(occasion))
    return interfaceOrientation != before
  }

  /// Returns the orientation the interface rotates to; an issue explains why there is none.
  func decideOrientation(for occasion: OrientationOccasion) -> UIInterfaceOrientation {
    let resolution = orientationResolution(for: occasion)
    if let failure = resolution.failure { report(failure, of: resolution) }
    return resolution.target
  }

  /// Rotates the interface if the first controller on the screen requires it.
  ///
  /// The controller has already received the appearance callback, gets new traits, and is laid out
  /// rotated before it appears (logged on iOS 15; medium).
  func resolveOrientationAtLaunch() {
    guard appLaunch.hasHappened else {
      appLaunch.hasHappened = true
      during(.firstOrientation) { _ = orientationWishesDidChange() }
      return
    }
    settle()
    orientationWishesDidChange()
  }

  /// Returns the interface's orientation before an app has shown anything: the list in `Info.plist`
  /// counts, its delegate doesn't yet (logged on iOS 15; medium).
  static func launchOrientation(
    on device: Device, os: OSVersion, posture: Device.Posture, asked: UIInterfaceOrientation,
    options: Options
  ) -> UIInterfaceOrientation {
    let display = device.display(in: posture)
    let possible = UIInterfaceOrientationMask(display).contains(asked.mask)
    let start = possible && asked != .unknown ? asked : .portrait
    guard options.infoPlist != nil || options.held != nil else { return start }
    var question = OrientationQuestion(
      device: device, os: os, posture: posture,
      app: AppOrientations(options.infoPlist, on: device.idiom),
      held: options.held ?? asked.deviceOrientation(on: display), current: start,
      occasion: .newSpeaker)
    question.requiresFullScreen =
      options.infoPlist?.isResizedInSteps(on: device, os: os) ?? false
    return OrientationResolution(question).target
  }

  /// Returns the inputs to the interface's orientation, and the result they would have now.
  package func orientationResolution(
    for occasion: OrientationOccasion = .deviceTurn
  ) -> OrientationResolution {
    let speaker = speaker
    var question = OrientationQuestion(
      device: device, os: os, posture: geometry.posture, app: appOrientations,
      held: deviceOrientation, current: interfaceOrientation, occasion: occasion)
    if case .fold = occasion { question.posture = posture }
    question.multitasking = multitasking(in: question.posture)
    question.isMultitasking = isMultitaskingApp(in: question.posture)
    question.isInWindow = isFreeOfOrientations
    question.requiresFullScreen = isResizedInSteps
    question.isLocked = isOrientationLocked
    if let speaker {
      question.controllerName = "\(type(of: speaker))"
      question.controller = speaker.supportedInterfaceOrientations
      if AppFacts.asksShouldAutorotate[release] {
        question.shouldAutorotate = speaker.shouldAutorotate
      }
    }
    return OrientationResolution(question)
  }

  /// Whether hardware, app and controller all support the orientation.
  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    let resolution = orientationResolution()
    return !resolution.question.isFrozen && resolution.allowed.contains(orientation.mask)
  }

  /// The controller that is queried for orientations.
  var speaker: UIViewController? { frontController }

  /// The orientations listed in `Info.plist`.
  var listedOrientations: AppOrientations {
    AppOrientations(options.infoPlist, on: device.idiom)
  }

  /// The app's orientations: from its delegate, or else from `Info.plist`.
  private var appOrientations: AppOrientations {
    let window = speakingWindow
    var result = listedOrientations
    if appLaunch.isSceneApp, AppFacts.asksScenesForOrientations[release],
      let delegate = windowScene.delegate as? any UIWindowSceneDelegate
    {
      let mask = delegate.supportedInterfaceOrientations(for: windowScene)
      if mask != NotImplemented.orientations {
        result.mask = mask
        result.source = .scene
        return result
      }
    }
    if let mask = application.delegate?.application(
      application, supportedInterfaceOrientationsFor: window),
      mask != NotImplemented.orientations
    {
      result.mask = mask
      result.source = .delegate
      return result
    }
    let mask = application.supportedInterfaceOrientations(for: window)
    if mask != result.mask {
      result.mask = mask
      result.source = .application
    }
    return result
  }

  /// The window of the queried controller.
  private var speakingWindow: UIWindow? { speaker?.viewIfLoaded?.window ?? windows.key ?? window }

  /// Whether the app shares the screen of a posture's display, so that its controllers aren't
  /// queried.
  private func isMultitaskingApp(in posture: Device.Posture) -> Bool {
    if options.infoPlist?.sharesScreen(of: device, os: os) == true { return true }
    return isInWindow ? isFreeOfOrientations : multitasking(in: posture) != .fullScreen
  }

  /// Returns how the app shares the screen of a posture's display: not at all if that has no such
  /// parts.
  private func multitasking(in posture: Device.Posture) -> Device.Multitasking {
    guard posture != geometry.posture else { return multitasking }
    let size = device.size(
      of: multitasking, os: os, orientation: ScreenOrientation(interfaceOrientation),
      posture: posture)
    return size == nil ? .fullScreen : multitasking
  }

  /// Returns a presented controller's preference; nil if it leaves it to UIKit.
  private func presentationOccasion(_ presented: UIViewController) -> OrientationOccasion? {
    // Not queried either (facts: devices §4.2).
    guard !isMultitaskingApp(in: geometry.posture), !display.ignoresSupportedOrientations else {
      return nil
    }
    orientationState.preferenceIsDefault = false
    let preferred = presented.preferredInterfaceOrientationForPresentation
    guard !orientationState.preferenceIsDefault else { return nil }
    let supported = presented.supportedInterfaceOrientations
    guard supported.contains(preferred.mask), preferred != .unknown else {
      // The message in reports of iOS 6 to 17 (high).
      report(
        SimulationIssue(
          where: presented.description,
          what: "UIApplicationInvalidInterfaceOrientation: "
            + "preferredInterfaceOrientationForPresentation '\(preferred)' must match a supported "
            + "interface orientation: '\(supported.names)'!",
          advice: "Return one that supportedInterfaceOrientations contains."))
      return nil
    }
    return .presentation(preferred: preferred)
  }

  private func report(_ failure: OrientationFailure, of resolution: OrientationResolution) {
    let name = failure.isException ? "UIApplicationInvalidInterfaceOrientation: " : ""
    report(
      SimulationIssue(
        where: speaker?.description ?? device.name,
        what: "\(name)\(failure.reason) (hardware: \(resolution.hardware.names); app: "
          + "\(resolution.question.app.mask.names); controller: \(resolution.controller.names))",
        advice: "Return at least one that all three support from supportedInterfaceOrientations."))
  }
}
