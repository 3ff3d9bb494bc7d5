import Devices
import GeneratedCases
import Testing
import TurnCases
import UIKit

/// Apps of many kinds that are turned and folded in many moments; `scripts/check-turns` runs more of them.
@MainActor
struct TurnCaseTests {
  private static let seed: UInt64 = 1

  @Test(
    "2,000 generated cases hold all invariants, and turning and folding back restores",
    arguments: 0..<20)
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
    #expect(Set(cases.flatMap { $0.hooks.compactMap(\.request.way) }) == Set(TurnWay.allCases))
    for style in TurnAction.Style.allCases { #expect(text.contains(".present(.\(style)")) }
    for columns in TurnTree.Columns.allCases { #expect(text.contains(".split(.\(columns)")) }
    for container in [".navigation(", ".tab(", ".page(.scroll", ".page(.pageCurl", ".custom("] {
      #expect(text.contains("tree: \(container)"))
      #expect(text.contains("[\(container)"))
    }
    for way in TurnWay.allCases {
      #expect(actions.contains { if case .turn(way, _) = $0 { true } else { false } })
    }
    #expect(Set(cases.map(\.os.major)) == Set(8...18).union([26, 27]))
    #expect(Set(cases.map(\.device.idiom)) == [.phone, .pad])
  }

  @Test("foldable devices start in every posture, and are folded in every moment and between turns")
  func folds() {
    let cases = (0..<2000).map { TurnCase(number: $0, seed: Self.seed) }
    let folding = cases.filter(\.device.isFoldable)
    #expect((200..<400).contains(folding.count))
    let devices = Device.all.filter(\.isFoldable)
    #expect(Set(folding.map(\.device)) == Set(devices))
    for device in devices {
      let statuses = Set(device.postures.map(\.status))
      let own = folding.filter { $0.device == device }
      #expect(Set(own.map { ($0.posture ?? device.initialPosture).status }) == statuses)
      let folds = own.flatMap { $0.steps.joined() }.compactMap { action -> Device.Posture? in
        guard case .fold(let posture) = action else { return nil }
        return posture
      }
      #expect(Set(folds.map(\.status)) == statuses)
      #expect(folds.contains { $0.status == .partlyOpen && $0 != .halfOpen })
      #expect(own.contains { $0.hasDelegate })
    }
    #expect(folding.contains { $0.start == .portraitUpsideDown })
    let steps = folding.flatMap(\.steps)
    #expect(steps.contains { $0.count == 1 && $0[0].isFold })
    #expect(steps.contains { $0.contains(where: \.isFold) && !$0.allSatisfy(\.isFold) })
    let more = (2000..<20000).lazy.map { TurnCase(number: $0, seed: Self.seed) }
    let hooks = (cases + more).flatMap(\.hooks).filter { $0.request.posture != nil }
    // A hand that folds the device waits for the main queue.
    #expect(Set(hooks.map(\.moment)) == Set(TurnMoment.allCases).subtracting([.mainQueue]))
    #expect(cases.allSatisfy { $0.device.isFoldable || !$0.description.contains("fold") })
  }

  @Test("a case says its folds in code, and is made smaller by them")
  func foldingCode() throws {
    let large = TurnCase(
      .iPhoneDuo, "27.1", posture: .halfOpen(degrees: 83),
      tree: .tab([.child(.nothing, .screen), .screen]),
      hooks: [TurnHook(.viewDidAppear, of: "B", fold: .halfOpen)],
      steps: [[.select(0), .fold(.closed)], [.fold(.open)]])
    #expect(
      large.description == """
        TurnCase(
          Device(id: "iphone-duo")!, "27.1", posture: .halfOpen(degrees: 83.0), tree: .tab([.child(.nothing, .screen), .screen]),
          hooks: [TurnHook(.viewDidAppear, of: "B", fold: .halfOpen)],
          steps: [[.select(0), .fold(.closed)], [.fold(.open)]])
        """)
    let violation = try #require(TurnScene.run(large).first)
    let (small, violations) = large.shrunk(keeping: violation.invariant)
    #expect(small.tree == .child(.nothing, .screen))
    #expect(small.steps.isEmpty && small.hooks.isEmpty && small.posture == nil)
    #expect(violations.first?.invariant == violation.invariant)
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
