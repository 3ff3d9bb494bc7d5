import Devices

/// A source of supported orientations.
package enum OrientationSource: String, Hashable, Sendable, CaseIterable {
  case hardware
  case app
  case controller
}

/// The orientations that one source supports, and why.
package struct OrientationOpinion: Hashable, Sendable {
  package let source: OrientationSource
  package let mask: UIInterfaceOrientationMask
  /// The origin of the mask, as a phrase without final punctuation.
  package let reason: String
}

/// The sources that allow one orientation and the ones that veto it.
package struct OrientationVerdict: Hashable, Sendable {
  package let orientation: UIInterfaceOrientation
  package let allowedBy: [OrientationSource]
  package let vetoedBy: [OrientationSource]
  package var isAllowed: Bool { vetoedBy.isEmpty }
}

extension OrientationResolution {
  /// The orientations that each source supports.
  package var opinions: [OrientationOpinion] {
    [
      OrientationOpinion(source: .hardware, mask: hardware, reason: hardwareReason),
      OrientationOpinion(source: .app, mask: app, reason: appReason),
      OrientationOpinion(source: .controller, mask: controller, reason: controllerReason),
    ]
  }

  /// For each orientation, the sources that allow it and the ones that veto it.
  package var verdicts: [OrientationVerdict] {
    let opinions = opinions
    return UIInterfaceOrientation.all.map { orientation in
      let allows = opinions.filter { $0.mask.contains(orientation.mask) }.map(\.source)
      return OrientationVerdict(
        orientation: orientation, allowedBy: allows,
        vetoedBy: OrientationSource.allCases.filter { !allows.contains($0) })
    }
  }

  /// A sentence that explains the resulting orientation.
  package var outcome: String {
    let held = UIInterfaceOrientation(following: question.held, on: question.display)
    if let failure {
      return failure.isException
        ? "UIKit raises UIApplicationInvalidInterfaceOrientation: “\(failure.reason)”."
        : failure.reason
    }
    guard let held else { return "The device lies flat, so nothing rotates." }
    if held == target { return "It matches the device's orientation." }
    if !allowed.contains(held.mask) {
      let vetoes = verdicts.first { $0.orientation == held }?.vetoedBy.map(\.rawValue) ?? []
      let names =
        vetoes.count == 3 ? "hardware, app and controller" : vetoes.joined(separator: " and ")
      return "The device is held in \(held), which \(names) "
        + (vetoes.count == 1 ? "does" : "do") + " not allow."
    }
    if question.isLocked { return "The controller locks the interface." }
    return "shouldAutorotate is false, so it stays as it was."
  }

  private var kind: String { question.device.idiom == .pad ? "iPad" : "iPhone" }

  private var hardwareReason: String {
    if let name = question.display.name {
      return hardware == .all
        ? "the \(name) display supports every orientation"
        : "the \(name) display of an \(question.device.name) has no upside-down orientation"
    }
    return hardware == .all
      ? "the \(kind) supports every orientation"
      : "an iPhone without a home button has no upside-down orientation"
  }

  private var appReason: String {
    if question.ignoresSupport { return notAsked }
    return switch question.app.source {
    case .deviceDefault: "nothing is listed in Info.plist, so the default of an \(kind) applies"
    case .infoPlist(let key): "\(key) in Info.plist"
    case .delegate:
      "application(_:supportedInterfaceOrientationsFor:) of the delegate, instead of Info.plist"
    case .scene: "supportedInterfaceOrientations(for:) of the scene's delegate"
    case .application: "UIApplication.supportedInterfaceOrientations(for:)"
    }
  }

  /// The reason why the app counts as sharing the screen.
  private var sharingReason: String {
    switch question.multitasking {
    case .fullScreen:
      "the app shares the iPad's screen, as all four orientations are listed and "
        + "UIRequiresFullScreen is not set"
    case .splitView: "the app is next to another one in Split View"
    case .slideOver: "the app is over another one in Slide Over"
    case .window: "the app is in a window that can be resized"
    }
  }

  private var notAsked: String {
    question.isInWindow
      ? "not asked: the app is in a window that can be resized"
      : "not asked: on the \(question.display.name ?? "whole") display the interface always follows "
        + "the device"
  }

  private var controllerReason: String {
    if question.ignoresSupport { return notAsked }
    if !question.asksController { return "not asked: \(sharingReason)" }
    guard let mask = question.controller else { return "there is no controller" }
    return mask == OrientationQuestion.defaultMask(on: question.device)
      ? "supportedInterfaceOrientations; this is the default on an \(kind)"
      : "supportedInterfaceOrientations"
  }
}
