import Foundation
import SystemFacts

/// A device and its OS version, written as for `xcodebuild -destination`:
/// `platform=iOS Simulator,name=iPhone 15 Pro,OS=17.5`, or the name alone.
package struct DeviceDestination: Hashable, Sendable {
  package var device: Device
  /// The OS version; `nil` means the device's newest.
  package var os: OSVersion?

  package init(_ device: Device, os: OSVersion? = nil) {
    self.device = device
    self.os = os
  }

  /// The OS version, also if none is named.
  package var version: OSVersion { os ?? device.newestOS }

  /// Returns a destination with the device and version that are given, otherwise with this one's: its version is for
  /// its own device.
  package func replacing(device: Device?, os: OSVersion?) -> DeviceDestination {
    guard let device else { return DeviceDestination(self.device, os: os ?? self.os) }
    return DeviceDestination(device, os: os)
  }

  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// - Throws: ``Problem`` for a device, version or key that doesn't exist.
  package init(_ text: String) throws(Problem) {
    var device: Device?
    var os: OSVersion?
    for part in text.split(separator: ",") {
      let words = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard let value = words.last else { continue }
      switch (words.count == 1 ? "name" : words[0]).lowercased() {
      case "name": device = try Self.device(value)
      case "os": os = value.lowercased() == "latest" ? nil : try Self.version(value)
      case "platform" where value.hasPrefix("iOS"), "arch": break
      default: throw Problem(description: "“\(part)” is not supported; use name=… and OS=….")
      }
    }
    guard let device else { throw Problem(description: "it names no device; use name=….") }
    if let os, let reason = device.reasonNotToRun(os) { throw Problem(description: reason) }
    self.init(device, os: os)
  }

  private static func device(_ name: String) throws(Problem) -> Device {
    let wanted = folded(name)
    if let device = Device.all.first(where: { folded($0.id) == wanted || folded($0.name) == wanted }
    ) {
      return device
    }
    throw Problem(description: "there is no device “\(name)”; tateyoko devices lists all.")
  }

  private static func version(_ text: String) throws(Problem) -> OSVersion {
    if let version = OSVersion(text) { return version }
    throw Problem(description: "“\(text)” is not an OS version; use one such as “17.5”.")
  }

  /// A name without what varies between lists: case, spaces, hyphens and parentheses.
  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
