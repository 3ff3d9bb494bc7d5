import Combine
import Tateyoko
import Testing
import UIKit

@Suite("Combine in a simulation")
@MainActor
struct CombineTests {
  @Test("values arrive at once, and what waits goes by simulated time")
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
}
