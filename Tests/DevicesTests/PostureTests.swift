import Devices
import Foundation
import Testing

@Suite struct PostureTests {
  @Test func areNamedByTheirAngle() throws {
    let postures: [(Device.Posture, String, Double)] = [
      (.closed, "closed", 0), (.halfOpen, "half-open", 120), (.open, "open", 180),
      (.halfOpen(degrees: 100), "half-open-100", 100),
      (.halfOpen(degrees: 97.5), "half-open-97.5", 97.5),
    ]
    for (posture, name, degrees) in postures {
      #expect(posture.name == name)
      #expect(posture.degrees == degrees)
      #expect(Device.Posture(name: name) == posture)
      let data = try JSONEncoder().encode([posture])
      #expect(String(decoding: data, as: UTF8.self) == "[\"\(name)\"]")
      #expect(try JSONDecoder().decode([Device.Posture].self, from: data) == [posture])
    }
    #expect(Device.Posture.allCases.map(\.name) == ["closed", "half-open", "open"])
    #expect(Device.Posture.halfOpen(degrees: 120) == .halfOpen)
  }

  @Test(arguments: [
    "", "flat", "half-open-", "half-open-0", "half-open-180", "half-open-nan", "half-open-100.0",
    "half-open-1e2", "half-open-120",
  ])
  func textsThatNameNone(_ text: String) {
    #expect(Device.Posture(name: text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Device.Posture].self, from: Data("[\"\(text)\"]".utf8))
    }
  }

  @Test func anglesThatAreNotPartlyOpen() {
    for degrees in [0, 180, -5, 400, .nan, .infinity] as [Double] {
      let posture = Device.Posture.halfOpen(degrees: degrees)
      #expect(!posture.isWellFormed)
      #expect(posture == posture && posture != .closed && posture != .open)
      #expect(!Device.iPhoneDuo.has(posture))
    }
    #expect(
      Device.iPhoneDuo.reasonNotToFold(to: .halfOpen(degrees: 10))
        == "iPhone Duo is half open at 27° to 179°, and not at 10.0°.")
  }

  @Test func aDeviceWithoutAHingeIsOpen() {
    for device in Device.all where device != .iPhoneDuo {
      #expect(device.postures == [.open] && device.initialPosture == .open)
      #expect(!device.isFoldable && device.displays.count == 1)
      #expect(device.display(in: .closed) == device.display(in: .open))
      #expect(device.displays[0].name == nil)
    }
    #expect(
      Device.iPhone17.reasonNotToFold(to: .closed)
        == "iPhone 17 has no hinge, so it can't be closed.")
    #expect(Device.iPhone17.reasonNotToFold(to: .open) == nil)
    let screen = Device.iPhone17.screen(os: "26.1", orientation: .portrait, posture: .closed)
    #expect(screen == Device.iPhone17.screen(os: "26.1", orientation: .portrait))
    #expect(screen.posture == .open && screen.division == nil && screen.occlusions.isEmpty)
  }

  @Test func aFoldableDeviceHasADisplayForEachPosture() {
    let device = Device.iPhoneDuo
    #expect(device.isFoldable)
    #expect(device.postures == [.closed, .halfOpen, .open])
    #expect(device.initialPosture == .closed)
    #expect(device.displays.map(\.name) == ["outer", "inner"])
    #expect(device.display(in: .closed).name == "outer")
    for posture in [.halfOpen, .halfOpen(degrees: 60), .open] as [Device.Posture] {
      #expect(device.has(posture))
      #expect(device.display(in: posture).name == "inner")
    }
  }
}
