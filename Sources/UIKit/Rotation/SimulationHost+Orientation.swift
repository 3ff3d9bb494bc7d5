import Devices

extension SimulationHost {
  /// Decisions on orientations that may follow from one another, such as those of a controller
  /// that asks for another one while it is turned.
  static let orientationDecisionLimit = 20

  /// Turns the interface where those who speak for the screen now want it another way.
  ///
  /// Presentation calls this after a full-screen presentation or dismissal.
  /// - Parameter presented: A controller that has just been presented over the full screen; its
  ///   `preferredInterfaceOrientationForPresentation` counts then.
  /// - Returns: Whether the interface turned.
  @discardableResult
  package func orientationWishesDidChange(presenting presented: UIViewController? = nil) -> Bool {
    resolveOrientation(for: presented.flatMap(presentationOccasion) ?? .newSpeaker)
  }

  /// The way the interface would be turned by ``orientationWishesDidChange(presenting:)``.
  func orientationWish(presenting presented: UIViewController?) -> UIInterfaceOrientation {
    orientationResolution(for: presented.flatMap(presentationOccasion) ?? .newSpeaker).target
  }

  /// Decides which way the interface shall be turned, and turns it.
  ///
  /// Occasions that come up while it turns are looked at afterwards.
  /// - Returns: Whether the interface turned.
  @discardableResult
  func resolveOrientation(for occasion: OrientationOccasion) -> Bool {
    orientationState.pending.append(occasion)
    guard !orientationState.isResolving else { return false }
    orientationState.isResolving = true
    defer { orientationState = OrientationState() }
    let before = interfaceOrientation
    var decisions = 0
    while !orientationState.pending.isEmpty {
      guard decisions < Self.orientationDecisionLimit else {
        report(
          SimulationIssue(
            where: speaker?.description ?? device.name,
            what: "The interface does not come to rest: it was asked to turn again "
              + "\(decisions) times while it turned.",
            advice: "Look for a callback of a turn that asks for another orientation."))
        break
      }
      decisions += 1
      let resolution = orientationResolution(for: orientationState.pending.removeFirst())
      if let failure = resolution.failure { report(failure, of: resolution) }
      if resolution.target != interfaceOrientation { turnInterface(to: resolution.target) }
    }
    return interfaceOrientation != before
  }

  /// Who may turn the interface which way, and what would come of it now.
  package func orientationResolution(
    for occasion: OrientationOccasion = .deviceTurn
  ) -> OrientationResolution {
    let speaker = speaker
    var question = OrientationQuestion(
      device: device, os: os, app: appOrientations, held: deviceOrientation,
      current: interfaceOrientation, occasion: occasion)
    if let speaker {
      question.controllerName = "\(type(of: speaker))"
      question.controller = speaker.supportedInterfaceOrientations
      if system.asksShouldAutorotate { question.shouldAutorotate = speaker.shouldAutorotate }
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

  private var appOrientations: AppOrientations {
    AppOrientations(
      mask: application.supportedInterfaceOrientations(for: keyWindow ?? window),
      source: .deviceDefault)
  }

  /// What a presented controller would like; nil where it leaves it to UIKit.
  private func presentationOccasion(_ presented: UIViewController) -> OrientationOccasion? {
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
          advice: "Return one of those that supportedInterfaceOrientations has."))
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
        advice: "Return at least one that all three know from supportedInterfaceOrientations."))
  }
}
