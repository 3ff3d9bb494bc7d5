import Foundation
import Testing

@testable import UIKit

/// Zooms a view, and records its notifications.
@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  var calls: [String] = []
  var centres = false

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("will zoom \(view === content)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if calls.last != "zoom" { calls.append("zoom") }
    guard centres else { return }
    let space = max(0, scrollView.bounds.width - scrollView.contentSize.width) / 2
    scrollView.contentInset.left = space
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { calls.append("did zoom \(scale)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("scrolled") }
}

/// A scroll view that centres its zoomed view, as many apps do.
private final class CentringView: UIScrollView {
  var content: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    var frame = content.frame
    frame.origin.x = max(0, bounds.width - frame.width) / 2
    frame.origin.y = max(0, bounds.height - frame.height) / 2
    content.frame = frame
  }
}

@Suite("Zooming in code")
@MainActor
struct ZoomingTests {
  private let bench = TouchBench()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let zoomer = Zoomer()

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(zoomer.content)
    scroll.contentSize = zoomer.content.bounds.size
    scroll.delegate = zoomer
    scroll.minimumZoomScale = 0.25
    scroll.maximumZoomScale = 4
    bench.view.addSubview(scroll)
    bench.host.settle()
  }

  @Test("a scale changes the view's transform and the content size, about the centre")
  func scale() {
    scroll.contentOffset = CGPoint(x: 200, y: 150)
    scroll.zoomScale = 2
    #expect(zoomer.content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 1600, height: 1200))
    #expect(zoomer.content.bounds.size == CGSize(width: 800, height: 600))
    #expect(scroll.contentSize == CGSize(width: 1600, height: 1200))
    // The centre of the visible area was (400, 300).
    #expect(scroll.contentOffset == CGPoint(x: 600, y: 450))
    #expect(zoomer.calls == ["zoom"])
    scroll.zoomScale = 2
    #expect(zoomer.calls == ["zoom"])
  }

  @Test("scales are kept within the limits, which don't change an existing scale")
  func limits() {
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0.01
    #expect(scroll.zoomScale == 0.25)
    #expect(scroll.contentSize == CGSize(width: 200, height: 150))
    #expect(scroll.contentOffset == .zero)
    scroll.minimumZoomScale = 0.5
    #expect(scroll.zoomScale == 0.25)
    scroll.zoomScale = .nan
    #expect(scroll.zoomScale == 0.25)
    #expect(bench.host.issues.contains { $0.description.contains("zoomScale") })
  }

  @Test("without a view to zoom the scale is 1")
  func nothingToZoom() {
    let plain = UIScrollView(frame: scroll.frame)
    plain.maximumZoomScale = 3
    plain.zoomScale = 2
    #expect(plain.zoomScale == 1)
    plain.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(plain.zoomScale == 1)
  }

  @Test("an animated change reports its beginning and, 0.3 seconds later, its end")
  func animated() {
    scroll.setZoomScale(2, animated: true)
    #expect(zoomer.calls == ["will zoom true", "zoom"])
    bench.host.advance(by: 0.29)
    #expect(zoomer.calls.count == 2)
    bench.host.advance(by: 0.02)
    #expect(zoomer.calls == ["will zoom true", "zoom", "did zoom 2.0"])
    zoomer.calls = []
    scroll.setZoomScale(2, animated: true)
    bench.host.settle()
    #expect(zoomer.calls == [])
  }

  @Test("a rectangle of the zoomed view is shown centred, as large as limits allow")
  func rectangle() {
    scroll.zoom(to: CGRect(x: 400, y: 300, width: 200, height: 100), animated: false)
    #expect(scroll.zoomScale == 2)
    // The rectangle's centre, (500, 350), doubled, in the centre of 400 × 300.
    #expect(scroll.contentOffset == CGPoint(x: 800, y: 550))
    scroll.zoom(to: CGRect(x: 400, y: 300, width: 4, height: 4), animated: false)
    #expect(scroll.zoomScale == 4)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 800, height: 600), animated: true)
    #expect(scroll.zoomScale == 0.5)
    #expect(scroll.contentOffset == .zero)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 800, height: 600), animated: true)
    bench.host.settle()
    #expect(zoomer.calls.filter { $0.hasPrefix("will") }.count == 1)
    // Another rectangle at the same scale scrolls.
    scroll.maximumZoomScale = 2
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 75), animated: false)
    zoomer.calls = []
    scroll.zoom(to: CGRect(x: 600, y: 400, width: 100, height: 75), animated: true)
    bench.host.settle()
    #expect(zoomer.calls == ["scrolled"])
  }

  @Test("a view centred in layout stays centred")
  func centring() {
    let view = CentringView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    let zoomer = Zoomer()
    view.contentInsetAdjustmentBehavior = .never
    view.content = zoomer.content
    view.addSubview(zoomer.content)
    view.contentSize = zoomer.content.bounds.size
    view.delegate = zoomer
    view.minimumZoomScale = 0.25
    view.maximumZoomScale = 2
    bench.view.addSubview(view)
    view.zoomScale = 0.25
    bench.host.settle()
    #expect(zoomer.content.frame == CGRect(x: 100, y: 75, width: 200, height: 150))
    #expect(view.contentSize == CGSize(width: 200, height: 150))
    view.zoomScale = 1
    bench.host.settle()
    #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
  }

  @Test("content sized by constraints keeps its spacing around the zoomed view")
  func constraints() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    let zoomer = Zoomer()
    let content = zoomer.content
    content.translatesAutoresizingMaskIntoConstraints = false
    view.contentInsetAdjustmentBehavior = .never
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 10),
      content.leadingAnchor.constraint(
        equalTo: view.contentLayoutGuide.leadingAnchor, constant: 20),
      view.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
      view.contentLayoutGuide.trailingAnchor.constraint(
        equalTo: content.trailingAnchor, constant: 20),
      content.widthAnchor.constraint(equalToConstant: 800),
      content.heightAnchor.constraint(equalToConstant: 600),
    ])
    view.delegate = zoomer
    view.maximumZoomScale = 2
    view.minimumZoomScale = 0.5
    bench.view.addSubview(view)
    bench.host.settle()
    #expect(view.contentSize == CGSize(width: 840, height: 620))
    view.zoomScale = 2
    #expect(view.contentSize == CGSize(width: 1640, height: 1220))
    bench.host.settle()
    #expect(view.contentSize == CGSize(width: 1640, height: 1220))
    #expect(content.frame == CGRect(x: 20, y: 10, width: 1600, height: 1200))
    view.zoomScale = 0.5
    view.setNeedsLayout()
    bench.host.settle()
    #expect(view.contentSize == CGSize(width: 440, height: 320))
    #expect(content.frame == CGRect(x: 20, y: 10, width: 400, height: 300))
  }

  @Test("there is a pinch recognizer while there is something to zoom")
  func recognizer() {
    let plain = UIScrollView()
    #expect(plain.pinchGestureRecognizer == nil)
    #expect(plain.gestureRecognizers?.count == 1)
    plain.maximumZoomScale = 2
    let pinch = plain.pinchGestureRecognizer
    #expect(pinch != nil)
    #expect(plain.gestureRecognizers?.contains { $0 === pinch } == true)
    plain.maximumZoomScale = 1
    #expect(plain.pinchGestureRecognizer == nil)
    #expect(plain.gestureRecognizers?.count == 1)
  }
}

