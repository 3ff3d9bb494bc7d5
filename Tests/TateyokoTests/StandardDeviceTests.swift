import Testing
import UIKit

@testable import Tateyoko

/// `TATEYOKO_DEVICE` and `TATEYOKO_OS`.
@MainActor
@Suite struct StandardDeviceTests {
  private func standard(_ environment: [String: String]) -> StandardDevice {
    StandardDevice { environment[$0] }
  }

  @Test func withoutVariablesNothingIsChosen() {
    let none = standard([:])
    #expect(none.device == nil && none.os == nil && none.notes.isEmpty)
    #expect(none.version(of: .iPhoneX) == Device.iPhoneX.newestOS)
    #expect(!none.configuration.choosesWorld)
    #expect(standard(["TATEYOKO_OS": "", "TATEYOKO_DEVICE": ""]).notes.isEmpty)
  }

  @Test func theVersionIsThatOfDevicesThatRunIt() {
    let chosen = standard(["TATEYOKO_OS": "15.5"])
    #expect(chosen.version(of: .iPhoneX) == "15.5")
    #expect(chosen.version(of: .iPhone15) == Device.iPhone15.firstOS)
    #expect(chosen.version(of: .iPhone6) == Device.iPhone6.newestOS)
    let world = chosen.configuration.world
    #expect(world.device == .iPhone15 && world.os == Device.iPhone15.firstOS)
    #expect(chosen.notes.count == 1 && chosen.notes.first?.contains("15.5") == true)
  }

  @Test func scopesOfTheCodeComeFirst() {
    let chosen = standard(["TATEYOKO_DEVICE": "iphone-8", "TATEYOKO_OS": "15.5"]).configuration
    #expect(chosen.world.device == .iPhone8 && chosen.world.os == "15.5")
    let os = chosen.overridden(by: SnapshotTestingConfiguration(os: "14.0"))
    #expect(os.world.device == .iPhone8 && os.world.os == "14.0")
    let device = chosen.overridden(by: SnapshotTestingConfiguration(device: .iPhoneX))
    #expect(device.world.device == .iPhoneX)
  }

  @Test func unknownValuesAreIgnoredAndReported() {
    let wrong = standard(["TATEYOKO_DEVICE": "iphone-0", "TATEYOKO_OS": "eleven"])
    #expect(wrong.device == nil && wrong.os == nil && wrong.notes.count == 2)
  }
}
