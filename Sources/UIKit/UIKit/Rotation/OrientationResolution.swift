import Devices
import SystemFacts

/// The orientation of an interface, the orientations it may have, and what determines them.
///
/// The supported orientations of hardware, app and controller are intersected (Apple, on
/// `supportedInterfaceOrientations`; high), and the interface follows the device if the
/// intersection contains its orientation.
package struct OrientationResolution: Hashable, Sendable {
  package let question: OrientationQuestion
  /// The orientations that the hardware supports.
  package let hardware: UIInterfaceOrientationMask
  /// The orientations that the app counts as supporting; all if they're ignored.
  package let app: UIInterfaceOrientationMask
  /// The orientations that the controller counts as supporting; all if it isn't queried.
  package let controller: UIInterfaceOrientationMask
  /// The orientations that all of them support.
  package let allowed: UIInterfaceOrientationMask
  /// The reason why no orientation is possible.
  package let failure: OrientationFailure?
  /// The resulting orientation of the interface.
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
    // Orientations other than the device's, in the order the app lists them (low).
    let fallbacks =
      question.app.order + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    switch question.occasion {
    case .deviceTurn:
      guard let held, isAllowed(held), !question.isFrozen else { return current }
      return held
    case .wishChange:
      if question.isFrozen { return current }
    case .newSpeaker:
      // Even a controller that doesn't follow the device is never shown in an unsupported
      // orientation.
      if question.isFrozen, isAllowed(current) { return current }
    case .presentation(let preferred):
      if isAllowed(preferred), !question.ignoresSupport { return preferred }
    case .fold(let old):
      // This also applies to a locked interface: the other display is tried first (medium).
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

  /// Returns the orientation nearest to another one, or the first of several: the same, a quarter
  /// turn, half a turn (orientation probe on an iPhone Duo simulator, iOS 27.1; medium).
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
  /// The display that the interface is on, or is moving to.
  package var display: Device.Display { device.display(in: posture) }

  /// Whether the interface follows the device regardless of app and controller (simulator of the
  /// iPhone Duo, iOS 27.1; medium to high). This also applies to a resizable window.
  package var ignoresSupport: Bool {
    if requiresFullScreen, AppFacts.resizesFullScreenAppsInSteps[os.release] { return false }
    return display.ignoresSupportedOrientations
      || isInWindow && AppFacts.ignoresOrientationsOfWindows[os.release]
  }

  /// Converts an orientation on another display to the equivalent one on this display.
  fileprivate func here(from old: Device.Posture) -> UIInterfaceOrientation {
    let held = current.deviceOrientation(on: device.display(in: old))
    return UIInterfaceOrientation(following: held, on: display) ?? current
  }

  /// Whether the controller is queried.
  ///
  /// An iPad app that shares the screen isn't queried, from iOS 9 on (Apple; high), nor is an app
  /// on a display that ignores supported orientations.
  package var asksController: Bool { !isMultitasking && !ignoresSupport }

  /// Whether the interface stays as it is when the device rotates.
  ///
  /// The cause is either an iOS 26 lock or `shouldAutorotate`.
  package var isFrozen: Bool { isLocked || isKeptByController }

  /// `shouldAutorotate` is ignored by later releases, and whenever the controller isn't queried at
  /// all (Apple; high).
  package var isKeptByController: Bool {
    asksController && AppFacts.asksShouldAutorotate[os.release] && !shouldAutorotate
  }
}

extension UIInterfaceOrientationMask {
  /// The possible orientations of an interface on a display.
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
  /// The orientations in listing order.
  package static let all: [UIInterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