@Suite("Zooming by touch")
@MainActor
struct ZoomingByHandTests {
  private let bench = TouchBench()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let zoomer = Zoomer()

  init() {
    zoomer.content.frame = CGRect(x: 0, y: 0, width: 786, height: 1704)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(zoomer.content)
    scroll.contentSize = zoomer.content.bounds.size
    scroll.delegate = zoomer
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 2
    bench.view.addSubview(scroll)
    bench.host.settle()
  }

  /// Moves two fingers, horizontally aligned, to a distance about a point.
  private func pinch(
    at middle: CGPoint, from start: CGFloat, to end: CGFloat, frames: Int = 20, lifts: Bool = true
  ) {
    bench.down(middle.x - start / 2, middle.y, finger: 0)
    bench.down(middle.x + start / 2, middle.y, finger: 1)
    for frame in 1...frames {
      let distance = start + (end - start) * CGFloat(frame) / CGFloat(frames)
      bench.move(to: [-0.5, 0.5].map { CGPoint(x: middle.x + $0 * distance, y: middle.y) })
    }
    guard lifts else { return }
    bench.up(finger: 0)
    bench.up(finger: 1)
  }

  @Test("a pinch zooms about the point between the fingers")
  func pinching() {
    scroll.contentOffset = CGPoint(x: 100, y: 200)
    let before = zoomer.content.convert(CGPoint(x: 200, y: 400), from: bench.view)
    pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 162, lifts: false)
    #expect(scroll.isZooming && !scroll.isZoomBouncing)
    // The distance is measured from 108 points.
    #expect(abs(scroll.zoomScale - 1.5) < 1e-6)
    let after = zoomer.content.convert(CGPoint(x: 200, y: 400), from: bench.view)
    #expect(abs(after.x - before.x) < 0.5 && abs(after.y - before.y) < 0.5)
    bench.up(finger: 0)
    bench.up(finger: 1)
    #expect(!scroll.isZooming)
    bench.host.settle()
    #expect(abs(scroll.zoomScale - 1.5) < 1e-6)
    #expect(zoomer.calls == ["will zoom true", "zoom", "did zoom \(scroll.zoomScale)"])
    #expect(!scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
  }

  @Test("beyond a limit content follows less, and comes back with its delegate notified at the end")
  func bounce() {
    pinch(at: CGPoint(x: 200, y: 400), from: 60, to: 272, lifts: false)
    // Requested is 4, displayed 2 + 0.55 · 2 · 2 ÷ (0.55 · 2 + 2).
    #expect(abs(scroll.zoomScale - (2 + 2.2 / 3.1)) < 1e-3)
    bench.up(finger: 0)
    bench.up(finger: 1)
    #expect(scroll.isZoomBouncing)
    #expect(!zoomer.calls.contains { $0.hasPrefix("did") })
    bench.host.advance(by: 0.15)
    #expect(scroll.zoomScale > 2 && scroll.zoomScale < 2.6)
    bench.host.settle()
    #expect(scroll.zoomScale == 2)
    #expect(!scroll.isZoomBouncing)
    #expect(zoomer.calls.last == "did zoom 2.0")
  }

  @Test("content that was made too small returns to the minimum scale and into range")
  func tooSmall() {
    scroll.contentOffset = CGPoint(x: 393, y: 852)
    pinch(at: CGPoint(x: 200, y: 400), from: 300, to: 60)
    #expect(scroll.zoomScale < 0.5)
    bench.host.settle()
    #expect(scroll.zoomScale == 0.5)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentSize == CGSize(width: 393, height: 852))
  }

  @Test("without bouncing the limit applies during the pinch")
  func noBounce() {
    scroll.bouncesZoom = false
    pinch(at: CGPoint(x: 200, y: 400), from: 60, to: 350, lifts: false)
    #expect(scroll.zoomScale == 2)
    bench.up(finger: 0)
    bench.up(finger: 1)
    #expect(!scroll.isZoomBouncing)
  }

  @Test("if nothing can be zoomed two fingers only scroll")
  func limitsAlike() {
    scroll.maximumZoomScale = 1
    scroll.minimumZoomScale = 1
    pinch(at: CGPoint(x: 200, y: 400), from: 60, to: 200)
    #expect(scroll.zoomScale == 1)
    #expect(zoomer.calls == [])
  }

  @Test("two moving fingers pan the content, and a remaining one drags it")
  func draggedWhileZooming() {
    scroll.contentOffset = CGPoint(x: 200, y: 400)
    pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 162, lifts: false)
    let offset = scroll.contentOffset
    for step in 1...10 {
      bench.move(119 + CGFloat(step) * 4, 400, finger: 0)
      bench.move(281 + CGFloat(step) * 4, 400, finger: 1, after: 0)
    }
    #expect(abs(scroll.contentOffset.x - (offset.x - 40)) < 0.5)
    #expect(scroll.isDragging)
    bench.up(finger: 1)
    bench.move(179, 400, finger: 0)
    #expect(abs(scroll.contentOffset.x - (offset.x - 60)) < 0.5)
    bench.up(finger: 0, after: 0.2)
    bench.host.settle()
    #expect(abs(scroll.zoomScale - 1.5) < 1e-6)
    #expect(!scroll.isDragging && !scroll.isZooming)
  }

  @Test("insets that an app sets during zooming centre the content")
  func centredByInsets() {
    zoomer.centres = true
    scroll.minimumZoomScale = 0.25
    pinch(at: CGPoint(x: 200, y: 400), from: 360, to: 60)
    bench.host.settle()
    #expect(scroll.zoomScale == 0.25)
    #expect(abs(scroll.contentInset.left - (393 - 196.5) / 2) < 1e-6)
    let left = bench.view.convert(CGPoint.zero, from: zoomer.content).x
    #expect(abs(left - (393 - 196.5) / 2) < 0.5)
  }

  @Test("a double tap zooms in at its position")
  func doubleTap() {
    let tapper = Tapper(scroll, zoomer.content)
    bench.tap(300, 600)
    bench.host.advance(by: 0.1)
    bench.tap(300, 600)
    bench.host.settle()
    #expect(scroll.zoomScale == 2)
    let place = zoomer.content.convert(CGPoint(x: 196.5, y: 426), from: bench.view)
    #expect(abs(place.x - 300) < 0.5 && abs(place.y - 600) < 0.5)
    _ = tapper
  }
}

/// Zooms in on a double tap.
@MainActor
private final class Tapper: NSObject {
  private let scroll: UIScrollView
  private let content: UIView

  init(_ scroll: UIScrollView, _ content: UIView) {
    self.scroll = scroll
    self.content = content
    super.init()
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("zoom:") { target, sender in
        guard let tapper = target as? Tapper, let tap = sender as? UITapGestureRecognizer else {
          return
        }
        tapper.zoom(tap)
      })
    tap.numberOfTapsRequired = 2
    scroll.addGestureRecognizer(tap)
  }

  func zoom(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: content)
    let size = CGSize(width: scroll.bounds.width / 2, height: scroll.bounds.height / 2)
    scroll.zoom(
      to: CGRect(
        x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }
}
