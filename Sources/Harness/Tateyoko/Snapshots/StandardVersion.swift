import Devices
import UIKit

/// The OS version of devices for which none is named: the newest, unless the run's destination has one
/// (`TATEYOKO_DESTINATION`), as a simulator has one whatever screens a suite takes from configurations.
struct StandardVersion: Sendable {
  static let ofRun = StandardVersion(UITraitCollection.defaultDestination)

  private let destination: DeviceDestination

  init(_ destination: DeviceDestination) {
    self.destination = destination
  }

  /// Returns the destination's version for a device, or the nearest that the device runs; `nil` without one.
  func chosen(for device: Device) -> OSVersion? {
    guard let os = destination.os else { return nil }
    if device.runs(os) { return os }
    return os < device.firstOS ? device.firstOS : device.newestOS
  }

  /// What the banner says of a destination other than the standard one.
  var note: String? {
    guard destination != DeviceDestination(.iPhone15) else { return nil }
    let variable = UITraitCollection.destinationVariable
    return "\(variable) is \(destination.device.name) with iOS \(destination.version)"
  }
}

extension Device {
  /// The version that the device has unless one is named.
  var standardOS: OSVersion { StandardVersion.ofRun.chosen(for: self) ?? newestOS }
}
