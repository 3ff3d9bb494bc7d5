import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Scrolling by touch")
@MainActor
struct ScrollingByHandTests {
  private final class Ear: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var target: CGPoint?
    var proposed = CGPoint.zero
    var velocity = CGPoint.zero
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if calls.last != "scroll" { calls.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("will end")
      proposed = targetContentOffset.pointee
      self.velocity = velocity
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will coast") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("did coast") }
  }

  private let bench = TouchBench()
  private let scroll = UIScrollView()
  private let ear = Ear()

  init() {
    scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 10_000)
    scroll.delegate = ear
    bench.view.addSubview(scroll)
    bench.host.settle()
  }

  @Test("content follows the drag after 10 points")
  func slop() {
    scroll.contentOffset.y = 1000
    bench.down(200, 600)
    bench.move(200, 592)
    #expect(scroll.isTracking && !scroll.isDragging)
    #expect(scroll.contentOffset.y == 1000)
    bench.move(200, 420)
    #expect(scroll.isDragging)
    #expect(scroll.contentOffset.y == 1170)
    bench.up(after: 0.2)
    bench.host.settle()
    #expect(scroll.contentOffset.y == 1170)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    #expect(ear.calls == ["scroll", "will drag", "scroll", "will end", "did end false"])
  }

  @Test("a page caught in motion continues to the nearest")
  func caughtPage() {
    scroll.isPagingEnabled = true
    bench.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), frames: 5)
    bench.host.advance(by: 0.1)
    #expect(scroll.contentOffset.y > 190 && scroll.contentOffset.y < 852)
    bench.down(200, 400)
    bench.up(after: 0.3)
    bench.host.settle()
    #expect(scroll.contentOffset.y == 0 || scroll.contentOffset.y == 852)
  }

  @Test("deceleration follows the law: 3000 points a second go 1492 points in 2.85 s")
  func coasting() {
    let motion = AxisMotion(
      from: 5326, velocity: 3000, in: 0...100_000, rate: 0.998, bounces: true)
    #expect(abs(motion.end - 6818) < 0.05)
    #expect(abs(motion.duration - 2.849) < 0.001)
    let slow = AxisMotion(from: 5074, velocity: 750, in: 0...100_000, rate: 0.998, bounces: true)
    #expect(abs(slow.end - 5443.26) < 0.1)
    #expect(abs(slow.duration - 2.157) < 0.001)
    // The targets passed to the delegate in the traces: 6819.667 and 5443.667.
    for (start, velocity, target) in [(5326.0, 3000.0, 6819.667), (5074, 750, 5443.667)] {
      let proposed = AxisMotion.proposedEnd(from: start, velocity: velocity, rate: 0.998)
      #expect(abs(proposed - target) < 0.4)
    }
    for time in stride(from: 0, to: motion.duration, by: 0.1) {
      #expect(motion.position(at: time) < motion.position(at: time + 0.1))
    }
    let fast = AxisMotion(from: 0, velocity: 3000, in: 0...100_000, rate: 0.99, bounces: true)
    #expect(abs(fast.end - 296) < 1)
  }

  @Test("deceleration and bounces match the points of traces, the return nearly")
  func traces() {
    // Seconds after the touch ended, less the frame until the motion begins, and offsets: traces decel_v3000,
    // edge_impact and rubberband_top of Vercantez/openuikit (iOS 26.1).
    var tally = TruthTally()
    let coast = AxisMotion(
      from: 5326, velocity: 3000, in: 0...39_148, rate: 0.998, bounces: true)
    for (time, offset) in [
      (0.0014, 5330.33), (0.3848, 6130), (0.8848, 6568.33), (1.3848, 6729.33),
      (2.3848, 6810.33),
    ] {
      let difference = abs(coast.position(at: time) - offset)
      #expect(difference < 0.34)
      tally.add(difference, exact: 0.34)
    }
    let bounce = AxisMotion(
      from: 39_088, velocity: 3125, in: 0...39_148, rate: 0.998, bounces: true)
    for (time, offset) in [
      (0.0066, 39_108.33), (0.0232, 39_158.33), (0.0566, 39_222),
      (0.1066, 39_248.33), (0.2566, 39_201), (0.4566, 39_159),
    ] {
      let difference = abs(bounce.position(at: time) - offset)
      #expect(difference < 0.7)
      tally.add(difference, exact: 0.34, near: 0.7)
    }
    let back = AxisMotion.comingBack(from: -235, to: 0)
    for (frame, offset) in [
      (0, -223.33), (1, -197), (5, -116.33), (10, -57.67), (20, -13), (30, -2.67),
    ] {
      // The published rule over three traces overrules the points of this one: it begins a frame after
      // the lift, without speed.
      let difference = abs(back.position(at: 0.018 + Double(frame + 1) / 60) - offset)
      #expect(difference < 5.5)
      tally.add(difference, exact: 0.34, near: 5.5)
    }
    #expect(tally == TruthSet["scrolling"])
    #expect(abs(back.duration - 0.691 - 1.0 / 60) < 0.01)
  }

  @Test("a stretch returns by two rates of decay; the first frame shows no motion (three traces)")
  func returning() {
    let back = AxisMotion.comingBack(from: -138, to: 0)
    #expect(back.position(at: 1.0 / 60) == -138)
    func rule(_ time: Double) -> Double { (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37 }
    for time in [0.05, 0.1, 0.2, 0.3] {
      #expect(abs(back.position(at: time + 1.0 / 60) + 138 * rule(time)) < 1e-6)
    }
    // At 50 ms 106 are left, and at 300 ms 11.5.
    #expect(abs(back.position(at: 4.0 / 60) + 106) < 0.1)
    #expect(abs(back.position(at: 19.0 / 60) + 11.5) < 0.1)
    // The other way, and a short one.
    #expect(AxisMotion.comingBack(from: 1010, to: 1000).position(at: 0.01) == 1010)
    #expect(AxisMotion.comingBack(from: 1000.3, to: 1000).duration == 0)
  }

  @Test("the first frame after the lift shows the stretch, the next its return")
  func firstFrameOfReturn() {
    bench.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), frames: 30, lifts: false)
    bench.up(after: 0.2)
    let stretch = scroll.contentOffset.y
    bench.host.advance(by: 1.0 / 60 + 1e-4)
    #expect(scroll.contentOffset.y == stretch)
    bench.host.advance(by: 1.0 / 60)
    #expect(abs(scroll.contentOffset.y - stretch * 0.957) < 0.4)
  }

  @Test(
    "a drag of less than 100 ms has the finger's velocity (recorded)",
    arguments: [(100.0, 3, 2000.0), (400, 6, 4000), (60, 2, 1800), (240, 12, 1200)])
  func shortDrags(way: Double, frames: Int, speed: Double) {
    scroll.contentOffset.y = 3000
    bench.drag(
      from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 700 - way), frames: frames)
    #expect(abs(ear.velocity.y * 1000 - speed) < 1e-3)
    #expect(ear.velocity.x == 0)
  }

  @Test("the first points of a short drag count for its speed: 100 in 50 ms are 2000, not 2700")
  func slopOfShortDrags() {
    scroll.contentOffset.y = 3000
    bench.down(200, 700)
    for y in [690, 645, 600] as [CGFloat] { bench.move(200, y) }
    bench.up()
    #expect(abs(ear.velocity.y * 1000 - 2000) < 1e-3)
  }

  @Test("a drag lets the content decelerate, with the delegate's calls in order")
  func dragging() {
    scroll.contentOffset.y = 1000
    ear.calls = []
    // 25 points per frame are 1500 a second.
    bench.drag(
      from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), frames: 12)
    #expect(scroll.isDecelerating)
    #expect(abs(ear.velocity.y - 1.5) < 0.01)
    let release = scroll.contentOffset.y
    #expect(release == 1290)
    let start = bench.host.time
    bench.host.settle()
    #expect(abs(scroll.contentOffset.y - (release + 1490 * 0.499)) < 1)
    #expect(abs(bench.host.time - start - log(150) / 2.002) < 0.05)
    #expect(
      ear.calls == [
        "will drag", "scroll", "will end", "did end true", "will coast", "scroll", "did coast",
      ])
    #expect(abs(ear.proposed.y - (release + 1490 / 2.002)) < 0.5)
  }

  @Test("beyond its end content rubber-bands, and comes back")
  func rubberBand() {
    #expect(abs(RubberBand.shown(590, extent: 852) - 235) < 0.1)
    #expect(abs(RubberBand.shown(5, extent: 852) - 2.74) < 0.05)
    #expect(abs(RubberBand.way(RubberBand.shown(300, extent: 852), extent: 852) - 300) < 1e-6)
    bench.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 800), frames: 30, lifts: false)
    #expect(abs(scroll.contentOffset.y + 235) < 0.5)
    bench.up(after: 0.2)
    let start = bench.host.time
    bench.host.settle()
    #expect(scroll.contentOffset.y == 0)
    #expect(abs(bench.host.time - start - 0.691) < 0.03)
  }

  @Test("content that reaches its end bounces beyond it: at 3005 points a second by 100")
  func bouncing() {
    let motion = AxisMotion(from: 60, velocity: -3125, in: 0...1000, rate: 0.998, bounces: true)
    #expect(motion.end == 0)
    let farthest =
      stride(from: 0, to: motion.duration, by: 0.001)
      .map { motion.position(at: $0) }.min() ?? 0
    #expect(abs(farthest + 100.3) < 1)
    #expect(abs(motion.duration - 0.807) < 0.05)
    let stiff = AxisMotion(from: 60, velocity: -3125, in: 0...1000, rate: 0.998, bounces: false)
    #expect(stiff.duration < 0.03)
    #expect(stiff.position(at: 1) == 0)
    scroll.bounces = false
    bench.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), frames: 10)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("paging comes to rest at the next page after a flick, and at the nearest otherwise")
  func paging() {
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 393 * 4, height: 852)
    func drag(_ way: CGFloat, frames: Int, hold: Double = 0) -> CGFloat {
      bench.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 - way, y: 400), frames: frames,
        lifts: false)
      bench.up(after: hold)
      bench.host.settle()
      return scroll.contentOffset.x
    }
    #expect(drag(60, frames: 4) == 393)
    #expect(drag(60, frames: 4, hold: 0.3) == 393)
    #expect(drag(-60, frames: 4) == 0)
    #expect(drag(-60, frames: 4) == 0)
    #expect(drag(190, frames: 20, hold: 0.3) == 0)
    #expect(drag(199, frames: 20, hold: 0.3) == 0)
    scroll.contentOffset.x = 393
    #expect(drag(-150, frames: 6, hold: 0.0) == 0)
  }

  @Test("the delegate may choose where the content comes to rest")
  func retargeting() {
    ear.target = CGPoint(x: 0, y: 700)
    bench.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), frames: 12)
    bench.host.settle()
    #expect(scroll.contentOffset.y == 700)
    #expect(ear.calls.last == "did coast")
  }

  @Test("with directional lock a drag moves one way; without it both ways")
  func locking() {
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    func offset() -> CGPoint {
      scroll.contentOffset = CGPoint(x: 500, y: 500)
      bench.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 190, y: 300), frames: 10, lifts: false)
      bench.up(after: 0.3)
      bench.host.settle()
      return scroll.contentOffset
    }
    #expect(offset().x > 505)
    scroll.isDirectionalLockEnabled = true
    #expect(offset().x == 500)
    #expect(scroll.contentOffset.y > 580)
  }

  @Test("a touch stops deceleration, and the content's touches wait 0.15 s")
  func catching() {
    let log = TouchLog()
    let inner = TouchNoteView(frame: CGRect(x: 0, y: 0, width: 393, height: 10_000))
    (inner.log, inner.name) = (log, "inner")
    scroll.addSubview(inner)
    bench.down(200, 400)
    bench.host.advance(by: 0.14)
    #expect(log.take().isEmpty)
    bench.host.advance(by: 0.02)
    #expect(log.take() == ["inner began"])
    bench.up()
    #expect(log.take() == ["inner ended"])
    bench.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), frames: 6)
    #expect(log.take().isEmpty)
    bench.host.advance(by: 0.1)
    let place = scroll.contentOffset
    bench.down(200, 400)
    bench.host.advance(by: 1)
    #expect(scroll.contentOffset == place)
    #expect(!scroll.isDecelerating)
    bench.up()
    bench.host.settle()
    #expect(log.take().isEmpty)
  }

  @Test("a button in a scroll view keeps a touch it has received; the view takes others")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    scroll.addSubview(button)
    bench.drag(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), frames: 4, lifts: false)
    #expect(scroll.contentOffset.y == 90)
    bench.up(after: 0.3)
    scroll.contentOffset = .zero
    bench.down(200, 400)
    bench.host.advance(by: 0.2)
    #expect(button.isHighlighted)
    bench.move(200, 300)
    #expect(scroll.contentOffset.y == 0)
    bench.up()
  }

  @Test("a view that scrolls one way leaves drags the other way to the view around it")
  func nesting() {
    let row = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
    row.contentInsetAdjustmentBehavior = .never
    row.contentSize = CGSize(width: 2000, height: 200)
    scroll.addSubview(row)
    bench.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), frames: 4, lifts: false)
    bench.up(after: 0.3)
    #expect(row.contentOffset.x == 90)
    #expect(scroll.contentOffset.y == 0)
    bench.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 200), frames: 4, lifts: false)
    bench.up(after: 0.3)
    #expect(row.contentOffset.x == 90)
    #expect(scroll.contentOffset.y == 90)
  }

  @Test("pulling far enough begins to refresh, once")
  func refreshing() {
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scroll.refreshControl = control
    bench.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 310), frames: 10, lifts: false)
    bench.up(after: 0.2)
    bench.host.settle()
    #expect(!control.isRefreshing)
    bench.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), frames: 10, lifts: false)
    bench.up(after: 0.2)
    bench.host.settle()
    #expect(control.isRefreshing && count == 1)
    #expect(scroll.contentOffset.y == -60)
  }
}
