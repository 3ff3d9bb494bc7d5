import Foundation
import Testing

@testable import UIKit

@Suite("Touches, keys and motion sent by a test")
@MainActor
struct TouchTests {
  /// A touch at a position in a window.
  private final class Finger: UITouch {
    var place = CGPoint.zero
    var taps = 1
    override var tapCount: Int { taps }

    override func location(in view: UIView?) -> CGPoint {
      guard let view, let window = view.window else { return place }
      return view.convert(place, from: window)
    }
  }

  private final class Listener: UIViewController {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("release")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append(motion == .motionShake ? "shake" : "motion")
    }
  }

  private let host = SimulationHost(device: .iPhone8, os: "12.0")

  @Test("events that a responder doesn't handle go up the chain")
  func forwarding() {
    let controller = Listener()
    let view = UIView()
    controller.view.addSubview(view)
    let finger = Finger()
    view.touchesBegan([finger], with: nil)
    view.touchesMoved([finger], with: nil)
    view.touchesEnded([finger], with: nil)
    view.touchesCancelled([finger], with: nil)
    view.pressesBegan([UIPress()], with: UIPressesEvent())
    view.pressesEnded([UIPress()], with: nil)
    view.motionEnded(.motionShake, with: UIEvent())
    #expect(
      controller.heard == ["began", "moved", "ended", "cancelled", "press", "release", "shake"])
  }

  /// A button of 40 × 40 points at (100, 100) of a window, and the events that it sends.
  private func shownButton() -> (UIButton, () -> [UIControl.Event.RawValue]) {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    host.window.addSubview(button)
    final class Log { var events: [UInt] = [] }
    let log = Log()
    for bit in [0, 1, 2, 3, 4, 5, 6, 7, 8] as [UInt] {
      let event = UIControl.Event(rawValue: 1 << bit)
      button.addAction(UIAction { _ in log.events.append(event.rawValue) }, for: event)
    }
    return (button, { log.events })
  }

  @Test("a control tracks a touch that leaves it and comes back")
  func tracking() {
    let (button, events) = shownButton()
    let finger = Finger()
    finger.place = CGPoint(x: 110, y: 110)
    button.touchesBegan([finger], with: nil)
    #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
    finger.place.x = 200  // within 70 points of the edge at 140
    button.touchesMoved([finger], with: nil)
    #expect(button.isTouchInside)
    finger.place.x = 211
    button.touchesMoved([finger], with: nil)
    #expect(!button.isTouchInside && !button.isHighlighted && button.isTracking)
    button.touchesMoved([finger], with: nil)
    finger.place.x = 120
    button.touchesMoved([finger], with: nil)
    button.touchesEnded([finger], with: nil)
    #expect(!button.isTracking && !button.isHighlighted)
    let expected: [UIControl.Event] = [
      .touchDown, .touchDragInside, .touchDragOutside, .touchDragExit, .touchDragOutside,
      .touchDragInside, .touchDragEnter, .touchUpInside,
    ]
    #expect(Set(events()) == Set(expected.map(\.rawValue)))
    #expect(events().count == expected.count)
    #expect(events().first == UIControl.Event.touchDown.rawValue)
    #expect(events().last == UIControl.Event.touchUpInside.rawValue)
  }

  @Test("a touch that ends outside or is cancelled sends other events")
  func otherEnds() {
    let (button, events) = shownButton()
    let finger = Finger()
    finger.taps = 2
    finger.place = CGPoint(x: 110, y: 110)
    button.touchesBegan([finger], with: nil)
    #expect(
      Set(events())
        == [UIControl.Event.touchDown.rawValue, UIControl.Event.touchDownRepeat.rawValue])
    finger.place = .zero
    button.touchesEnded([finger], with: nil)
    #expect(events().last == UIControl.Event.touchUpOutside.rawValue)
    finger.place = CGPoint(x: 110, y: 110)
    button.touchesBegan([finger], with: nil)
    button.touchesCancelled([finger], with: nil)
    #expect(events().last == UIControl.Event.touchCancel.rawValue)
    let count = events().count
    button.isEnabled = false
    button.touchesBegan([finger], with: nil)
    #expect(!button.isTracking)
    #expect(events().count == count)
  }

  @Test("a subclass decides how long a touch is tracked")
  func ownTracking() {
    final class Knob: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return touch.location(in: self).x > 5
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return calls.count < 4
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.window.addSubview(knob)
    let finger = Finger()
    knob.touchesBegan([finger], with: nil)
    #expect(!knob.isTracking)
    finger.place.x = 10
    knob.touchesBegan([finger], with: nil)
    knob.touchesMoved([finger], with: nil)
    #expect(knob.isTracking)
    knob.touchesMoved([finger], with: nil)
    #expect(!knob.isTracking)
    knob.touchesEnded([finger], with: nil)
    #expect(knob.calls == ["begin", "begin", "continue", "continue"])
    knob.calls = []
    knob.touchesBegan([finger], with: nil)
    knob.touchesEnded([finger], with: nil)
    #expect(knob.calls == ["begin", "end"])
    knob.touchesBegan([finger], with: nil)
    knob.touchesCancelled([finger], with: nil)
    #expect(knob.calls == ["begin", "end", "begin", "cancel"])
  }

  @Test("an event selects the touches of a view and of a window")
  func touchesOfEvent() {
    final class Placed: UITouch {
      weak var owner: UIView?
      override var view: UIView? { owner }
    }
    final class Batch: UIEvent {
      var batch: Set<UITouch> = []
      override var allTouches: Set<UITouch>? { batch }
    }
    let view = UIView()
    host.window.addSubview(view)
    let touch = Placed()
    touch.owner = view
    let event = Batch()
    event.batch = [touch, Placed()]
    #expect(event.touches(for: view) == [touch])
    #expect(event.touches(for: host.window) == [touch])
    #expect(event.touches(for: UIView()) == [])
    #expect(event.type == .touches)
    #expect(UIEvent().allTouches == nil)
    #expect(UIPressesEvent().type == .presses)
  }
}
