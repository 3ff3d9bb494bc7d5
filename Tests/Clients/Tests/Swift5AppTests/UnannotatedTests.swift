import Swift5App
import Tateyoko
import Testing
import UIKit

/// Tests without actor annotations, run by several threads at a time.
@Suite struct UnannotatedTests {
  @Test(arguments: ["iphone-x", "iphone-8", "ipad-pro-11-1"])
  func settings(id: String) throws {
    let device = try #require(Device(id: id))
    assertSnapshot(of: SettingsViewController(), as: .tree(on: device), named: id)
  }

  @Test func picture() {
    assertSnapshot(
      of: SettingsViewController(), as: .image(on: .iPhone8, orientation: .landscapeRight))
  }

  @Test func lines() {
    assertSnapshot(of: "縦\n横\n", as: .lines)
  }
}
