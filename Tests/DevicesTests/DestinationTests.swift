import SystemFacts
import Testing

@testable import Devices

/// Devices as `xcodebuild -destination` names them.
@Suite struct DestinationTests {
  @Test(
    arguments: [(String, Device, String?)]([
      ("platform=iOS Simulator,name=iPhone 15 Pro,OS=17.5", Device.iPhone15Pro, "17.5"),
      ("OS=17.5, name=iPad (10th generation)", .iPad10, "17.5"),
      ("iphone-se-3", .iPhoneSE3, nil),
      ("name=iPhone 8,OS=latest", .iPhone8, nil),
    ]))
  func destinationsAreRead(_ text: String, _ device: Device, _ os: String?) throws {
    #expect(
      try DeviceDestination(text) == DeviceDestination(device, os: os.flatMap { OSVersion($0) }))
  }

  @Test(arguments: [
    ("", "it names no device; use name=…."),
    ("OS=17.5", "it names no device; use name=…."),
    ("name=iPhone 99", "there is no device “iPhone 99”; tateyoko devices lists all."),
    ("name=iPhone 15,OS=x", "“x” is not an OS version; use one such as “17.5”."),
    ("name=iPhone X,OS=17.5", "iPhone X runs OS 11.0 to 16.7, not 17.5."),
    ("platform=macOS,name=iPhone 15", "“platform=macOS” is not supported; use name=… and OS=…."),
  ])
  func mistakesAreNamed(_ text: String, _ reason: String) {
    #expect(throws: DeviceDestination.Problem(description: reason)) {
      try DeviceDestination(text)
    }
  }
}
