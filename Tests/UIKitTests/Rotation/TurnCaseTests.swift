import Devices
import Testing
import TurnCases
import UIKit

/// Apps of many kinds that are turned in many moments; `scripts/check-turns` runs more of them.
@MainActor
struct TurnCaseTests {
  private static let seed: UInt64 = 1

  @Test("2,000 generated cases hold all invariants, and turning back restores", arguments: 0..<20)
  func generated(part: Int) {
    for number in part * 100..<(part + 1) * 100 {
      let turnCase = TurnCase(number: number, seed: Self.seed)
      guard let violation = TurnScene.run(turnCase).first else { continue }
      let (small, violations) = turnCase.shrunk(keeping: violation.invariant)
      Issue.record("Case \(number): \(violations.first ?? violation)\n\(small)")
    }
  }

  /// A case that once failed, made as small as it gets.
  struct Kept: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let turnCase: TurnCase

    init(_ words: String, _ turnCase: TurnCase) {
      testDescription = words
      self.turnCase = turnCase
    }
  }

  @Test("what once failed holds", arguments: Kept.all)
  func kept(_ kept: Kept) {
    let violations = TurnScene.run(kept.turnCase)
    #expect(violations.isEmpty)
  }

  // MARK: The generator itself

  @Test("a case can be made again by its number, and others differ")
  func numbers() {
    let cases = (0..<200).map { TurnCase(number: $0, seed: 7) }
    #expect(TurnCase(number: 137, seed: 7) == cases[137])
    #expect(Set(cases).count > 195)
    #expect(TurnCase(number: 137, seed: 8) != cases[137])
  }

  @Test("2,000 cases have every moment, way, style, container and release")
  func variety() {
    let cases = (0..<2000).map { TurnCase(number: $0, seed: Self.seed) }
    let actions = cases.flatMap { $0.steps.joined() }
    let text = cases.map(\.description).joined()
    #expect(Set(cases.flatMap { $0.hooks.map(\.moment) }) == Set(TurnMoment.allCases))
    #expect(Set(cases.flatMap { $0.hooks.map(\.way) }) == Set(TurnWay.allCases))
    for style in TurnAction.Style.allCases { #expect(text.contains(".present(.\(style)")) }
    for columns in TurnTree.Columns.allCases { #expect(text.contains(".split(.\(columns)")) }
    for container in [".navigation(", ".tab(", ".page(.scroll", ".page(.pageCurl", ".custom("] {
      #expect(text.contains("tree: \(container)"))
      #expect(text.contains("[\(container)"))
    }
    for way in TurnWay.allCases {
      #expect(actions.contains { if case .turn(way, _) = $0 { true } else { false } })
    }
    #expect(Set(cases.map(\.os.major)) == Set(8...18).union([26]))
    #expect(Set(cases.map(\.device.idiom)) == [.phone, .pad])
  }

  @Test("a fault of the app is found, and the case is made as small as it gets")
  func fault() throws {
    let large = TurnCase(
      .iPhoneX, "15.0", start: .landscapeLeft, hasDelegate: true,
      tree: .tab([.navigation([.screen, .child(.nothing, .screen)]), .screen]),
      hooks: [TurnHook(.viewDidAppear, of: "C", .device, .portrait)],
      steps: [[.push(.screen, animated: true)], [.pop(animated: true)]], back: .attempt)
    let violation = try #require(TurnScene.run(large).first)
    // The child is told a size that it doesn't get.
    #expect(violation.invariant == .toldSize)
    let (small, violations) = large.shrunk(keeping: .toldSize)
    #expect(small.tree == .child(.nothing, .screen))
    #expect(small.steps.isEmpty)
    #expect(violations.first?.invariant == .toldSize)
    #expect(small.description.contains("tree: .child(.nothing, .screen)"))
  }
}
