import Devices
import Testing

@testable import Tateyoko

/// The version of `TATEYOKO_DESTINATION` on devices that code names without one.
@Suite struct StandardVersionTests {
  @Test func withoutAVersionNoneIsChosen() {
    #expect(StandardVersion(DeviceDestination(.iPhone15)).chosen(for: .iPhoneX) == nil)
    #expect(StandardVersion(DeviceDestination(.iPhone15)).note == nil)
    #expect(StandardVersion(DeviceDestination(.iPhone8)).note?.contains("iPhone 8") == true)
  }

  @Test func theVersionIsThatOfDevicesThatRunItOrTheNearest() {
    let version = StandardVersion(DeviceDestination(.iPhone8, os: "15.5"))
    #expect(version.chosen(for: .iPhoneX) == "15.5")
    #expect(version.chosen(for: .iPhone15) == Device.iPhone15.firstOS)
    #expect(version.chosen(for: .iPhone6) == Device.iPhone6.newestOS)
    #expect(version.note == "TATEYOKO_DESTINATION is iPhone 8 with iOS 15.5")
  }
}
