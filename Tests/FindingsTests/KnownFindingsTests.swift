import Findings
import Foundation
import LayoutTrees
import Testing

/// Baselines of known findings.
@Suite struct KnownFindingsTests {
  private func known(_ view: String, _ screen: String = "S", rule: FindingRule = .contrast)
    -> KnownFinding
  {
    KnownFinding(screen: screen, rule: rule, view: view, reason: "low-contrast")
  }

  @Test func aFileHoldsASortedList() throws {
    let findings = KnownFindings([known("b"), known("a"), known("b"), known("z", "A")])
    #expect(findings.all.map(\.view) == ["z", "a", "b"])
    let data = try findings.data()
    #expect(try KnownFindings(data) == findings)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasSuffix("]\n") && text.contains("\"rule\" : \"contrast\""))
  }

  @Test func whatIsNoListIsRefused() {
    for text in [
      "", "{}", "[1]", "[{\"screen\":\"a\"}]",
      "[{\"screen\":\"a\",\"rule\":\"x\",\"view\":\"\",\"reason\":\"\"}]",
    ] {
      #expect(throws: KnownFindingsError.self) { try KnownFindings(Data(text.utf8)) }
    }
  }

  @Test func newAndVanishedOnesAreTold() {
    let findings = KnownFindings([
      known("a"), known("b"), known("c", "other"), known("d", rule: .overlap),
    ])
    let result = findings.compared(
      with: [known("b"), known("x"), known("x")], of: ["S"], by: [.contrast])
    #expect(result.new == [known("x")])
    #expect(result.vanished == [known("a")])
    #expect(result.remaining.all.map(\.view) == ["b", "d", "c"])
  }

  @Test func rowsHaveOneName() {
    let finding = ScreenFinding(
      rule: .contrast, severity: .error, view: "x",
      path: ["UIWindow", "UITableViewCell[3] “2-3”", "UILabel[1]"],
      frame: LayoutArea(x: 0, y: 0, width: 0, height: 0),
      reason: .noImage(name: "x"))
    #expect(KnownFinding(finding, in: "S").view == "UIWindow › UITableViewCell “…” › UILabel[1]")
    #expect(ScreenFinding.withoutRow("Item “header-1-2”") == "Item “header-…”")
    #expect(ScreenFinding.withoutRow("UILabel “title-2”") == "UILabel “title-2”")
  }
}
