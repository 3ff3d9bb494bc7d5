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

  @Test func withoutAViewAllAreMeant() {
    #expect(FindingSuppression.ignore(.contrast, "").matches(finding))
  }
}
