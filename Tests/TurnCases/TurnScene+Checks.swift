import Devices
import SystemFacts
import UIKit

extension TurnScene {
  /// Checks all invariants on the settled screen.
  ///
  /// - Returns: Whether no violation was found so far.
  func check() -> Bool {
    checkRest()
    checkOrientation()
    checkBounds()
    if let root { checkShown(root, place: window.bounds) }
    for probe in probes { checkHeard(probe) }
    return violations.isEmpty
  }

  // MARK: Rest

  private func checkRest() {
    for issue in host.takeIssues() where !issue.isLogged { violate(.issues, "\(issue)") }
    // Controllers that have left the screen continue their changes when they come back.
    for probe in probes
    where probe.viewIfLoaded?.window != nil && probe.transitionCoordinator != nil {
      violate(.issues, "\(probe.notes.name) still has a transition coordinator")
    }
  }

  // MARK: Orientation

  /// The last request decides, if all requests were made in one way.
  private func checkOrientation() {
    let now = host.interfaceOrientation
    guard !asked.isEmpty || hasFolded, !showsAlert else { return }
    if let (wanted, reason) = hasFolded ? wantedAfterFold : wantedLast, now != wanted {
      violate(.orientation, "the interface is \(now), and \(wanted) \(reason)")
    } else if !supported.contains(now.mask) {
      violate(.orientation, "the interface is \(now), which no controller supports")
    }
  }

  /// The controllers' supported orientations; all of the display's if they aren't queried.
  private var supported: UIInterfaceOrientationMask {
    host.display.ignoresSupportedOrientations ? UIInterfaceOrientationMask(host.display) : mask
  }

  /// The last request, if it decides.
  private var wantedLast: (UIInterfaceOrientation, String)? {
    guard let last = asked.last else { return nil }
    let isAllowed =
      supported.contains(last.orientation.mask)
      && UIInterfaceOrientationMask(host.display).contains(last.orientation.mask)
    let hasSay = !last.way.restricts || !host.display.ignoresSupportedOrientations
    let isRestricted =
      asked.allSatisfy(\.way.restricts) && mask == last.orientation.mask && hasSay
    let isHeld = asked.allSatisfy(\.way.turnsDevice) && isAllowed && hasOrder
    let decides =
      isRestricted || isHeld || (asked.count == 1 && isOnlyTurn && isAllowed && hasSay)
    return decides ? (last.orientation, "was asked for last") : nil
  }

  /// The device's orientation, if a display was folded to and nothing else had an effect.
  private var wantedAfterFold: (UIInterfaceOrientation, String)? {
    guard !asked.isEmpty || displayBefore != host.display, asked.allSatisfy(\.way.turnsDevice),
      let held = UIInterfaceOrientation(following: host.deviceOrientation, on: host.display),
      supported.intersection(UIInterfaceOrientationMask(host.display)).contains(held.mask)
    else { return nil }
    return (held, "is how the device is held")
  }

  /// Whether the rotations were made in the order requested: rotating the device by hand first waits for work
  /// in progress, and code may request another rotation in the meantime.
  private var hasOrder: Bool {
    asked.count == 1 || !asked.contains { $0.way == .simulator } || !asked.contains(where: \.isHook)
  }

  /// Whether one of UIKit's own controllers is in front, which decides for itself.
  private var showsAlert: Bool {
    var next = root
    while let controller = next {
      if controller is UIAlertController { return true }
      next = controller.presentedViewController
    }
    return false
  }

  // MARK: Bounds

  private func checkBounds() {
    let orientation = ScreenOrientation(host.interfaceOrientation)
    let expected = turnCase.device.screen(
      os: turnCase.os, orientation: orientation, posture: host.posture)
    let screen = expected.bounds
    if turnCase.device.isFoldable { checkDisplay() }
    for (name, rect) in [
      ("screen", host.windowScene.screen.bounds), ("window.frame", window.frame),
      ("window.bounds", window.bounds),
    ] where rect != screen {
      violate(.bounds, "\(name) is \(rect.text), and the screen \(screen.text)")
    }
    guard let insets = expected.safeAreaInsets else { return }
    let given = window.safeAreaInsets
    let wanted = UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    if given != wanted { violate(.safeArea, "the window's is \(given), the screen's \(wanted)") }
  }

