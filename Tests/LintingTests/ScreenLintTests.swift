import Foundation
import ScreenFacts
import Testing

@testable import Linting

@Suite struct ScreenLintTests {
  @Test func anEmptyScreenHasNoFaults() {
    let window = ViewFacts(
      className: "UIWindow", kinds: [.window, .system],
      frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let facts = ScreenFacts(size: window.frame.size, scale: 3, windows: [window])
    #expect(ScreenLint().findings(in: facts).isEmpty)
  }
}
