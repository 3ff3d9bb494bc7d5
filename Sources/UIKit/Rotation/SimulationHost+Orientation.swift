import Devices
import SystemFacts

extension SimulationHost {
  /// Turns the interface where those who speak for the screen now want it another way.
  ///
  /// Presentation calls this after a full-screen presentation or dismissal.
  /// - Parameter presented: A controller that comes by a presentation over the full screen, or by
  ///   the end of one; its `preferredInterfaceOrientationForPresentation` counts then.
  /// - Returns: Whether the interface turned.
  @discardableResult
  package func orientationWishesDidChange(presenting presented: UIViewController? = nil) -> Bool {
    resolveOrientation(for: occasion(presenting: presented))
  }

  /// The way ``orientationWishesDidChange(presenting:)`` would turn the interface; an issue says
  /// why there is none.
  func decideOrientation(presenting presented: UIViewController?) -> UIInterfaceOrientation {
    decideOrientation(for: occasion(presenting: presented))
  }

  private func occasion(presenting presented: UIViewController?) -> OrientationOccasion {
    presented.flatMap(presentationOccasion) ?? .newSpeaker
  }

  /// Asks the root that a visible window was given, as UIKit does at once (radar 22887620; medium
  /// to high). Roots of a launch are asked when the launch decides.
  func rootDidChange(of window: UIWindow) {
    guard let root = window.rootViewController, !window.isHidden, frontRoot === root,
      !phases.isLifeCycle
    else { return }
    orientationWishesDidChange()
  }

  /// Decides which way the interface shall be turned, and turns it.
  ///
  /// In layout and in callbacks of a turn or resize both are put off until that is through.
  /// - Returns: Whether the interface turned.
  @discardableResult
  func resolveOrientation(for occasion: OrientationOccasion) -> Bool {
    let before = interfaceOrientation
    request(.orientation(occasion))
    return interfaceOrientation != before
  }

  /// The way the interface shall be turned; an issue says why there is none.
  func decideOrientation(for occasion: OrientationOccasion) -> UIInterfaceOrientation {
    let resolution = orientationResolution(for: occasion)
    if let failure = resolution.failure { report(failure, of: resolution) }
    return resolution.target
  }

  /// Turns the interface where the first controller on the screen wants it another way.
  ///
  /// It has been told that it will appear, hears of new traits, and is laid out turned before it
  /// appears (logged on iOS 15; medium).
  func resolveOrientationAtLaunch() {
    guard hasLaunched else {
      hasLaunched = true
      during(.firstOrientation) { _ = orientationWishesDidChange() }
      return
    }
    settle()
    orientationWishesDidChange()
  }

  /// The way an interface is turned before an app has shown anything: what `Info.plist` lists
  /// counts, its delegate not yet (logged on iOS 15; medium).
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

  /// Who may turn the interface which way, and what would come of it now.
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

  /// Whether hardware, app and controller all know the orientation.
  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    let resolution = orientationResolution()
    return !resolution.question.isFrozen && resolution.allowed.contains(orientation.mask)
  }

  /// The controller that is asked for orientations.
  var speaker: UIViewController? { frontController }

  /// What `Info.plist` says.
  var listedOrientations: AppOrientations {
    AppOrientations(options.infoPlist, on: device.idiom)
  }

  /// What the app says: its delegate, or else `Info.plist`.
  private var appOrientations: AppOrientations {
    let window = speakingWindow
    var result = listedOrientations
    if isSceneApp, AppFacts.asksScenesForOrientations[release],
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

  /// The window whose controller is asked.
  private var speakingWindow: UIWindow? { speaker?.viewIfLoaded?.window ?? keyWindow ?? window }

  /// Whether the app shares the screen of a posture's display, so that its controllers are not
  /// asked.
  private func isMultitaskingApp(in posture: Device.Posture) -> Bool {
    if options.infoPlist?.sharesScreen(of: device, os: os) == true { return true }
    return isInWindow ? isFreeOfOrientations : multitasking(in: posture) != .fullScreen
  }

  /// How the app shares the screen of a posture's display: not at all, where that has no such parts.
  private func multitasking(in posture: Device.Posture) -> Device.Multitasking {
    guard posture != geometry.posture else { return multitasking }
    let size = device.size(
      of: multitasking, os: os, orientation: ScreenOrientation(interfaceOrientation),
      posture: posture)
    return size == nil ? .fullScreen : multitasking
  }

  /// What a presented controller would like; nil where it leaves it to UIKit.
  private func presentationOccasion(_ presented: UIViewController) -> OrientationOccasion? {
    // Not asked either (facts: devices §4.2).
    guard !isMultitaskingApp(in: geometry.posture), !display.ignoresSupportedOrientations else {
      return nil
    }
    orientationState.preferenceIsDefault = false
    let preferred = presented.preferredInterfaceOrientationForPresentation
    guard !orientationState.preferenceIsDefault else { return nil }
    let supported = presented.supportedInterfaceOrientations
    guard supported.contains(preferred.mask), preferred != .unknown else {
      // UIKit's words in the reports of iOS 6 to 17 (high).
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
