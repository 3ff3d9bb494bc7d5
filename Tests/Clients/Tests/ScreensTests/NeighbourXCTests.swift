import Screens
// XCTest on Linux runs classes of the main actor if a file contains this import.
@_exported import Tateyoko
import UIKit
import XCTest

/// The README's tests under XCTest, which runs them one after another.
@MainActor
final class NeighbourXCTests: XCTestCase {
  private func picture(testName: String = #function) {
    assertSnapshot(of: FactsView(), as: .image, named: "facts", testName: testName)
    XCTAssertEqual(DeviceFacts().lines[5], "en_US, GMT")
  }

  func testALeavesAMess() { for mess in Mess.allCases { mess.leave() } }
  func testBPictures() { picture() }
  func testCLeavesSimulators() { for mess in Mess.allCases.reversed() { mess.leave() } }
  func testDPictures() { picture() }

  func testEMess() {
    Mess.olderSimulators.leave()
    Mess.device.leave()
  }

  func testFSettings() {
    assertSnapshot(of: SettingsViewController(), as: .image(on: .iPhoneSE))
  }
}
