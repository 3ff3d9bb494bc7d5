import Foundation

@testable import UIKit

/// A screen that receives touches, one event at a time.
@MainActor
final class TouchBench {
  let host: SimulationHost
  let controller = UIViewController()
  private var places: [Int: CGPoint] = [:]

  init(_ host: SimulationHost = SimulationHost(device: .iPhone15, os: "26.1")) {
    self.host = host
    host.setRoot(controller)
  }

  var view: UIView { controller.view }

  @discardableResult
  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) -> Bool {
    send(finger, .began, CGPoint(x: x, y: y))
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, after time: TimeInterval = 1.0 / 60) {
    host.advance(by: time)
    send(finger, .moved, CGPoint(x: x, y: y))
  }

  /// Moves several fingers, numbered in order, in one event.
  func move(to ends: [CGPoint], after time: TimeInterval = 1.0 / 60) {
    host.advance(by: time)
    for (finger, end) in ends.enumerated() { places[finger] = end }
    host.touches.send(ends.enumerated().map { .init($0, .moved, at: $1) })
    host.advance(by: 0)
  }

  func up(finger: Int = 0, after time: TimeInterval = 0) {
    if time > 0 { host.advance(by: time) }
    send(finger, .ended, places[finger] ?? .zero)
  }

  func cancel(finger: Int = 0) { send(finger, .cancelled, places[finger] ?? .zero) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(after: 0.1)
  }

  /// Drags in equal steps of a 60th of a second.
  func drag(from start: CGPoint, to end: CGPoint, frames: Int, lifts: Bool = true) {
    down(start.x, start.y)
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    if lifts { up() }
  }

  @discardableResult
  private func send(_ finger: Int, _ phase: UITouch.Phase, _ place: CGPoint) -> Bool {
    places[finger] = place
    let isOnView = host.touches.send([.init(finger, phase, at: place)])
    host.advance(by: 0)
    return isOnView
  }
}

/// Records its notifications, in order.
@MainActor
final class TouchLog {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// A method that records a recognizer's state under a name.
  func selector(_ name: String) -> (TouchLogTarget, Selector) {
    (TouchLogTarget(self, name), TouchLogTarget.act)
  }
}

@MainActor
final class TouchLogTarget: NSObject {
  let log: TouchLog
  let name: String

  init(_ log: TouchLog, _ name: String) {
    self.log = log
    self.name = name
    super.init()
  }

  static let act = Selector("act:") { target, sender in
    guard let target = target as? TouchLogTarget,
      let recognizer = sender as? UIGestureRecognizer
    else { return }
    target.log.lines.append("\(target.name) \(recognizer.state)")
  }
}

/// A view that records its touches.
final class TouchNoteView: UIView {
  var log: TouchLog?
  var name = ""

  private func note(_ what: String, _ touches: Set<UITouch>) {
    log?.lines.append("\(name) \(what)\(touches.count > 1 ? " \(touches.count)" : "")")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}
