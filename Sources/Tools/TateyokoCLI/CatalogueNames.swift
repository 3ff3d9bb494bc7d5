import ArgumentParser
import Devices

/// Parses devices, postures and OS versions on the command line.
enum CatalogueNames {
  static func device(_ id: String) throws -> Device {
    guard let device = Device(id: id) else {
      throw OrientationNames.unknown(
        "device", id, among: Device.all.map(\.id), more: "tateyoko devices")
    }
    return device
  }

  static func posture(_ name: String) throws -> Device.Posture {
    guard let posture = Device.Posture(name: name.lowercased()) else {
      throw OrientationNames.unknown(
        "posture", name, among: Device.Posture.allCases.map(\.name))
    }
    return posture
  }

  static func version(_ text: String) throws -> OSVersion {
    guard let version = OSVersion(text) else {
      throw ValidationError("“\(text)” is not an OS version; use the form 11.2.")
    }
    return version
  }

  /// Returns all devices that run a version of the OS, or simply all.
  static func devices(running version: OSVersion?) throws -> [Device] {
    guard let version else { return Device.all }
    let devices = Device.all.filter { $0.runs(version) }
    guard !devices.isEmpty else {
      throw ValidationError("No device in the catalogue runs iOS \(version).")
    }
    return devices
  }
}
