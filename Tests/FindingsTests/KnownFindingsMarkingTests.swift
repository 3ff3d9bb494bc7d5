import Findings
import Testing

/// Known findings don't count, and resolved ones are reported.
@Suite struct KnownFindingsMarkingTests {
  private let title = KnownFinding(
    screen: "Settings", rule: .truncatedText, view: "UIWindow › UILabel “title”",
    reason: "truncated")

  private func screen(_ problems: [ScreenProblem]) -> LintedScreen {
    FindingExample.screen("Settings", problems)
  }

  private func gone(_ known: [KnownFinding], _ screen: LintedScreen) -> [KnownFinding] {
    KnownFindings(known).compared(with: [screen], by: Set(FindingRule.allCases)).vanished
  }

  @Test func whatIsKnownDoesNotCount() {
    let found = [
      FindingExample.problem(FindingExample.finding()),
      FindingExample.problem(FindingExample.finding(.contrast)),
    ]
    let marked = KnownFindings([title]).marking([screen(found)])
    #expect(marked.flatMap(\.problems).map(\.ignored) == [KnownFindings.reason, nil])
    // Known findings stay when the list is written again.
    #expect(KnownFindings(marked).all.count == 2)
    #expect(KnownFindings(marked).all.contains(title))
  }

  @Test func whatIsGoneIsToldWhereAllCellsWereLookedAt() {
    #expect(gone([title], screen([])) == [title])
    #expect(gone([title], screen([FindingExample.problem(FindingExample.finding())])) == [])
    #expect(gone([title], FindingExample.screen("Other", [])) == [])
    var troubled = screen([])
    troubled.troubles = ["It raised an exception."]
    #expect(gone([title], troubled) == [])
  }

  @Test func whatIsMeantAsItIsIsNotKnown() {
    let screen = screen([
      FindingExample.problem(FindingExample.finding(), ignored: "meant so")
    ])
    #expect(KnownFindings([title]).marking([screen])[0].problems[0].ignored == "meant so")
    #expect(KnownFindings([screen]).all == [])
    #expect(gone([title], screen) == [title])
  }
}
