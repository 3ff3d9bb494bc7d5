import Devices

@testable import UIKit

/// An iPhone Duo in a posture, with a root controller.
@MainActor
func duo(
  _ posture: Device.Posture, _ orientation: UIInterfaceOrientation = .portrait,
  root: UIViewController = UIViewController()
) -> SimulationHost {
  var options = SimulationHost.Options()
  options.posture = posture
  let host = SimulationHost(device: .iPhoneDuo, orientation: orientation, options: options)
  host.setRoot(root)
  return host
}
