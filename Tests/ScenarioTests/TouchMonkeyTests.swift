import Foundation
import Testing
import UIKit

@testable import Scenarios
@testable import Tateyoko

@Suite("Random gestures on every scenario", .serialized)
@MainActor
struct TouchMonkeyTests {
  /// Series of gestures on each screen, for `scripts/check-touches`.
  private static let series =
    ProcessInfo.processInfo.environment["TATEYOKO_TOUCH_SERIES"].flatMap { Int($0) } ?? 1
  private static let seed =
    ProcessInfo.processInfo.environment["TATEYOKO_TOUCH_SEED"].flatMap { UInt64($0) } ?? 1
  private static let gestures = 6

  /// One variant of each screen: touches behave similarly on all devices.
  private nonisolated static let screens = ScenarioUnit.all.enumerated().filter { index, unit in
    index == 0 || ScenarioUnit.all[index - 1].screen.id != unit.screen.id
      || ScenarioUnit.all[index - 1].scenario.id != unit.scenario.id
  }.map(\.element)

  @Test("nothing crashes, hangs or stays touched", arguments: screens)
  func screen(_ unit: ScenarioUnit) {
    for number in 0..<Self.series {
      let simulator = unit.screen.makeSimulator(unit.variant)
      _ = unit.screen.start(simulator)
      guard simulator.window.rootViewController != nil else { continue }
      var monkey = TouchMonkey(simulator, seed: Self.seed &* 1_000_003 &+ UInt64(number))
      for _ in 0..<Self.gestures {
        monkey.act()
        let faults = monkey.faults()
        guard faults.isEmpty else {
          Issue.record("series \(number): \(faults) after \(monkey.steps)")
          break
        }
      }
    }
  }
}
