import Devices
import UIKit

/// An action in a case.
package enum TurnAction: Hashable, Sendable {
  case turn(TurnWay, UIInterfaceOrientation)
  case fold(Device.Posture)
  /// The controllers support all orientations again, and notify UIKit.
  case free
  case present(Style, TurnTree, animated: Bool)
  case dismiss(animated: Bool)
  /// On the first navigation controller.
  case push(TurnTree, animated: Bool)
  case pop(animated: Bool)
  /// Another tab of the first tab bar controller.
  case select(Int)
  /// Another page of the first page view controller.
  case showPage(Int, animated: Bool)
  /// A few hundredths of a second pass, while something is in progress.
  case wait(Int)

  /// The content and style of a presentation.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext
    case automatic, pageSheet, formSheet, popover
    case alert, actionSheet

    var isAlert: Bool { self == .alert || self == .actionSheet }
  }

  /// Whether it only changes how far the device is open, or lets time pass.
  package var isFold: Bool {
    switch self {
    case .fold, .wait: true
    default: false
    }
  }

  /// The controllers that it creates.
  var tree: TurnTree? {
    switch self {
    case .present(_, let tree, _), .push(let tree, _): tree
    default: nil
    }
  }

  var isPresentation: Bool {
    switch self {
    case .present, .dismiss: true
    default: false
    }
  }
}
