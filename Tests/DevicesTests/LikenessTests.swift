import Testing

@testable import Devices

/// The devices that lay out every screen alike.
@Suite struct LikenessTests {
  @Test func modelsOfOneDisplayAreAlike() {
    #expect(Device.iPhone12.likeness(os: "16.0") == Device.iPhone12Pro.likeness(os: "16.0"))
    #expect(Device.iPhone12.likeness(os: "16.0") != Device.iPhone12.likeness(os: "17.0"))
  }

  @Test func rulesOfSingleModelsCount() {
    // Equally large, but with another top inset before iOS 15, by a rule that depends on the model.
    #expect(Device.iPhoneXR.portraitSize == Device.iPhone11.portraitSize)
    #expect(Device.iPhoneXR.likeness(os: "13.0") != Device.iPhone11.likeness(os: "13.0"))
  }

  /// Everything derived from alike devices is equal.
  @Test func alikeDevicesHaveEqualScreens() {
    var seen: [Device.Likeness: Device] = [:]
    var shared = 0
    for device in Device.all {
      let os = device.newestOS
      let likeness = device.likeness(os: os)
      guard let other = seen[likeness] else {
        seen[likeness] = device
        continue
      }
      shared += 1
      #expect(other.newestOS == os && other.idiom == device.idiom)
      for orientation in device.orientations {
        #expect(
          device.screen(os: os, orientation: orientation)
            == other.screen(os: os, orientation: orientation))
        #expect(
          device.sharedScreenWidths(orientation) == other.sharedScreenWidths(orientation))
      }
    }
    #expect(shared > 10)
  }

  @Test func signsTurnWithTheScreen() {
    let device = Device.iPhone15
    let upright = device.screen(os: "17.0", orientation: .portrait)
    let indicator = upright.homeIndicator(idiom: .phone)
    #expect(indicator.maxY == upright.size.height - 8 && indicator.midX == upright.size.width / 2)
    let turned = device.screen(os: "17.0", orientation: .landscapeLeft)
    #expect(turned.turned(upright.bounds, of: upright.size) == turned.bounds)
    let half = device.screen(os: "17.0", orientation: .portraitUpsideDown)
    #expect(
      half.turned(.init(x: 0, y: 0, width: 10, height: 20), of: upright.size)
        == .init(x: upright.size.width - 10, y: upright.size.height - 20, width: 10, height: 20))
  }
}
