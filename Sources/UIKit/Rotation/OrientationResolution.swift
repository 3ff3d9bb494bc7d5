import Devices
import SystemFacts

/// Which way an interface is turned, which ways it may be, and who has a say in it.
///
/// What hardware, app and controller support is intersected (Apple, on
/// `supportedInterfaceOrientations`; high), and the interface follows the device where that leaves
/// the way it is held.
package struct OrientationResolution: Hashable, Sendable {
  package let question: OrientationQuestion
  /// What the hardware can be turned to.
  package let hardware: UIInterfaceOrientationMask
  /// What the controller counts as supporting; all, where it is not asked.
  package let controller: UIInterfaceOrientationMask
  /// What all of them support.
  package let allowed: UIInterfaceOrientationMask
  /// Why the interface can't be turned any way at all.
  package let failure: OrientationFailure?
  /// The way the interface is turned in the end.
  package let target: UIInterfaceOrientation

  package init(_ question: OrientationQuestion) {
    self.question = question
    hardware = UIInterfaceOrientationMask(hardware: question.device)
    controller = question.asksController ? question.controller ?? .all : .all
    let wanted = question.app.mask.intersection(controller)
    allowed = wanted.intersection(hardware)
    failure = OrientationFailure(question, controller: controller, wanted: wanted, allowed: allowed)
    target = Self.target(question, allowed: allowed)
  }

  private static func target(
    _ question: OrientationQuestion, allowed: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientation {
    let held = UIInterfaceOrientation(following: question.held)
    let current = question.current
    func isAllowed(_ orientation: UIInterfaceOrientation) -> Bool {
      allowed.contains(orientation.mask) && orientation != .unknown
    }
    // Orientations other than the device's: those first that the app lists first (low).
    let fallbacks =
      question.app.order + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    switch question.occasion {
    case .deviceTurn:
      guard let held, isAllowed(held), !question.isFrozen else { return current }
      return held
    case .wishChange:
      if question.isFrozen { return current }
    case .newSpeaker:
      // A controller that does not follow the device is still never shown a way it can't be.
      if question.isFrozen, isAllowed(current) { return current }
    case .presentation(let preferred):
      if isAllowed(preferred) { return preferred }
    case .request(let mask):
      let wishes = [held, current].compactMap { $0 } + fallbacks
      return wishes.first { isAllowed($0) && mask.contains($0.mask) } ?? current
    }
    if let held, isAllowed(held) { return held }
    if isAllowed(current) { return current }
    return fallbacks.first(where: isAllowed) ?? current
  }
}

extension OrientationQuestion {
  /// Whether the controller has a say.
  ///
  /// An iPad app that shares the screen is not asked, from iOS 9 on (Apple; high).
  package var asksController: Bool { !isMultitasking }

  /// Whether the interface stays as it is when the device is turned.
  ///
  /// Either a lock of iOS 26, or `shouldAutorotate`.
  package var isFrozen: Bool { isLocked || isKeptByController }

  /// `shouldAutorotate` is ignored by later releases, and where the controller is not asked at all
  /// (Apple; high).
  package var isKeptByController: Bool {
    asksController && AppFacts.asksShouldAutorotate[os.release] && !shouldAutorotate
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations that the hardware can be turned to.
  package init(hardware device: Device) {
    self = device.orientations.reduce(into: []) { $0.formUnion(UIInterfaceOrientation($1).mask) }
  }

  /// The members by name, such as "portrait, landscapeLeft", or "none".
  package var names: String {
    let members = UIInterfaceOrientation.all.filter { contains($0.mask) }.map { "\($0)" }
    return members.isEmpty ? "none" : members.joined(separator: ", ")
  }
}

extension UIInterfaceOrientation {
  /// The orientations in the order in which they are listed.
  package static let all: [UIInterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
