import Devices
import Testing

@testable import UIKit

@MainActor
struct HingeTests {
  private let host = SimulationHost(device: .iPhone15, os: "26.0")
  private let root = UIViewController()

  init() {
    host.setRoot(root)
  }

  private func move(_ status: UIHinge.Status, _ angle: CGFloat) {
    let old = host.surroundings
    host.surroundings.hinge = HingeState(status: status, angle: angle)
    host.surroundingsDidChange(from: old)
  }

  @Test("the raw values are Apple's")
  func rawValues() {
    #expect(UIHinge.Status.unknown.rawValue == 0)
    #expect(UIHinge.Status.closed.rawValue == 1)
    #expect(UIHinge.Status.partiallyOpen.rawValue == 2)
    #expect(UIHinge.Status.fullyOpen.rawValue == 3)
  }

  @Test("an interaction hears of the hinge on coming into a window, on moves, and on leaving")
  func updates() {
    var told: [String] = []
    let interaction = UIHingeInteraction { _, update in
      told.append(update.hinge.map { "\($0.status) \($0.angle)" } ?? "none")
    }
    move(.fullyOpen, 3)
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view && told == [])
    root.view.addSubview(view)
    #expect(told == ["fullyOpen 3.0"])
    move(.partiallyOpen, 2)
    move(.partiallyOpen, 2)
    #expect(told == ["fullyOpen 3.0", "partiallyOpen 2.0"])
    view.removeFromSuperview()
    #expect(told.last == "none" && told.count == 3)
    move(.closed, 0)
    #expect(told.count == 3)
    root.view.addInteraction(interaction)
    #expect(told.last == "closed 0.0" && view.interactions.isEmpty)
    #expect(interaction.view === root.view)
    root.view.removeInteraction(interaction)
    #expect(interaction.view == nil && told.last == "none")
  }

  @Test("a device without a hinge says so once")
  func withoutHinge() {
    var told: [Bool] = []
    let interaction = UIHingeInteraction { _, update in told.append(update.hinge != nil) }
    root.view.addInteraction(interaction)
    #expect(told == [false])
    root.view.removeInteraction(interaction)
    #expect(told == [false])
  }

  @Test("while disabled nothing is told, nor later; enabled again, the present state is")
  func disabled() {
    var told: [UIHinge.Status] = []
    let interaction = UIHingeInteraction { _, update in
      if let hinge = update.hinge { told.append(hinge.status) }
    }
    interaction.isEnabled = false
    move(.fullyOpen, 3)
    root.view.addInteraction(interaction)
    move(.partiallyOpen, 2)
    move(.closed, 0)
    #expect(told == [])
    interaction.isEnabled = true
    #expect(told == [.closed])
    interaction.isEnabled = true
    #expect(told == [.closed])
  }

  @Test("hinges of equal state are equal")
  func equality() {
    let hinge = UIHinge(HingeState(status: .closed, angle: 0))
    #expect(hinge == UIHinge(HingeState(status: .closed, angle: 0)))
    #expect(hinge != UIHinge(HingeState(status: .closed, angle: 0.1)))
  }
}
