import Devices
import Testing

@testable import UIKit

@MainActor
struct HingeTests {
  @Test("the raw values are Apple's")
  func rawValues() {
    #expect(UIHinge.Status.unknown.rawValue == 0)
    #expect(UIHinge.Status.closed.rawValue == 1)
    #expect(UIHinge.Status.partiallyOpen.rawValue == 2)
    #expect(UIHinge.Status.fullyOpen.rawValue == 3)
  }

  @Test("an interaction is notified of the hinge on entering a window, on moves, and on leaving")
  func updates() {
    var told: [String] = []
    let interaction = UIHingeInteraction { _, update in
      told.append(update.hinge.map { "\($0.status)" } ?? "none")
    }
    let root = UIViewController()
    let host = duo(.open, root: root)
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view && told == [])
    root.view.addSubview(view)
    #expect(told == ["fullyOpen"])
    host.fold(to: .halfOpen)
    host.fold(to: .halfOpen)
    #expect(told == ["fullyOpen", "partiallyOpen"])
    view.removeFromSuperview()
    #expect(told.last == "none" && told.count == 3)
    host.fold(to: .closed)
    #expect(told.count == 3)
    root.view.addInteraction(interaction)
    #expect(told.last == "closed" && view.interactions.isEmpty)
    #expect(interaction.view === root.view)
    root.view.removeInteraction(interaction)
    #expect(interaction.view == nil && told.last == "none")
  }

  @Test("a device without a hinge reports so once")
  func withoutHinge() {
    let root = UIViewController()
    SimulationHost(device: .iPhone15).setRoot(root)
    var told: [Bool] = []
    let interaction = UIHingeInteraction { _, update in told.append(update.hinge != nil) }
    root.view.addInteraction(interaction)
    #expect(told == [false])
    root.view.removeInteraction(interaction)
    #expect(told == [false])
  }

  @Test("nothing is reported while disabled, nor later; enabling reports the present state")
  func disabled() {
    var told: [UIHinge.Status] = []
    let interaction = UIHingeInteraction { _, update in
      if let hinge = update.hinge { told.append(hinge.status) }
    }
    interaction.isEnabled = false
    let root = UIViewController()
    let host = duo(.open, root: root)
    root.view.addInteraction(interaction)
    host.fold(to: .halfOpen)
    host.fold(to: .closed)
    #expect(told == [])
    interaction.isEnabled = true
    #expect(told == [.closed])
    interaction.isEnabled = true
    #expect(told == [.closed])
  }

  @Test("a view may override how interactions are added and removed")
  func overrides() {
    final class Own: UIView {
      var log: [String] = []
      override func addInteraction(_ interaction: any UIInteraction) {
        super.addInteraction(interaction)
        log.append("added")
      }
      override func removeInteraction(_ interaction: any UIInteraction) {
        super.removeInteraction(interaction)
        log.append("removed")
      }
    }
    let first = Own()
    let interaction = UIHingeInteraction { _, _ in }
    first.addInteraction(interaction)
    UIView().addInteraction(interaction)
    #expect(first.log == ["added", "removed"] && first.interactions.isEmpty)
  }

  @Test("hinges of equal state are equal")
  func equality() {
    let hinge = UIHinge(HingeState(status: .closed, angle: 0))
    #expect(hinge == UIHinge(HingeState(status: .closed, angle: 0)))
    #expect(hinge != UIHinge(HingeState(status: .closed, angle: 0.1)))
  }
}
