import Screens
import Tateyoko
import Testing
import UIKit

/// Tests that leave global state in a mess, and tests that picture what they find, in an order that depends
/// on `TATEYOKO_SEED`, alongside the README's suite.
@MainActor
@Suite(.anyOrder) struct NeighbourTests {
  @Test(arguments: Mess.allCases)
  func leavesAMess(mess: Mess) {
    mess.leave()
  }

  /// Global state is in a mess while other tests run.
  @Test(arguments: Mess.allCases)
  func leavesAMessForAWhile(mess: Mess) async {
    mess.leave()
    for _ in 0..<20 { await Task.yield() }
    mess.leave()
  }

  @Test(arguments: 0..<4)
  func pictures(number: Int) async {
    for _ in 0..<(3 * number) { await Task.yield() }
    assertSnapshot(of: FactsView(), as: .image, named: "facts")
    withSnapshotTesting(device: .iPhoneSE, os: "12.0") {
      assertSnapshot(of: FactsView(), as: .image, named: "old")
    }
  }

  @Test(arguments: 0..<4)
  func words(number: Int) {
    #expect(
      DeviceFacts().lines.prefix(6) == [
        "393 × 852 @3x", "iOS \(Device.iPhone15.newestOS)", "Light", "Compact", "Animated",
        "en_US, GMT",
      ])
  }

  /// On the test's own device, one after the other.
  @Test func tracesAndScreens() {
    for device in [Device.iPhoneSE, .iPadPro11] {
      let simulator = Simulator(device)
      simulator.launch(UINavigationController(rootViewController: SettingsViewController()))
      assertSnapshot(of: simulator, as: .tree, named: device.id)
    }
  }
}
