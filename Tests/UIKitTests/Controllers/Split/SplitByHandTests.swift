import Devices
import Testing

@testable import UIKit

@Suite("Split view gestures")
@MainActor
struct SplitByHandTests {
  @MainActor
  final class Bench {
    let host: SimulationHost
    let controller: UISplitViewController
    let content = UIViewController()

    init(
      _ style: UISplitViewController.Style = .doubleColumn, _ device: Device = .iPadPro11,
      isMirrored: Bool = false
    ) {
      host = SimulationHost(device: device, os: "17.0")
      controller = UISplitViewController(style: style)
      if isMirrored { controller.primaryEdge = .trailing }
      controller.setViewController(UIViewController(), for: .primary)
      if style == .tripleColumn {
        controller.setViewController(UIViewController(), for: .supplementary)
      }
      controller.setViewController(content, for: .secondary)
      host.setRoot(controller)
    }

    func drag(_ from: CGFloat, _ to: CGFloat, y: CGFloat = 500, seconds: Double = 0.2) {
      host.touches.send([.init(0, .began, at: CGPoint(x: from, y: y))])
      for step in 1...10 {
        host.advance(by: seconds / 10)
        let x = from + (to - from) * CGFloat(step) / 10
        host.touches.send([.init(0, .moved, at: CGPoint(x: x, y: y))])
      }
      host.touches.send([.init(0, .ended, at: CGPoint(x: to, y: y))])
      host.settle()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
      host.touches.send([.init(0, .began, at: CGPoint(x: x, y: y))])
      host.advance(by: 0.1)
      host.touches.send([.init(0, .ended, at: CGPoint(x: x, y: y))])
      host.settle()
    }
  }

  @Test("a drag from the edge shows the column, a tap next to it hides it, without a button")
  func overlay() {
    let bench = Bench()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 500, y: 450, width: 200, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    bench.content.view.addSubview(button)
    #expect(bench.controller.displayMode == .secondaryOnly)
    bench.tap(600, 500)
    #expect(taps == 1)
    bench.drag(2, 200)
    #expect(bench.controller.displayMode == .oneOverSecondary)
    bench.tap(100, 500)
    #expect(bench.controller.displayMode == .oneOverSecondary)
    bench.tap(600, 500)
    #expect(bench.controller.displayMode == .secondaryOnly && taps == 1)
    bench.tap(600, 500)
    #expect(taps == 2)
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("a swipe pushes it out; drags elsewhere, or with the gesture disabled, do nothing")
  func swipes() {
    let bench = Bench()
    bench.drag(400, 700)
    #expect(bench.controller.displayMode == .secondaryOnly)
    bench.drag(2, 200)
    bench.drag(300, 40)
    #expect(bench.controller.displayMode == .secondaryOnly)
    bench.controller.presentsWithGesture = false
    bench.drag(2, 200)
    #expect(bench.controller.displayMode == .secondaryOnly)
    let phone = Bench(.doubleColumn, .iPhone15)
    phone.drag(2, 200)
    #expect(phone.controller.isCollapsed)
    #expect(phone.host.takeIssues().isEmpty)
  }

  @Test("of three columns the supplementary one comes first")
  func triple() {
    let bench = Bench(.tripleColumn)
    #expect(bench.controller.displayMode == .secondaryOnly)
    bench.drag(2, 200)
    #expect(bench.controller.displayMode == .oneOverSecondary)
    bench.drag(2, 200)
    #expect(bench.controller.displayMode == .twoOverSecondary)
    bench.drag(2, 200)
    #expect(bench.controller.displayMode == .twoOverSecondary)
  }

  @Test("on the other side if the primary column is there, and next to the content in landscape")
  func sides() {
    let bench = Bench(isMirrored: true)
    bench.drag(2, 200)
    #expect(bench.controller.displayMode == .secondaryOnly)
    bench.drag(832, 600)
    #expect(bench.controller.displayMode == .oneOverSecondary)
    bench.host.turn(to: .landscapeLeft)
    #expect(bench.controller.displayMode == .oneBesideSecondary)
    bench.tap(300, 400)
    #expect(bench.controller.displayMode == .oneBesideSecondary)
    bench.controller.hide(.primary)
    bench.host.settle()
    bench.drag(1192, 900, y: 400)
    #expect(bench.controller.displayMode == .oneBesideSecondary)
    #expect(bench.host.takeIssues().isEmpty)
  }
}
