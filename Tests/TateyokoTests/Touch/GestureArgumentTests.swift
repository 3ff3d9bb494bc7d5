import Foundation
import Testing
import UIKit

@testable import Tateyoko

@Suite("Invalid gesture arguments are errors that name the argument")
@MainActor
struct GestureArgumentTests {
  private final class Screen: UIViewController {
    var touches = 0
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Continue", for: .normal)
      button.addAction(UIAction { [unowned self] _ in touches += 1 }, for: .allTouchEvents)
      view.addSubview(button)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
      scroll.accessibilityIdentifier = "scroll"
      scroll.contentSize = CGSize(width: 300, height: 900)
      view.addSubview(scroll)
    }
  }

  private let simulator = Simulator(.iPhone15, os: "26.1")
  private let screen = Screen()

  init() { simulator.launch(screen) }

  /// A call with an argument of that name that makes no gesture.
  private func calls() -> [(name: String, make: () throws -> Void)] {
    let (simulator, nan, button) = (simulator, CGFloat.nan, "Continue")
    let place = CGPoint(x: 40, y: 300)
    var calls: [(String, () throws -> Void)] = []
    for count in [0, -1, 101, .min, .max] {
      calls.append(("count", { try simulator.tap(button, count: count) }))
      calls.append(("fingers", { try simulator.tap(button, fingers: count) }))
    }
    for time in [-0.1, .nan, .infinity, -.infinity, 1e9] {
      calls.append(("duration", { try simulator.longPress(button, for: time) }))
      calls.append(("duration", { try simulator.swipe(.up, on: button, over: time) }))
      calls.append(("duration", { try simulator.pan(from: button, to: place, over: time) }))
      calls.append(("hold", { try simulator.pan(from: button, to: place, hold: time) }))
      calls.append(("duration", { try simulator.pinch(button, scale: 2, over: time) }))
      calls.append(("duration", { try simulator.rotate(button, by: 1, over: time) }))
    }
    for number in [nan, .infinity, -.infinity, 1e300] {
      let point = CGPoint(x: 10, y: number)
      calls.append(("distance", { try simulator.swipe(.up, on: button, distance: number) }))
      calls.append(("end", { try simulator.pan(from: button, to: point) }))
      calls.append(("scale", { try simulator.pinch(button, scale: number) }))
      calls.append(("angle", { try simulator.rotate(button, by: number) }))
      calls.append(("offset", { try simulator.scroll("scroll", to: .offset(point)) }))
      calls.append(("target", { try simulator.tap(at: point) }))
      calls.append(("target", { try simulator.putDown(on: point) }))
    }
    calls.append(("distance", { try simulator.swipe(.up, on: button, distance: 0) }))
    calls.append(("distance", { try simulator.swipe(.up, on: button, distance: -20) }))
    calls.append(("direction", { try simulator.swipe([], on: button) }))
    calls.append(("scale", { try simulator.pinch(button, scale: 0) }))
    calls.append(("scale", { try simulator.pinch(button, scale: -2) }))
    return calls
  }

  @Test func aCallThatThrowsNamesItAndTouchesNothing() {
    for (number, call) in calls().enumerated() {
      let error = #expect(throws: TouchError.self, "\(number)") { try call.make() }
      let words = error.map { "\($0)" } ?? ""
      #expect(words.contains("“\(call.name)”") && words.hasSuffix(" is expected."), "\(words)")
    }
    #expect(screen.touches == 0)
  }

  @Test func aCallThatThrowsNothingReportsAnIssue() throws {
    let host = simulator.host
    let start = host.time
    try simulator.putDown(on: CGPoint(x: 40, y: 120))
    for seconds in [-1, .nan, .infinity] {
      simulator.advance(by: seconds)
      simulator.move(to: CGPoint(x: 60, y: 120), over: seconds)
    }
    simulator.move(to: CGPoint(x: Double.nan, y: 0))
    simulator.press(SimulatedKey(""))
    let issues = host.takeIssues().map(\.description)
    #expect(issues.count == 8)
    for name in [
      "“seconds” is -1.0", "“duration” is nan", "“point” is (nan, 0.0)", "“key” is empty",
    ] {
      #expect(issues.contains { $0.contains(name) }, "\(name)")
    }
    #expect(host.time == start)
    #expect(host.touches.place(of: 0) == CGPoint(x: 40, y: 120))
  }

  @Test func theLastValuesOfEachRangeAreGestures() throws {
    try simulator.tap("Continue", count: 2, fingers: 10)
    try simulator.longPress("Continue", for: 0)
    try simulator.pan(from: "scroll", to: CGPoint(x: 40, y: 250), over: 0)
    try simulator.pinch("scroll", scale: 0.05, over: 0)
    simulator.advance(by: 0)
    #expect(screen.touches > 0)
    #expect(simulator.host.issues.isEmpty)
  }
}
