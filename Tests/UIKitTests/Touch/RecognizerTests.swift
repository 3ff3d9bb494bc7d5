import Foundation
import Testing

@testable import UIKit

@Suite("Recognizers follow touches, and compete")
@MainActor
struct RecognizerTests {
  private let bench = TouchBench()
  private let log = TouchLog()
  private let view = TouchNoteView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private let keep = Keeper()

  /// Retains the targets.
  private final class Keeper { var targets: [TouchLogTarget] = [] }

  init() {
    view.log = log
    view.name = "view"
    bench.view.addSubview(view)
  }

  @discardableResult
  private func add<R: UIGestureRecognizer>(_ name: String, _ recognizer: R, to other: UIView? = nil)
    -> R
  {
    let (target, action) = log.selector(name)
    keep.targets.append(target)
    recognizer.addTarget(target, action: action)
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("a tap is recognized on touch up, and takes the touch from the view")
  func tap() {
    let tap = add("tap", UITapGestureRecognizer())
    bench.down(50, 150)
    #expect(tap.state == .possible)
    bench.up(after: 0.1)
    #expect(log.take() == ["view began", "tap ended", "view cancelled"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: view) == CGPoint(x: 50, y: 50))
    bench.down(50, 150)
    bench.move(50, 161)
    bench.up()
    #expect(log.take() == ["view began", "view moved", "view ended"])
    tap.cancelsTouchesInView = false
    bench.host.advance(by: 1)
    bench.tap(50, 150)
    #expect(log.take() == ["view began", "tap ended", "view ended"])
  }

  @Test("a double tap waits for the second one, and fails after 0.35 s")
  func doubleTap() {
    let double = add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    bench.tap(50, 150)
    #expect(log.take() == ["view began"])
    bench.host.advance(by: 0.3)
    #expect(log.take().isEmpty)
    bench.host.advance(by: 0.1)
    #expect(log.take() == ["view ended"])
    bench.host.advance(by: 1)
    bench.tap(50, 150)
    bench.host.advance(by: 0.1)
    bench.tap(50, 150)
    #expect(log.take().filter { $0.hasPrefix("double") } == ["double ended"])
  }

  @Test("a single tap waits for a required double tap to fail, and comes first otherwise")
  func requirement() {
    let double = add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    let single = add("single", UITapGestureRecognizer())
    bench.tap(50, 150)
    #expect(log.take().contains("single ended"))
    bench.host.advance(by: 1)
    _ = log.take()
    single.require(toFail: double)
    bench.tap(50, 150)
    #expect(!log.take().contains("single ended"))
    bench.host.advance(by: 0.4)
    #expect(log.take().contains("single ended"))
    bench.host.advance(by: 1)
    bench.tap(50, 150)
    bench.host.advance(by: 0.1)
    bench.tap(50, 150)
    bench.host.advance(by: 1)
    #expect(log.take().filter { $0.contains("ended") } == ["double ended"])
  }

  @Test("a long press begins after half a second at one place")
  func longPress() {
    add("press", UILongPressGestureRecognizer())
    bench.down(50, 150)
    bench.host.advance(by: 0.49)
    #expect(log.take() == ["view began"])
    bench.host.advance(by: 0.02)
    #expect(log.take() == ["press began", "view cancelled"])
    bench.move(80, 150)
    bench.up()
    #expect(log.take() == ["press changed", "press ended"])
    bench.down(50, 150)
    bench.move(50, 161)
    bench.host.advance(by: 1)
    bench.up()
    #expect(!log.take().contains("press began"))
  }

  @Test("a pan begins at 10 points, which its translation excludes")
  func pan() {
    let pan = add("pan", UIPanGestureRecognizer())
    bench.down(50, 150)
    bench.move(59, 150)
    #expect(log.take() == ["view began", "view moved"])
    bench.move(62, 150)
    #expect(log.take() == ["pan began", "view cancelled"])
    #expect(pan.translation(in: view).x == 2)
    bench.move(72, 155)
    #expect(pan.translation(in: view) == CGPoint(x: 12, y: 5))
    pan.setTranslation(.zero, in: view)
    bench.move(82, 155)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    bench.move(92, 155)
    #expect(abs(pan.velocity(in: view).x - 600) < 1)
    bench.up()
    #expect(log.take() == ["pan changed", "pan changed", "pan changed", "pan ended"])
    bench.down(50, 150)
    bench.move(80, 150)
    bench.cancel()
    #expect(log.take() == ["view began", "pan began", "view cancelled", "pan cancelled"])
  }

  @Test("a swipe needs its direction, its length and less than half a second")
  func swipe() {
    add("swipe", UISwipeGestureRecognizer())
    bench.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 150, y: 150), frames: 6)
    #expect(log.take().contains("swipe ended"))
    bench.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 50, y: 150), frames: 6)
    #expect(!log.take().contains("swipe ended"))
    bench.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 75, y: 150), frames: 6)
    #expect(!log.take().contains("swipe ended"))
    bench.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 66, y: 150), frames: 40)
    #expect(!log.take().contains("swipe ended"))
  }

  @Test("a pinch and a rotation begin as measured")
  func twoFingers() {
    let pinch = add("pinch", UIPinchGestureRecognizer())
    bench.down(100, 150)
    bench.down(200, 150, finger: 1)
    bench.move(208, 150, finger: 1)
    #expect(!log.take().contains("pinch began"))
    bench.move(210, 150, finger: 1)
    #expect(log.take().contains("pinch began"))
    #expect(abs(pinch.scale - 110.0 / 108) < 1e-9)
    bench.up()
    bench.up(finger: 1)
    view.removeGestureRecognizer(pinch)
    _ = log.take()
    let turn = add("turn", UIRotationGestureRecognizer())
    bench.down(100, 200)
    bench.down(200, 200, finger: 1)
    func place(_ degrees: CGFloat) -> CGPoint {
      let angle = degrees * .pi / 180
      return CGPoint(x: 100 + 100 * cos(angle), y: 200 + 100 * sin(angle))
    }
    bench.move(place(9).x, place(9).y, finger: 1)
    #expect(!log.take().contains("turn began"))
    bench.move(place(10).x, place(10).y, finger: 1)
    #expect(log.take().contains("turn began"))
    #expect(abs(turn.rotation - 5 * .pi / 180) < 1e-9)
    bench.move(place(45).x, place(45).y, finger: 1)
    #expect(abs(turn.rotation - 40 * .pi / 180) < 1e-9)
  }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  @Test("one gesture prevents others, unless a delegate allows both")
  func delegates() {
    let judge = Judge()
    let outer = add("outer", UIPanGestureRecognizer(), to: bench.view)
    let inner = add("inner", UIPanGestureRecognizer())
    inner.delegate = judge
    let way = (CGPoint(x: 50, y: 150), CGPoint(x: 100, y: 150))
    func pans() -> [String] {
      bench.drag(from: way.0, to: way.1, frames: 2)
      bench.host.advance(by: 1)
      return log.take().filter { $0.hasSuffix("began") && !$0.hasPrefix("view") }
    }
    #expect(pans() == ["inner began"])
    judge.together = true
    #expect(pans() == ["inner began", "outer began"])
    judge.begins = false
    #expect(pans() == ["outer began"])
    judge.begins = true
    judge.receives = false
    #expect(pans() == ["outer began"])
    judge.receives = true
    judge.together = false
    outer.isEnabled = false
    inner.isEnabled = false
    #expect(pans() == [])
  }

  @Test("a recognizer may delay the view's touches")
  func delays() {
    let pan = add("pan", UIPanGestureRecognizer())
    pan.delaysTouchesBegan = true
    bench.down(50, 150)
    #expect(log.take().isEmpty)
    bench.up(after: 0.1)
    #expect(log.take() == ["view began", "view ended"])
    bench.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 90, y: 150), frames: 2)
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
  }

  @Test("a button keeps single taps from its superviews")
  func buttons() {
    add("tap", UITapGestureRecognizer())
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { [log] _ in log.lines.append("button") }, for: .touchUpInside)
    view.addSubview(button)
    bench.tap(20, 120)
    #expect(log.take() == ["button"])
    button.isEnabled = false
    bench.tap(20, 120)
    #expect(log.take() == ["tap ended"])
  }

  @Test("an edge drag begins at the edge and moves inwards")
  func edge() {
    let edge = add("edge", UIScreenEdgePanGestureRecognizer(), to: bench.view)
    edge.edges = .left
    bench.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 60, y: 500), frames: 3)
    #expect(log.take().first == "edge began")
    bench.drag(from: CGPoint(x: 40, y: 500), to: CGPoint(x: 100, y: 500), frames: 3)
    bench.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 8, y: 560), frames: 3)
    #expect(log.take().isEmpty)
  }

  @Test("a view deallocated during a gesture ends it")
  func leaving() {
    var gone: UIView? = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    if let gone {
      add("pan", UIPanGestureRecognizer(), to: gone)
      bench.view.addSubview(gone)
    }
    bench.down(10, 510)
    bench.move(60, 510)
    #expect(log.take() == ["pan began"])
    gone?.gestureRecognizers = []
    gone?.removeFromSuperview()
    gone = nil
    bench.move(90, 510)
    bench.up()
    #expect(log.take().isEmpty)
  }

  @Test("a drag waiting for a swipe to fail begins once, with its full translation")
  func dragAfterSwipe() {
    let pan = add("pan", UIPanGestureRecognizer())
    let swipe = UISwipeGestureRecognizer()
    view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    bench.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 80, y: 150), frames: 60)
    let calls = log.take().filter { $0.hasPrefix("pan") }
    #expect(calls.filter { $0 == "pan began" }.count == 1 && calls.last == "pan ended")
  }

  @Test("a lifted finger no longer counts, and leaving isn't a move")
  func liftedFinger() {
    let pan = add("pan", UIPanGestureRecognizer())
    view.isMultipleTouchEnabled = true
    bench.down(50, 150)
    bench.down(150, 150, finger: 1)
    bench.up(finger: 1)
    bench.move(52, 150)
    #expect(!log.take().contains("pan began"))
    bench.move(70, 150)
    #expect(log.take().contains("pan began"))
    #expect(pan.translation(in: view).x == 10)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.location(in: view) == CGPoint(x: 70, y: 50))
    // The velocity is the finger's own: 18 points in a sixtieth of a second after 2 in the previous one.
    #expect(pan.velocity(in: view).x > 0 && pan.velocity(in: view).x < 1100)
    bench.up()
  }

  @Test("taps far apart aren't a double tap, and two simultaneous fingers tap once each")
  func farTaps() {
    let double = add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    bench.tap(10, 150)
    bench.host.advance(by: 0.1)
    bench.tap(290, 150)
    bench.host.advance(by: 1)
    #expect(!log.take().contains("double ended"))
    view.isMultipleTouchEnabled = true
    bench.down(50, 150)
    bench.down(70, 150, finger: 1)
    #expect(bench.host.touches.touches.map(\.tapCount) == [1, 1])
    bench.up()
    bench.up(finger: 1)
  }

  @Test("a long press with two fingers fails when one of them leaves")
  func longPressOfTwo() {
    let press = add("press", UILongPressGestureRecognizer())
    press.numberOfTouchesRequired = 2
    view.isMultipleTouchEnabled = true
    bench.down(50, 150)
    bench.down(80, 150, finger: 1)
    bench.host.advance(by: 0.3)
    bench.up(finger: 1)
    bench.host.advance(by: 0.5)
    #expect(!log.take().contains("press began"))
    bench.up()
  }
}
