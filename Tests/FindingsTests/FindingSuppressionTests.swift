import Findings
import LayoutTrees
import Testing

/// Which findings a suppression covers.
@Suite struct FindingSuppressionTests {
  private let finding = ScreenFinding(
    rule: .contrast, severity: .error, view: "UILabel “title”",
    path: ["UIWindow", "UIView", "Card[2]", "UITableViewCell[0] “0-3”", "UILabel “title”"],
    frame: LayoutArea(x: 0, y: 0, width: 1, height: 1), reason: .noImage(name: ""))

  @Test(arguments: [
    "title", "UILabel", "Card", "Card[2]", "UILabel “title”", "0-3",
    "Card › UITableViewCell › title", "UIView › Card",
  ])
  func partsOfThePathAreNames(_ view: String) {
    #expect(FindingSuppression.ignore(.contrast, in: view, "").matches(finding))
    #expect(FindingSuppression.ignore(everythingIn: view, "").matches(finding))
    #expect(!FindingSuppression.ignore(.overlap, in: view, "").matches(finding))
  }

  @Test(arguments: ["titl", "Label", "Car", "UIView › title", "x › UIView › Card", "Card[1]"])
  func otherWordsAreNone(_ view: String) {
    #expect(!FindingSuppression.ignore(.contrast, in: view, "").matches(finding))
  }

  /// The path names a button by its class and number.
  @Test(arguments: ["Pay", "UIButton “Pay”", "UIButton", "UIButton[0]"])
  func aTitleIsAName(_ view: String) {
    let button = ScreenFinding(
      rule: .touchTarget, severity: .warning, view: "UIButton “Pay”",
      path: ["UIWindow", "UIView", "UIButton[0]"],
      frame: LayoutArea(x: 0, y: 0, width: 1, height: 1), reason: .noImage(name: ""))
    #expect(FindingSuppression.ignore(.touchTarget, in: view, "").matches(button))
    #expect(!FindingSuppression.ignore(.touchTarget, in: "Pa", "").matches(button))
  }

  @Test(arguments: ["send", "UIButton", "send (UIButton)", "Card › send"])
  func anOutletIsAName(_ view: String) {
    let button = ScreenFinding(
      rule: .touchTarget, severity: .warning, view: "Card › send (UIButton)",
      path: ["UIWindow", "Card", "UIButton[0]"],
      frame: LayoutArea(x: 0, y: 0, width: 1, height: 1), reason: .noImage(name: ""))
    #expect(FindingSuppression.ignore(.touchTarget, in: view, "").matches(button))
    #expect(!FindingSuppression.ignore(.touchTarget, in: "sen", "").matches(button))
  }

  @Test func withoutAViewAllAreMeant() {
    #expect(FindingSuppression.ignore(.contrast, "").matches(finding))
    // An empty name, as of a variable without a value, doesn't mean all views.
    #expect(!FindingSuppression.ignore(.contrast, in: "", "").matches(finding))
  }

  @Test func whatMatchesNothingIsKnown() {
    let all: [FindingSuppression] = [
      .ignore(.contrast, in: "title", ""), .ignore(.contrast, in: "tilte", ""),
      .ignore(.overlap, ""), .ignore(everythingIn: "logo", ""),
    ]
    let screens = [
      FindingExample.screen("A", [FindingExample.problem(finding, ignored: "known before")])
    ]
    func unused(_ rules: Set<FindingRule>) -> [String] {
      FindingSuppression.unused(all, by: rules, in: screens).map(\.words)
    }
    #expect(unused(Set(FindingRule.allCases)) == ["contrast:tilte", "overlap", "any:logo"])
    // A rule that wasn't checked says nothing about its suppressions.
    #expect(unused([.contrast]) == ["contrast:tilte", "any:logo"])
    #expect(FindingSuppression.unused(all, by: [.contrast], in: []).count == 3)
  }
}
