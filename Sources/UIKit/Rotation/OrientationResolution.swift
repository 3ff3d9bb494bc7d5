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
  /// What the app counts as supporting; all, where that is ignored.
  package let app: UIInterfaceOrientationMask
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
    hardware = UIInterfaceOrientationMask(question.display)
    controller = question.asksController ? question.controller ?? .all : .all
    app = question.ignoresSupport ? .all : question.app.mask
    let wanted = app.intersection(controller)
    allowed = wanted.intersection(hardware)
    failure = OrientationFailure(question, controller: controller, wanted: wanted, allowed: allowed)
    target = Self.target(question, allowed: allowed)
  }

  private static func target(
    _ question: OrientationQuestion, allowed: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientation {
    let held = UIInterfaceOrientation(following: question.held, on: question.display)
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
      if isAllowed(preferred), !question.ignoresSupport { return preferred }
    case .fold(let old):
      // Also where the interface is locked: the other display is begun with (medium).
      let allowed = fallbacks.filter(isAllowed)
      let possible = fallbacks.filter {
        UIInterfaceOrientationMask(question.display).contains($0.mask)
      }
      return nearest(
        to: held ?? question.here(from: old), among: allowed.isEmpty ? possible : allowed)
    case .request(let mask):
      let wishes = [held, current].compactMap { $0 } + fallbacks
      return wishes.first { isAllowed($0) && mask.contains($0.mask) } ?? current
    }
    if let held, isAllowed(held) { return held }
    if isAllowed(current) { return current }
    return fallbacks.first(where: isAllowed) ?? current
  }

  /// Of some orientations the first that is nearest to another: the same, a quarter turn, half a
  /// turn (orientation probe on an iPhone Duo simulator, iOS 27.1; medium).
  private static func nearest(
    to wanted: UIInterfaceOrientation, among allowed: [UIInterfaceOrientation]
  ) -> UIInterfaceOrientation {
    func distance(_ orientation: UIInterfaceOrientation) -> Int {
      let quarters = abs(orientation.quarterTurns - wanted.quarterTurns)
      return min(quarters, 4 - quarters)
    }
    let least = allowed.map(distance).min()
    return allowed.first { distance($0) == least } ?? wanted
  }
}

extension OrientationQuestion {
  /// The display that the interface is on, or is about to be on.
  package var display: Device.Display { device.display(in: posture) }

  /// Whether the interface follows the device whatever app and controller support (simulator of the
  /// iPhone Duo, iOS 27.1; medium to high). The same holds in a resizable window.
  package var ignoresSupport: Bool {
    if requiresFullScreen, AppFacts.resizesFullScreenAppsInSteps[os.release] { return false }
    return display.ignoresSupportedOrientations
      || isInWindow && AppFacts.ignoresOrientationsOfWindows[os.release]
  }

  /// The interface as it is turned on another display, turned the same way on this one.
  fileprivate func here(from old: Device.Posture) -> UIInterfaceOrientation {
    let held = current.deviceOrientation(on: device.display(in: old))
    return UIInterfaceOrientation(following: held, on: display) ?? current
  }

  /// Whether the controller has a say.
  ///
  /// An iPad app that shares the screen is not asked, from iOS 9 on (Apple; high), nor is an app on
  /// a display where that is ignored.
  package var asksController: Bool { !isMultitasking && !ignoresSupport }

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
  /// The orientations that an interface can have on a display.
  package init(_ display: Device.Display) {
    self = display.orientations.reduce(into: []) { $0.formUnion(UIInterfaceOrientation($1).mask) }
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
