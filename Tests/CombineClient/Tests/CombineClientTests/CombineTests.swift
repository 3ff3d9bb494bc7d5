import Combine
import Tateyoko
import Testing
import UIKit

@Suite("Combine in a simulation")
@MainActor
struct CombineTests {
  @Test("values arrive immediately, and scheduled work follows simulated time")
  func controller() {
    let controller = CounterViewController()
    let simulator = Simulator(.iPhone15)
    simulator.launch(controller)
    controller.model.name = "Sum"
    controller.model.count = 1
    #expect(controller.label.text == "Sum: 1")
    NotificationCenter.default.post(name: .counterCleared, object: nil)
    #expect(controller.label.text == "Sum: 0")
    #expect(!controller.log.contains("settled at 0"))
    simulator.advance(by: 0.5)
    #expect(controller.log.contains("settled at 0"))
    #expect(!controller.log.contains("settled at 1"))
    simulator.advance(by: 3)
    #expect(controller.log.filter { $0 == "tick" }.count == 2)
    #expect(controller.log.filter { $0 == "later 1" }.count == 1)
    #expect(controller.log.contains("changed"))
  }

  private final class Pairs: @unchecked Sendable {
    var all: [(Int, Int)] = []
  }

  @Test("pairs of values from two threads arrive in the order in which they were formed")
  func latestOfTwoThreads() async {
    nonisolated(unsafe) let first = CurrentValueSubject<Int, Never>(0)
    nonisolated(unsafe) let second = CurrentValueSubject<Int, Never>(0)
    let pairs = Pairs()
    let subscription = first.combineLatest(second).sink { pairs.all.append($0) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for value in 1...2000 { first.send(value) } }
      group.addTask { for value in 1...2000 { second.send(value) } }
    }
    subscription.cancel()
    #expect(pairs.all.count == 4001)
    #expect(zip(pairs.all, pairs.all.dropFirst()).allSatisfy { $0.0 <= $1.0 && $0.1 <= $1.1 })
    #expect(pairs.all.last.map { $0 == (2000, 2000) } == true)
  }
}
