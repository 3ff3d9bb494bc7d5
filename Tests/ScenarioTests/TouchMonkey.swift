import Foundation
import TestSupport
import UIKit

@testable import Scenarios
@testable import Tateyoko

/// Performs a series of gestures on a screen, and checks the invariants after each.
@MainActor
struct TouchMonkey {
  let simulator: Simulator
  private var numbers: SeededGenerator
  /// The steps so far, to reproduce a failure.
  private(set) var steps: [String] = []

  private let bounds: CGRect
  private let safeArea: UIEdgeInsets

  init(_ simulator: Simulator, seed: UInt64) {
    self.simulator = simulator
    bounds = simulator.window.bounds
    safeArea = simulator.window.safeAreaInsets
    numbers = SeededGenerator(seed: seed)
  }

  private mutating func point() -> CGPoint {
    let bounds = simulator.window.bounds
    return CGPoint(
      x: CGFloat(Int.random(in: 0..<max(1, Int(bounds.width)), using: &numbers)),
      y: CGFloat(Int.random(in: 0..<max(1, Int(bounds.height)), using: &numbers)))
  }

  /// Performs one gesture; views that can't be touched are skipped.
  mutating func act() {
    let (start, end) = (point(), point())
    let kind = Int.random(in: 0..<12, using: &numbers)
    steps.append("\(kind) (\(start.x), \(start.y)) (\(end.x), \(end.y))")
    switch kind {
    case 0, 1, 2: try? simulator.tap(start)
    case 3: try? simulator.doubleTap(start)
    case 4: try? simulator.longPress(start)
    case 5, 6: try? simulator.pan(from: start, to: end, over: 0.3)
    case 7: try? simulator.swipe([.left, .right, .up, .down].randomElement(using: &numbers) ?? .up)
    case 8: try? simulator.pan(from: CGPoint(x: 3, y: start.y), to: end, over: 0.2)
    case 9:
      if end.x > start.x {
        try? simulator.pinch(start, scale: 1.5)
      } else {
        try? simulator.rotate(start, by: 1)
      }
    case 10:
      try? simulator.type("a1 ")
      simulator.press([.escape, .return, .delete, .tab].randomElement(using: &numbers) ?? .escape)
    default:
      // Two independent fingers, and an incoming call.
      try? simulator.putDown(finger: 0, on: start)
      simulator.advance(by: 0.1)
      try? simulator.putDown(finger: 1, on: end)
      simulator.move(finger: 0, to: end, over: 0.1)
      simulator.lift(finger: 1)
      simulator.cancelTouches()
    }
  }

  /// The violated invariants of the settled screen.
  func faults() -> [String] {
    _ = simulator.tree
    var faults = simulator.problems
    if simulator.host.touches.isTouched { faults.append("a finger is still on the screen") }
    for scroll in simulator.host.scrollViews() {
      if scroll.isTracking || scroll.isDragging || scroll.isDecelerating {
        faults.append("\(type(of: scroll)) doesn't rest")
      }
    }
    func visit(_ view: UIView) {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
        faults.append("\(type(of: recognizer)) is \(recognizer.state)")
      }
      if let control = view as? UIControl, control.isTracking || control.isHighlighted {
        faults.append("\(type(of: control)) is touched")
      }
      let frame = view.frame
      if !(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite) {
        faults.append("\(type(of: view)) has the frame \(frame)")
      }
      for inner in view.subviews { visit(inner) }
    }
    visit(simulator.window)
    return faults + placeFaults()
  }

  /// The rotation invariants that apply to any app: window and root keep their size, the screen its insets,
  /// and visible views are in the window.
  private func placeFaults() -> [String] {
    var faults: [String] = []
    let window = simulator.window
    if window.bounds != bounds { faults.append("the window has the bounds \(window.bounds)") }
    if window.safeAreaInsets.left != safeArea.left || window.safeAreaInsets.right != safeArea.right
      || window.safeAreaInsets.bottom != safeArea.bottom
    {
      faults.append("the window has the insets \(window.safeAreaInsets)")
    }
    guard var front = window.rootViewController else { return faults + ["there is no root"] }
    if front.presentedViewController == nil, front.view.frame.size != bounds.size {
      faults.append("the root has the frame \(front.view.frame)")
    }
    while let presented = front.presentedViewController { front = presented }
    var shown: UIViewController? = front
    while let controller = shown {
      if controller.view.window !== window {
        faults.append("\(type(of: controller)) is shown and not in the window")
      }
      shown =
        (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
    }
    return faults
  }
}
