import Devices
import UIKit

extension TurnScene {
  /// Checks all invariants on the settled screen.
  ///
  /// - Returns: Whether nothing was found wrong so far.
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
    // What has left the screen goes on with its changes when it is back.
    for probe in probes
    where probe.viewIfLoaded?.window != nil && probe.transitionCoordinator != nil {
      violate(.issues, "\(probe.notes.name) still has a transition coordinator")
    }
  }

  // MARK: Orientation

  /// What was asked for last decides, where all was asked in one way.
  private func checkOrientation() {
    let now = host.interfaceOrientation
    guard let last = asked.last, !showsAlert else { return }
    let isAllowed = mask.contains(last.orientation.mask)
    let isRestricted =
      asked.allSatisfy(\.way.restricts) && mask == last.orientation.mask
    let isHeld = asked.allSatisfy(\.way.turnsDevice) && isAllowed && hasOrder
    let decides = isRestricted || isHeld || (asked.count == 1 && isOnlyTurn && isAllowed)
    if decides, now != last.orientation {
      violate(.orientation, "the interface is \(now), and \(last.orientation) was asked for last")
    } else if !mask.contains(now.mask) {
      violate(.orientation, "the interface is \(now), which no controller supports")
    }
  }

  /// Whether the turns were made in the order in which they were asked for: a hand that turns the
  /// device first waits for what is under way, in which code may ask for another turn.
  private var hasOrder: Bool {
    asked.count == 1 || !asked.contains { $0.way == .simulator } || !asked.contains(where: \.isHook)
  }

  /// Whether a controller of UIKit's own is in front, which speaks for itself.
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
    let expected = turnCase.device.screen(os: turnCase.os, orientation: orientation)
    let screen = expected.bounds
    for (name, rect) in [
      ("screen", UIScreen.main.bounds), ("window.frame", window.frame),
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
  }

  /// Whether nothing has changed since a size was told of which the controller isn't told: a turn
  /// while its view was away, or one that a full-screen presentation made, of which a presenter hears
  /// nothing (device logs since iOS 9).
  private func isToKeep(_ told: TurnNotes.Told) -> Bool {
    told.windowSize == window.bounds.size || (told.isShown && !hasPresentation)
  }
}

extension UIModalPresentationStyle {
  /// Whether what is presented so is as large as the screen on every device.
  var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
}
