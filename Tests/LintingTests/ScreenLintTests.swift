import Findings
import Foundation
import Graphics
import LayoutTrees
import Linting
import ScreenFacts
import Testing

@Suite struct ScreenLintTests {
  @Test func anEmptyScreenHasNoFaults() {
    let window = ViewFacts(
      className: "UIWindow", kinds: [.window, .system],
      frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let facts = LaidOutScreen(size: window.frame.size, scale: 3, windows: [window])
    #expect(ScreenLint().findings(in: facts).isEmpty)
    #expect(ScreenLint().findings(in: LaidOutScreen(size: .zero, scale: 1, windows: [])).isEmpty)
  }

  @Test func onlyTheRulesAskedForAreAnswered() {
    let facts = Make.screen([
      Make.label("Continue to checkout", Make.rect(16, 100, 100, 21), shown: 3),
      Make.button(nil, Make.rect(16, 200, 20, 20)),
    ])
    let rules = Set(ScreenLint().findings(in: facts).map(\.rule))
    #expect(rules == [.truncatedText, .touchTarget, .missingLabel])
    #expect(facts.found(.touchTarget).map(\.rule) == [.touchTarget])
    #expect(ScreenLint(rules: []).findings(in: facts).isEmpty)
  }

  @Test func findingsGoFromBackToFrontAndTellTheWay() {
    let row = Make.cell(
      Make.rect(0, 100, 390, 44), row: 2,
      [
        Make.label("First line of it", Make.rect(16, 100, 40, 20), shown: 3),
        Make.label("Second line", Make.rect(16, 120, 40, 20), shown: 3),
      ])
    let findings = Make.screen([row]).found(.truncatedText)
    #expect(
      findings.map(\.view) == [
        "UITableViewCell “0-2” › UILabel[0]", "UITableViewCell “0-2” › UILabel[1]",
      ])
    #expect(
      findings.first?.path == [
        "UIWindow", "UIView", "UITableViewCell “0-2”", "UITableViewCellContentView", "UILabel[0]",
      ])
    #expect(findings.first?.frame == LayoutArea(x: 16, y: 100, width: 40, height: 20))
  }

  @Test func anOutletNamesAView() {
    var label = Make.label("Continue to checkout", Make.rect(16, 100, 100, 21), shown: 3)
    label.outlet = "titleLabel"
    #expect(
      Make.screen([label]).found(.truncatedText).map(\.view) == ["titleLabel (UILabel)"])
  }

  @Test func framesThatAreNoNumbersAreLeftOut() {
    let facts = Make.screen([
      Make.label("A", CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), shown: 0),
      Make.label("B", Make.rect(.infinity, 0, 10, 10), shown: 0),
      Make.button(nil, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20)),
    ])
    #expect(ScreenLint().findings(in: facts).isEmpty)
  }
}
