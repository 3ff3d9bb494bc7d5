import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("Recognizers, lists and containers when gestures end")
@MainActor
struct TouchLifeTests {
  @Test("a recognizer outlives its screen while touched")
  func outliving() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(pan)
    do {
      let bench = TouchBench()
      bench.view.addSubview(view)
      bench.down(100, 100)
      bench.move(150, 100)
      view.removeFromSuperview()
    }
    #expect(pan.velocity(in: view).y == 0)
    view.removeGestureRecognizer(pan)
    #expect(pan.state == .possible || pan.state == .cancelled || pan.state == .changed)
  }

  private final class TwoTaps: UIGestureRecognizer {
    var count = 0
    var resets = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      count += 1
      if count == 2 { state = .ended }
    }
    override func reset() {
      resets += 1
      count = 0
    }
  }

  @Test("a custom recognizer is reset once it has decided, not on each touch up")
  func ownTaps() {
    let bench = TouchBench()
    let taps = TwoTaps(target: nil, action: nil)
    bench.view.addGestureRecognizer(taps)
    bench.tap(100, 100)
    #expect(taps.resets == 0 && taps.count == 1)
    bench.tap(100, 100)
    #expect(taps.resets == 1 && taps.count == 0)
  }

  @Test("at the edge the edge recognizer goes back, in the content the other")
  func popRecognizers() {
    let host = SimulationHost(device: .iPhone15, os: "26.1")
    let bench = TouchBench(host)
    let log = TouchLog()
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), UIViewController()]
    host.setRoot(navigation)
    let (target, act) = log.selector("edge")
    navigation.interactivePopGestureRecognizer?.addTarget(target, action: act)
    bench.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 300, y: 400), frames: 12)
    #expect(log.lines.first?.hasPrefix("edge") == true)
    host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a drag over a slider's thumb doesn't go back")
  func slider() {
    let host = SimulationHost(device: .iPhone15, os: "26.1")
    let bench = TouchBench(host)
    let page = UIViewController()
    let slider = UISlider(frame: CGRect(x: 60, y: 390, width: 250, height: 30))
    page.view.addSubview(slider)
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), page]
    host.setRoot(navigation)
    host.settle()
    let place = slider.convert(CGPoint(x: 16, y: 15), to: nil)
    bench.drag(from: place, to: CGPoint(x: place.x + 220, y: place.y), frames: 12)
    host.settle()
    #expect(navigation.topViewController === page && slider.value > 0.5)
  }

  @Test("a back swipe cancelled as it begins is undone")
  func cancelled() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let bench = TouchBench(host)
    let page = UIViewController()
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), page]
    host.setRoot(navigation)
    host.settle()
    final class Stopper: NSObject {
      static let act = Selector("stop:") { _, sender in
        guard let pan = sender as? UIGestureRecognizer, pan.state == .began else { return }
        pan.isEnabled = false
      }
    }
    let stopper = Stopper()
    navigation.interactivePopGestureRecognizer?.addTarget(stopper, action: Stopper.act)
    bench.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 300, y: 400), frames: 12)
    host.settle()
    #expect(navigation.topViewController === page && host.issues.isEmpty)
  }

  @Test("content whose end moves while it decelerates comes to rest within its ends")
  func movedEnd() {
    let bench = TouchBench()
    let scroll = UIScrollView(frame: bench.view.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 10_000)
    bench.view.addSubview(scroll)
    bench.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), frames: 6)
    bench.host.advance(by: 0.2)
    let place = scroll.contentOffset.y
    #expect(scroll.isDecelerating)
    scroll.contentSize.height = 852 + place + 100
    bench.host.settle()
    #expect(scroll.contentOffset.y == place + 100)
  }

  @Test("pages leave a tap on the status bar to their scrolling content")
  func pagesToTop() {
    let bench = TouchBench()
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
    bench.host.setRoot(pager)
    bench.host.settle()
    #expect(bench.host.scrollViews().filter(\.scrollsToTop).isEmpty)
  }
}
