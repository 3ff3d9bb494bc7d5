import GeneratedCases
import HistoryCases
import Testing
import UIKit

/// Screens of many kinds that are edited, turned and set up otherwise; `scripts/check-updates` runs more
/// of them.
@MainActor
struct HistoryCaseTests {
  private static let seed: UInt64 = 1

  @Test(
    "2,000 generated histories end as a fresh screen in the same state begins", arguments: 0..<20)
  func generated(part: Int) {
    for number in part * 100..<(part + 1) * 100 {
      let history = HistoryCase(number: number, seed: Self.seed)
      guard let violation = history.run().first else { continue }
      let (small, violations) = history.shrunk(keeping: violation.invariant)
      Issue.record("Case \(number): \(violations.first ?? violation)\n\(small)")
    }
  }

  @Test("what once failed holds", arguments: HistoryCase.kept)
  func kept(_ kept: HistoryCase.Kept) {
    #expect(kept.history.run().isEmpty, "\(kept.words)")
  }

  @Test("2,000 histories have every screen and every action, and can be made again by number")
  func variety() {
    let cases = (0..<2000).map { HistoryCase(number: $0, seed: Self.seed) }
    #expect(HistoryCase(number: 137, seed: Self.seed) == cases[137])
    #expect(HistoryCase(number: 137, seed: 8) != cases[137])
    #expect(Set(cases).count > 1900)
    let text = cases.map(\.description).joined()
    for word in [
      ".table(", ".flow(", ".compositional(", ".list(.", ".custom(", ".stack(StackState",
      ".presented(PresentedState", ".insert(", ".delete(", ".move(", ".reload)", ".reconfigure)",
      ".insertSection(", ".deleteSection(", ".moveSection(", ".reloadSection(", ".plain)",
      ".batch)", ".beginEnd)", ".reloadData)", "isDiffable: true", ".invalidate", ".layout(",
      ".turn(", ".textSize(", ".dark(", ".rightToLeft(", ".safeArea(", ".margin(", ".cover",
      ".detach", ".scroll(", ".scrollToItem(", ".contentInset(", ".padding(", ".hide(", ".axis(",
      ".alignment(", ".distribution(", ".spacing(", ".push(", ".pop(", ".set(", ".resize(",
      "isEmbedded: true", "rows: .automatic", "rows: .delegate", "sizing: .automatic",
    ] { #expect(text.contains(word), "\(word)") }
  }
}
