import Devices
import UIKit

/// The orientations of an app on a device, as JSON for programs.
struct OrientationListing: Encodable {
  var device: String
  var os: OSVersion
  /// The SDK that the app was built with; absent if unspecified.
  var sdk: OSVersion?
  /// How far a foldable device is open; absent for others.
  var posture: String?
  /// The display in use on a foldable device.
  var display: String?
  var held: String
  var current: String
  var shouldAutorotate: Bool
  /// Whether the app shares an iPad's screen, so that its controllers aren't queried.
  var sharesScreen: Bool
  /// The hardware, the app and the controller, in this order.
  var opinions: [Opinion]
  var orientations: [Verdict]
  var allowed: [String]
  /// The resulting interface orientation.
  var interface: String
  var outcome: String
  /// The failure; absent if there is an orientation that all support.
  var failure: Failure?

  struct Opinion: Encodable {
    var who: String
    var orientations: [String]
    var reason: String
  }

  struct Verdict: Encodable {
    var orientation: String
    var isAllowed: Bool
    var allowedBy: [String]
    var vetoedBy: [String]
  }

  struct Failure: Encodable {
    var reason: String
    /// Whether UIKit raises an exception.
    var isException: Bool
  }

  init(_ resolution: OrientationResolution) {
    let question = resolution.question
    device = question.device.id
    os = question.os
    sdk = question.sdk
    if question.device.isFoldable {
      posture = question.posture.name
      display = question.display.name
    }
    held = "\(question.held)"
    current = "\(question.current)"
    shouldAutorotate = question.shouldAutorotate
    sharesScreen = question.isMultitasking
    opinions = resolution.opinions.map {
      Opinion(who: $0.source.rawValue, orientations: $0.mask.nameList, reason: $0.reason)
    }
    orientations = resolution.verdicts.map {
      Verdict(
        orientation: "\($0.orientation)", isAllowed: $0.isAllowed,
        allowedBy: $0.allowedBy.map(\.rawValue), vetoedBy: $0.vetoedBy.map(\.rawValue))
    }
    allowed = resolution.allowed.nameList
    interface = "\(resolution.target)"
    outcome = resolution.outcome
    failure = resolution.failure.map { Failure(reason: $0.reason, isException: $0.isException) }
  }
}

extension UIInterfaceOrientationMask {
  fileprivate var nameList: [String] {
    UIInterfaceOrientation.all.filter { contains($0.mask) }.map { "\($0)" }
  }
}
