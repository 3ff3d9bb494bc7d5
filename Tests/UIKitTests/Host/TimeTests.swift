import Testing
import UIKit

@testable import UIKit

@Suite("Simulated time")
@MainActor
struct TimeTests {
  let host: SimulationHost

  init() {
    host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(UIViewController())
  }

  @Test("E6: advancing runs pending work in order of time, then of scheduling")
  func order() {
    var order: [String] = []
    func note(_ name: String) { order.append("\(name) \(host.time)") }
    host.post(after: 0.5) { note("late") }
    host.post(after: 0.25) {
      note("early")
      host.post(after: 0.125) { note("from early") }
      host.post { note("at once") }
    }
    host.schedule(after: 0.25) { note("animation") }
    host.post(after: 2) { note("never") }
    host.advance(by: 1)
    #expect(
      order == [
        "early 0.25", "animation 0.25", "at once 0.25", "from early 0.375", "late 0.5",
      ])
    #expect(host.time == 1)
    host.advance(by: -3)
    host.advance(by: .nan)
    #expect(host.time == 1)
    host.advance(by: 1)
    #expect(order.last == "never 2.0")
    #expect(host.takeIssues().isEmpty)
  }

  @Test("settling runs the main queue's immediate blocks, and leaves delayed ones")
  func settling() {
    var order: [String] = []
    host.post { order.append("now") }
    host.post(after: 0.2) { order.append("later") }
    host.settle()
    #expect(order == ["now"])
    #expect(host.time == 0)
    // An animation takes time, during which the main queue continues.
    UIView.animate(withDuration: 0.3, animations: {}) { _ in order.append("moved") }
    host.post(after: 0.4) { order.append("much later") }
    host.settle()
    #expect(order == ["now", "later", "moved"])
    #expect(host.time == 0.3)
    host.advance(by: 0.1)
    #expect(order == ["now", "later", "moved", "much later"])
  }

  @Test("views are laid out between two points in time")
  func layoutBetween() {
    let view = UIView()
    host.window.rootViewController?.view.addSubview(view)
    let inner = Inner()
    view.addSubview(inner)
    host.settle()
    var widths: [CGFloat] = []
    host.post(after: 0.1) {
      view.frame.size.width = 70
      view.setNeedsLayout()
      inner.setNeedsLayout()
    }
    host.post(after: 0.2) { widths.append(inner.lastWidth) }
    host.advance(by: 0.2)
    #expect(widths == [70])
  }

  @Test("blocks of the main queue run within a turn, at their own time")
  func turning() {
    var order: [String] = []
    host.post(after: 0.2) { [host] in
      order.append("block \(host.geometry.size.width) \(host.coordinator != nil)")
    }
    host.post(after: 0.5) { order.append("later") }
    host.turn(to: .landscapeLeft)
    #expect(order == ["block 667.0 true"])
    #expect(host.time == 0.4)
  }

  @Test("a block that reposts itself endlessly is cut off, and reported as an issue")
  func endless() {
    var count = 0
    func again() {
      count += 1
      host.post { again() }
    }
    again()
    host.settle()
    #expect(count > 1000 && count < 100_000)
    #expect(host.takeIssues().map(\.location) == ["Time"])
    // A slow repetition isn't a fault.
    var ticks = 0
    let fresh = SimulationHost(device: .iPhone8, os: "12.0")
    func steady() {
      ticks += 1
      fresh.post(after: 1.0 / 64) { steady() }
    }
    steady()
    fresh.advance(by: 600)
    #expect(ticks == 600 * 64 + 1)
    #expect(fresh.takeIssues().isEmpty)
  }

  private final class Inner: UIView {
    var lastWidth: CGFloat = -1
    override func layoutSubviews() {
      super.layoutSubviews()
      lastWidth = superview?.bounds.width ?? -1
    }
  }
}
