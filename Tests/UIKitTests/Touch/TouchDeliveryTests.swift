import Foundation
import Testing

@testable import UIKit

@Suite("Touches reach the views under them")
@MainActor
struct TouchDeliveryTests {
  private let bench = TouchBench()
  private let log = TouchLog()

  private func note(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> TouchNoteView {
    let view = TouchNoteView(frame: frame)
    view.log = log
    view.name = name
    (parent ?? bench.view).addSubview(view)
    return view
  }

  @Test("the frontmost view gets the touch, with its positions and times")
  func place() {
    let back = note("back", CGRect(x: 0, y: 0, width: 200, height: 200))
    let front = note("front", CGRect(x: 50, y: 50, width: 100, height: 100))
    bench.down(60, 70)
    let touch = bench.host.touches.touches.first
    #expect(touch?.view === front)
    #expect(touch?.window === front.window)
    #expect(touch?.location(in: front) == CGPoint(x: 10, y: 20))
    #expect(touch?.location(in: nil) == CGPoint(x: 60, y: 70))
    #expect(touch?.phase == .began)
    bench.move(65, 70)
    #expect(touch?.location(in: front) == CGPoint(x: 15, y: 20))
    #expect(touch?.previousLocation(in: back) == CGPoint(x: 60, y: 70))
    #expect(touch?.timestamp == bench.host.time)
    bench.up()
    #expect(log.take() == ["front began", "front moved", "front ended"])
    #expect(!bench.host.touches.isTouched)
  }

  @Test("hidden, clear and disabled views let touches through; edges belong to one side")
  func passing() {
    _ = note("back", CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = note("front", CGRect(x: 0, y: 0, width: 50, height: 50))
    front.isHidden = true
    bench.tap(10, 10)
    front.isHidden = false
    front.alpha = 0.009
    bench.tap(10, 10)
    front.alpha = 0.011
    bench.tap(10, 10)
    front.isUserInteractionEnabled = false
    bench.tap(10, 10)
    front.isUserInteractionEnabled = true
    bench.tap(50, 10)
    bench.tap(49, 0)
    #expect(
      log.take() == [
        "back began", "back ended", "back began", "back ended", "front began", "front ended",
        "back began", "back ended", "back began", "back ended", "front began", "front ended",
      ])
    bench.view.window?.isUserInteractionEnabled = false
    #expect(!bench.down(10, 10))
    #expect(log.take().isEmpty)
  }

  @Test("taps in quick succession at one place are counted")
  func counting() {
    let view = note("view", CGRect(x: 0, y: 0, width: 300, height: 300))
    bench.down(10, 10)
    #expect(bench.host.touches.touches.first?.tapCount == 1)
    bench.up(after: 0.1)
    bench.host.advance(by: 0.1)
    bench.down(12, 10)
    #expect(bench.host.touches.touches.first?.tapCount == 2)
    bench.up()
    bench.down(100, 100)
    #expect(bench.host.touches.touches.first?.tapCount == 1)
    bench.up()
    bench.host.advance(by: 0.4)
    bench.down(100, 100)
    #expect(bench.host.touches.touches.first?.tapCount == 1)
    #expect(view.window != nil)
  }

  @Test("a view takes one touch unless it allows more, and exclusive views are alone")
  func several() {
    let one = note("one", CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = note("two", CGRect(x: 100, y: 0, width: 100, height: 100))
    bench.down(10, 10)
    bench.down(20, 20, finger: 1)
    bench.down(120, 20, finger: 2)
    for finger in 0...2 { bench.up(finger: finger) }
    #expect(log.take() == ["one began", "two began", "one ended", "two ended"])
    one.isMultipleTouchEnabled = true
    bench.down(10, 10)
    bench.down(20, 20, finger: 1)
    bench.up()
    bench.up(finger: 1)
    #expect(log.take() == ["one began", "one began", "one ended", "one ended"])
    one.isExclusiveTouch = true
    bench.down(10, 10)
    bench.down(120, 20, finger: 1)
    bench.up()
    bench.up(finger: 1)
    bench.down(120, 20)
    bench.down(10, 10, finger: 1)
    bench.up()
    bench.up(finger: 1)
    #expect(log.take() == ["one began", "one ended", "two began", "two ended"])
  }

  @Test("windows see events first, and may keep them")
  func sending() {
    final class Guard: UIWindow {
      var count = 0
      var keeps = false
      override func sendEvent(_ event: UIEvent) {
        count += 1
        if !keeps { super.sendEvent(event) }
      }
    }
    let window = Guard(frame: bench.host.geometry.bounds)
    window.windowLevel = .alert
    window.isHidden = false
    let view = TouchNoteView(frame: window.bounds)
    (view.log, view.name) = (log, "view")
    window.addSubview(view)
    bench.tap(10, 10)
    #expect(window.count == 2)
    #expect(log.take() == ["view began", "view ended"])
    window.keeps = true
    bench.tap(10, 10)
    #expect(window.count == 4)
    #expect(log.take().isEmpty)
  }

  @Test("a control sends its events as a touch enters, leaves and comes back")
  func control() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    bench.view.addSubview(button)
    for (bit, name) in ["down", "repeat", "inside", "outside", "enter", "exit", "up", "upOut"]
      .enumerated()
    {
      button.addAction(
        UIAction { [log] _ in log.lines.append(name) },
        for: UIControl.Event(rawValue: 1 << UInt(bit)))
    }
    bench.down(110, 110)
    #expect(button.isHighlighted && button.isTracking)
    bench.move(120, 110)
    bench.move(300, 110)
    #expect(!button.isHighlighted)
    bench.move(120, 110)
    bench.up()
    #expect(!button.isTracking)
    #expect(
      log.take() == [
        "down", "inside", "outside", "exit", "inside", "enter", "up",
      ])
    bench.host.advance(by: 1)
    bench.down(110, 110)
    bench.move(300, 110)
    bench.up()
    #expect(log.take() == ["down", "outside", "exit", "upOut"])
  }

  @Test("switches, segments, dots and fields respond to taps")
  func controls() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame = CGRect(x: 20, y: 160, width: 200, height: 32)
    segments.selectedSegmentIndex = 0
    let dots = UIPageControl(frame: CGRect(x: 20, y: 220, width: 200, height: 26))
    dots.numberOfPages = 3
    let field = UITextField(frame: CGRect(x: 20, y: 280, width: 200, height: 34))
    for (name, control) in [("toggle", toggle), ("segments", segments), ("dots", dots)]
      as [(String, UIControl)]
    {
      bench.view.addSubview(control)
      control.addAction(UIAction { [log] _ in log.lines.append(name) }, for: .valueChanged)
    }
    bench.view.addSubview(field)
    bench.host.settle()
    bench.tap(40, 115)
    #expect(toggle.isOn)
    bench.tap(180, 176)
    #expect(segments.selectedSegmentIndex == 1)
    bench.tap(180, 176)
    bench.tap(200, 233)
    #expect(dots.currentPage == 1)
    bench.tap(30, 233)
    #expect(dots.currentPage == 0)
    #expect(log.take() == ["toggle", "segments", "dots", "dots"])
    bench.tap(100, 297)
    #expect(field.isFirstResponder)
  }
}
