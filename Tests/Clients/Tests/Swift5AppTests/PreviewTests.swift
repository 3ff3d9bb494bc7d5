import Tateyoko
import XCTest

class PreviewTests: XCTestCase {
  func testPreviewsAreFound() {
    let found = MainActor.assumeIsolated {
      ScreenCatalogue.screens([.preview]).filter { $0.module == "Swift5App" }.map(\.id)
    }
    XCTAssertEqual(
      found, ["BadgeView/Badge", "SettingsViewController", "SettingsViewController/Sideways"])
  }
}
