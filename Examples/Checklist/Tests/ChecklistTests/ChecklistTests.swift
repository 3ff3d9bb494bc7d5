import Tateyoko
import Testing
import UIKit

@testable import Checklist

/// A screen in the Objective-C dialect, with pictures and traces.
@MainActor
@Suite struct ChecklistTests {
  private func screen() -> ChecklistViewController {
    let steps = ["Water the plants", "Close the windows", "窓を閉める", "Take the keys"].map(Step.init)
    steps[1].isDone = true
    return ChecklistViewController(steps: steps)
  }

  @Test func pictures() {
    assertSnapshots(
      of: { UINavigationController(rootViewController: screen()) },
      on: SnapshotMatrix([.iPhoneSE, .iPhone15], orientations: [.portrait, .landscapeRight]))
  }

  @Test func calls() {
    assertSnapshot(
      of: UINavigationController(rootViewController: screen()),
      as: .trace(on: .iPhone15) { $0.rotate(to: .landscapeRight) })
  }

  @Test func aSwitchCountsItsStep() throws {
    let simulator = Simulator(.iPhone15)
    let checklist = screen()
    simulator.launch(UINavigationController(rootViewController: checklist))
    let cell = try #require(checklist.tableView.visibleCells.first as? StepCell)
    let toggle = try #require(cell.accessoryView as? UISwitch)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(checklist.steps.map(\.isDone) == [true, true, false, false])
    #expect(cell.textLabel?.text == "1. Water the plants")
    // A layer's opacity is a Float.
    #expect(cell.textLabel?.alpha == CGFloat(Float(0.4)))

    checklist.reset()
    #expect(checklist.tableView.visibleCells.allSatisfy { $0.textLabel?.alpha == 1 })
  }
}
