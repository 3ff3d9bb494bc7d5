import Tateyoko
import XCTest

class PreviewTests: XCTestCase {
  func testPreviews() {
    assertPreviews(of: "Swift5App")
  }
}
