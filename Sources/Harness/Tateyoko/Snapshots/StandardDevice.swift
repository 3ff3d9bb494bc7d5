import Devices
import Foundation
import UIKit

/// The device and the OS version of what names neither: those of the environment, or an iPhone 15
/// and the newest version.
///
/// Suites whose references were recorded on another simulator run as there without a change, by
/// `TATEYOKO_DEVICE=iphone-8 TATEYOKO_OS=15.5`.
struct StandardDevice: Sendable {
  /// The process's.
  static let ofProcess = StandardDevice(environment: environmentValue)

  private(set) var device: Device?
  private(set) var os: OSVersion?
  /// What the environment chose, and which of its values are ignored, for the banner.
  private(set) var notes: [String] = []

  init(environment: (String) -> String?) {
    if let id = environment(Self.deviceName), !id.isEmpty {
      device = Device(id: id)
      if device == nil {
        notes.append("\(Self.deviceName)=\(id) is no device of `tateyoko devices` and was ignored")
      }
    }
    if let text = environment(Self.osName), !text.isEmpty {
      os = OSVersion(text)
      if os == nil { notes.append("\(Self.osName)=\(text) is no OS version and was ignored") }
    }
    guard device != nil || os != nil else { return }
    let shown = device ?? UITraitCollection.defaultDevice
    let version = version(of: shown)
    let isRun = os == nil || os == version
    notes.append(
      "device \(shown.name) with iOS \(version), from the environment"
        + (isRun ? "" : ", as it doesn't run \(os?.description ?? "")"))
  }

  private static let deviceName = "TATEYOKO_DEVICE"
  private static let osName = "TATEYOKO_OS"

  /// The outermost configuration, around all scopes of the tests' code.
  var configuration: SnapshotTestingConfiguration {
    guard device != nil || os != nil else { return SnapshotTestingConfiguration() }
    let device = device ?? UITraitCollection.defaultDevice
    return SnapshotTestingConfiguration(device: device, os: chosenVersion(of: device))
  }

  /// Returns the version for a device if the environment chooses one; the standard device if nil.
  func chosenVersion(of device: Device?) -> OSVersion? {
    os.map { _ in version(of: device ?? self.device ?? UITraitCollection.defaultDevice) }
  }

  /// Returns the version of a device for which none is named: the environment's if the device runs
  /// it, otherwise its nearest.
  func version(of device: Device) -> OSVersion {
    guard let os else { return device.newestOS }
    if device.runs(os) { return os }
    return os < device.firstOS ? device.firstOS : device.newestOS
  }
}

extension Device {
  /// The version that the device has unless one is named.
  var standardOS: OSVersion { StandardDevice.ofProcess.version(of: self) }
}