  /// The interface is on the display in use, and the main screen stays the first one.
  private func checkDisplay() {
    let device = turnCase.device
    if host.geometry.posture != host.posture {
      violate(
        .bounds, "the interface is for \(host.geometry.posture), the device \(host.posture)")
    }
    let screen = host.windowScene.screen
    let isFirst = host.display == device.display(in: device.initialPosture)
    if window.screen !== screen || (UIScreen.main === screen) != isFirst {
      violate(.bounds, "the screen is not that of the display in use")
    }
    let sizes = [ScreenOrientation.portrait, .landscapeRight].map {
      device.screen(os: turnCase.os, orientation: $0, posture: device.initialPosture).size
    }
    if !sizes.contains(UIScreen.main.bounds.size) {
      violate(.bounds, "the main screen is \(UIScreen.main.bounds.text), of neither display")
    }
    // The status has one side, or the top edge.
    let insets = window.safeAreaInsets
    if [insets.top, insets.left, insets.right].filter({ $0 > 0 }).count != 1 {
      violate(.safeArea, "the window's is \(insets), which is not at one edge")
    }
  }

  // MARK: What was heard

  private func checkHeard(_ probe: any TurnProbe) {
    let notes = probe.notes
    let view = probe.viewIfLoaded
    let isSeen = view?.window != nil
    if notes.appearance != (isSeen ? .appeared : .disappeared) {
      let place = isSeen ? "in" : "not in"
      violate(.inWindow, "\(notes.name) is \(place) the window, and \(notes.appearance)")
    }
    if !notes.open.isEmpty {
      violate(.balanced, "\(notes.name): a change of the size has no completion")
    }
    let size = isSeen ? view?.bounds.size : nil
    if let size, let before = notes.seenSize {
      if notes.wasTold, let told = notes.lastTold, told.size != size, isToKeep(told) {
        violate(.toldSize, "\(notes.name) is told \(told.size.text), and gets \(size.text)")
      } else if !notes.wasTold, size != before, !hasPresentation {
        violate(.toldSize, "\(notes.name) changes from \(before.text) to \(size.text) untold")
      }
    }
    notes.seenSize = size
    if let screen = probe as? ProbeScreen { checkTold(screen) }
  }

  /// A controller that stays on the screen is notified of its new traits and insets.
  private func checkTold(_ screen: ProbeScreen) {
    let notes = screen.notes
    guard let view = screen.viewIfLoaded, view.window != nil else {
      notes.seen = nil
      return
    }
    let traits = screen.traitCollection
    let now = TurnNotes.Seen(
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass,
      verticalBarEdge: traits.verticalBarEdge, insets: view.safeAreaInsets)
    defer { notes.seen = now }
    guard let before = notes.seen else { return }
    var likeNow = before
    likeNow.insets = now.insets
    if likeNow != now, !notes.heardTraits {
      violate(.toldTraits, "\(notes.name)'s traits change untold, from \(before) to \(now)")
    }
    if before.insets != now.insets, !notes.heardInsets,
      ScreenFacts.hasSafeArea[turnCase.os.release]
    {
      violate(
        .toldTraits, "\(notes.name)'s insets change untold, from \(before.insets) to \(now.insets)")
    }
  }

  /// Whether nothing has changed since a size was announced that the controller isn't notified of: a rotation
  /// while its view was out of the window, or one caused by a full-screen presentation, which a presenter
  /// isn't notified of (device logs since iOS 9).
  private func isToKeep(_ told: TurnNotes.Told) -> Bool {
    told.windowSize == window.bounds.size || (told.isShown && !hasPresentation)
  }
}

extension UIModalPresentationStyle {
  /// Whether a presentation in this style is as large as the screen on every device.
  var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
}
