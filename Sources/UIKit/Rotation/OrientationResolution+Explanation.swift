import Devices

/// Someone who has a say in the way an interface is turned.
package enum OrientationVoice: String, Hashable, Sendable, CaseIterable {
  case hardware
  case app
  case controller
}

/// What one of those who have a say supports, and by what.
package struct OrientationOpinion: Hashable, Sendable {
  package let voice: OrientationVoice
  package let mask: UIInterfaceOrientationMask
  /// Where the mask comes from, in words without an end.
  package let reason: String
}

/// What becomes of one orientation.
package struct OrientationVerdict: Hashable, Sendable {
  package let orientation: UIInterfaceOrientation
  package let allows: [OrientationVoice]
  package let vetoes: [OrientationVoice]
  package var isAllowed: Bool { vetoes.isEmpty }
}

extension OrientationResolution {
  /// What each of those who have a say supports.
  package var opinions: [OrientationOpinion] {
    [
      OrientationOpinion(voice: .hardware, mask: hardware, reason: hardwareReason),
      OrientationOpinion(voice: .app, mask: question.app.mask, reason: appReason),
      OrientationOpinion(voice: .controller, mask: controller, reason: controllerReason),
    ]
  }

  /// Who allows and who vetoes each orientation.
  package var verdicts: [OrientationVerdict] {
    let opinions = opinions
    return UIInterfaceOrientation.all.map { orientation in
      let allows = opinions.filter { $0.mask.contains(orientation.mask) }.map(\.voice)
      return OrientationVerdict(
        orientation: orientation, allows: allows,
        vetoes: OrientationVoice.allCases.filter { !allows.contains($0) })
    }
  }

  /// Why the interface is turned the way it ends up, in a sentence.
  package var outcome: String {
    let held = UIInterfaceOrientation(following: question.held)
    if let failure {
      return failure.isException
        ? "UIKit raises UIApplicationInvalidInterfaceOrientation: “\(failure.reason)”."
        : failure.reason
    }
    guard let held else { return "The device lies flat, which rotates nothing." }
    if held == target { return "It matches the device's orientation." }
    if !allowed.contains(held.mask) {
      let vetoes = verdicts.first { $0.orientation == held }?.vetoes.map(\.rawValue) ?? []
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
    hardware == .all
      ? "the \(kind) supports every orientation"
      : "an iPhone without a home button has no upside-down orientation"
  }

  private var appReason: String {
    switch question.app.source {
    case .deviceDefault: "nothing is listed in Info.plist, so the default of an \(kind) applies"
    case .infoPlist(let key): "\(key) in Info.plist"
    case .delegate:
      "application(_:supportedInterfaceOrientationsFor:) of the delegate, instead of Info.plist"
    case .application: "UIApplication.supportedInterfaceOrientations(for:)"
    }
  }

  private var controllerReason: String {
    if !question.asksController {
      return "not asked: the app shares the iPad's screen, as all four orientations are listed and "
        + "UIRequiresFullScreen is not set"
    }
    guard let mask = question.controller else { return "there is no controller" }
    return mask == OrientationQuestion.defaultMask(on: question.device)
      ? "supportedInterfaceOrientations; this is the default on an \(kind)"
      : "supportedInterfaceOrientations"
  }
}
