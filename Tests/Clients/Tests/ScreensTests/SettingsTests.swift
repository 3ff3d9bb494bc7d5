import Screens
import Tateyoko
import Testing
import UIKit

@MainActor
@Suite struct SettingsTests {
  @Test func sideways() {
    assertSnapshot(
      of: SettingsViewController(),
      as: .image(on: .iPhoneX, orientation: .landscapeRight))
  }

  @Test func keepsItsTableBesideTheHousing() {
    let simulator = Simulator(.iPhoneX, os: "11.2")
    let settings = SettingsViewController()
    simulator.launch(settings)
    simulator.rotate(to: .landscapeLeft)
    #expect(settings.view.safeAreaInsets.left == 44)
  }
}

extension SettingsTests {
  @Test func calls() {
    assertSnapshot(
      of: SettingsViewController(),
      as: .trace(on: .iPhoneX) { $0.rotate(to: .landscapeLeft) })
  }

  @Test func everyDevice() {
    assertSnapshots(
      of: { SettingsViewController() },
      on: SnapshotMatrix(
        [.iPhoneSE, .iPhoneX, .iPhone15, .iPadPro11], orientations: [.portrait, .landscapeRight],
        styles: [.standard, .dark, .rightToLeft, .text(.accessibilityLarge)]))
  }
}
