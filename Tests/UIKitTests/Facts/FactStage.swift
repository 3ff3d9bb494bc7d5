import Devices
import Foundation
import ScreenFacts

@testable import UIKit

/// A controller whose view a test fills, on a device.
@MainActor
struct FactStage {
  let host: SimulationHost
  let controller = UIViewController()

  init(
    _ device: Device = .iPhone8, os: OSVersion? = "16.0",
    orientation: UIInterfaceOrientation = .portrait
  ) {
    host = SimulationHost(device: device, os: os, orientation: orientation)
    controller.view.backgroundColor = .white
  }

  /// Shows the content added to the controller's view, and collects the facts.
  func facts(_ fill: (UIView) -> Void) -> LaidOutScreen {
    fill(controller.view)
    host.setRoot(controller)
    return host.screenFacts()
  }
}

extension LaidOutScreen {
  /// The first view, back to front, that satisfies a predicate.
  func first(_ isMeant: (ViewFacts) -> Bool) -> ViewFacts? {
    func find(_ views: [ViewFacts]) -> ViewFacts? {
      for view in views {
        if isMeant(view) { return view }
        if let found = find(view.children) { return found }
      }
      return nil
    }
    return find(windows)
  }

  func named(_ identifier: String) -> ViewFacts? { first { $0.identifier == identifier } }
  func saying(_ text: String) -> ViewFacts? { first { $0.text?.string == text } }
}
