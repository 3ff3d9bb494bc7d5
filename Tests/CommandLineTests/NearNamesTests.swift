import Devices
import NearNames
import Testing

@testable import NearNames
@testable import TateyokoCLI

@Suite struct NearNamesTests {
  private let devices = Device.all.map(\.id)

  @Test(arguments: [
    ("iphone-xx", "iphone-x"), ("iPhone X", "iphone-x"), ("iphone8plus", "iphone-8-plus"),
    ("ihpone-8", "iphone-8"), ("ipad-pro-11", "ipad-pro-11-1"),
  ])
  func aMistypedDeviceIsFound(typed: String, meant: String) {
    let near = NearNames.suggestions(for: typed, among: devices)
    #expect(near.contains(meant), "\(near)")
    #expect(near.count <= 5)
  }

  @Test(arguments: [
    ("iPhone X", "iphone-x"), ("iphonex", "iphone-x"), ("IPhone8Plus", "iphone-8-plus"),
  ])
  func aNameWrittenAnotherWayIsTheNearest(typed: String, meant: String) {
    #expect(NearNames.suggestions(for: typed, among: devices).first == meant)
  }

  /// Another number is another device.
  @Test(arguments: [
    ("iphone-15-prro", ["iphone-15-pro"]), ("ipone-15", ["iphone-15"]),
    ("iphone-se-33", ["iphone-se-3"]),
  ])
  func onlyTheNearestAreNamed(typed: String, meant: [String]) {
    #expect(NearNames.suggestions(for: typed, among: devices) == meant)
  }

  @Test func nonsenseHasNoNeighbours() {
    #expect(NearNames.suggestions(for: "toaster-9000-turbo", among: devices).isEmpty)
    #expect(NearNames.suggestions(for: "", among: devices).isEmpty)
  }
}
