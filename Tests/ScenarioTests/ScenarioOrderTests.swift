import Foundation
import TestSupport
import Testing
import UIKit

@testable import Scenarios
@testable import Tateyoko

/// A picture depends only on itself: every scenario in random orders, among simulators that leave their
/// settings behind, and two at a time, step by step.
///
/// `TATEYOKO_ROUNDS` sets the number of orders to try (1), `TATEYOKO_SEED` the start of the random numbers
/// (1). A failure reports the seed of its round: `TATEYOKO_SEED=<seed> TATEYOKO_ROUNDS=1` repeats that round.
@MainActor
@Suite struct ScenarioOrderTests {
  /// One seed per round.
  nonisolated static let seeds: [UInt64] = {
    func number<Number: FixedWidthInteger>(_ name: String) -> Number? {
      ProcessInfo.processInfo.environment[name].flatMap { Number($0) }
    }
    let first: UInt64 = number("TATEYOKO_SEED") ?? 1
    let count: Int = number("TATEYOKO_ROUNDS") ?? 1
    return (0..<UInt64(max(1, min(count, 10_000)))).map { first &+ $0 }
  }()

  /// The number of baselines that one round must compare.
  private let total = Scenario.all.reduce(0) { sum, scenario in
    sum + scenario.screens.reduce(0) { $0 + $1.variants.count * $1.recordCount }
  }

  @Test("the same pixels, layouts and traces in any order", arguments: seeds)
  func anyOrder(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var compared = 0
    // Some simulators outlive their pictures, and some are released before the next one.
    var alive: [Simulator] = []
    for unit in ScenarioUnit.all.shuffled(using: &numbers) {
      if Bool.random(using: &numbers) {
        let other = Simulator(try #require(Self.others.randomElement(using: &numbers)))
        Self.leaveAMess(in: other)
        if Bool.random(using: &numbers) { alive.append(other) }
      }
      let course = ScenarioCourse(unit)
      try course.finish()
      compared += course.compared
      #expect(course.differences == [], "\(unit.testDescription) in the order of seed \(seed)")
    }
    #expect(compared == total)
    withExtendedLifetime(alive) {}
  }

  @Test("the same in two simulators used alternately", arguments: seeds)
  func byTurns(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var waiting = ScenarioUnit.all.shuffled(using: &numbers)
    var underWay: [ScenarioCourse] = []
    var compared = 0
    var partners: [String] = []
    while !waiting.isEmpty || !underWay.isEmpty {
      while underWay.count < 2, let unit = waiting.popLast() {
        underWay.append(ScenarioCourse(unit))
        partners = underWay.map(\.unit.testDescription)
      }
      // Usually the other one's turn, at times the same one's twice.
      let index = Int.random(in: 0..<underWay.count, using: &numbers)
      let course = underWay[index]
      try course.advance()
      guard course.isFinished else { continue }
      underWay.remove(at: index)
      compared += course.compared
      #expect(
        course.differences == [],
        "\(course.unit.testDescription), of \(partners.joined(separator: " and ")), seed \(seed)")
    }
    #expect(compared == total)
  }

  private static let others: [Device] = [
    .iPhone5s, .iPhoneSE, .iPhoneX, .iPhone15ProMax, .iPadPro11,
  ]

  /// Changes everything in a simulator that other simulators could notice if it were shared.
  private static func leaveAMess(in simulator: Simulator) {
    simulator.launch(UINavigationController(rootViewController: UITableViewController()))
    simulator.perform {
      UIView.setAnimationsEnabled(false)
      UINavigationBar.appearance().barTintColor = .red
      UITabBar.appearance().tintColor = .green
      UIPageControl.appearance().currentPageIndicatorTintColor = .purple
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      NSTimeZone.default = TimeZone(identifier: "Asia/Tokyo")!
    }
    simulator.rotate(to: .landscapeLeft)
  }
}
