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
    "Card › UITableViewCell › title", "UIView › Card", "Card › title", "UIView › title",
    "0-3 › UILabel “title”", "UIWindow › Card",
  ])
  func partsOfThePathAreNames(_ view: String) {
    #expect(FindingSuppression.ignore(.contrast, in: view, "").matches(finding))
    #expect(FindingSuppression.ignore(everythingIn: view, "").matches(finding))
    #expect(!FindingSuppression.ignore(.overlap, in: view, "").matches(finding))
  }

  @Test(arguments: [
    "titl", "Label", "Car", "x › UIView › Card", "Card[1]", "title › Card",
    "title › title", "Card › x › title",
  ])
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

  /// A label without an identifier, in a cell whose content view has no meaning for an app.
  @Test(arguments: [
    "Grey “text”", "UILabel “Grey “text””", "UILabel", "UILabel[1]", "CardCell › UILabel[1]",
    "CardCell › Grey “text”", "CardCell › UILabel “Grey “text””", "UITableView › Grey “text”",
    "CardCell › UITableViewCellContentView › UILabel[1]", "UITableViewCellContentView",
  ])
  func aTextIsAName(_ view: String) {
    let label = ScreenFinding(
      rule: .contrast, severity: .warning, view: "CardCell “0-1” › UILabel[1]",
      path: [
        "UIWindow", "UITableView", "CardCell “0-1”", "UITableViewCellContentView", "UILabel[1]",
      ], frame: LayoutArea(x: 0, y: 0, width: 1, height: 1),
      reason: .lowContrast(
        text: "Grey “text”", ratio: 2, least: 4.5, color: "#CCCCCC", ground: "#FFFFFF",
        isMeasured: false))
    #expect(FindingSuppression.ignore(.contrast, in: view, "").matches(label))
    for other in [
      "Grey", "Grey “text” › UILabel", "CardCell › UILabel[0]", "UIButton “Grey “text””",
    ] {
      #expect(!FindingSuppression.ignore(.contrast, in: other, "").matches(label), "\(other)")
    }
    #expect(
      label.description
        == "warning: contrast: CardCell “0-1” › UILabel[1]: “Grey “text”” has a contrast ratio of 2 : 1 "
        + "(#CCCCCC on #FFFFFF), less than 4.5 : 1")
    #expect(label.ignorableName == "CardCell › UILabel “Grey “text””")
    #expect("\([label])" == "[\(label.description)]")
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
