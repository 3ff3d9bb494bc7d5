import Testing
import UIKit

@MainActor
struct GeometryTests {
  @Test("frame, bounds and center describe the same geometry")
  func frameBoundsCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center.x = 35
    #expect(view.frame.minX == 20)
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 60))
    view.frame = CGRect(x: 5, y: 5, width: -10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: 5, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 7, y: 9)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == CGRect(x: 7, y: 9, width: 3, height: 4))
    #expect(view.layer.frame == view.frame)
  }

  @Test("a frame is read through the transform and can be set through a scale")
  func transforms() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    view.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 50, y: 50, width: 50, height: 50))
  }

  @Test("a frame with a number that isn't finite is rejected with an issue")
  func notFinite() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    view.frame.size.width = .infinity
    view.center.y = .nan
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(host.takeIssues().count == 3)
  }

  @Test("points and rectangles convert through offsets, scrolling, rotations and windows")
  func conversion() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = UIViewController()
    host.setRoot(root)
    let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let b = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let c = UIView(frame: CGRect(x: 200, y: 200, width: 40, height: 20))
    root.view.addSubview(a)
    a.addSubview(b)
    root.view.addSubview(c)
    a.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: -5))
    #expect(b.convert(CGPoint.zero, to: a) == CGPoint(x: 5, y: 5))
    #expect(b.convert(CGPoint(x: 1, y: 1), to: c) == CGPoint(x: -184, y: -204))
    #expect(c.convert(CGPoint(x: 1, y: 1), from: b) == CGPoint(x: -184, y: -204))
    #expect(a.convert(CGPoint.zero, from: nil) == CGPoint(x: -10, y: 10))
    c.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = c.convert(c.bounds, to: root.view)
    #expect((turned.minX - 210).magnitude < 1e-9 && (turned.width - 20).magnitude < 1e-9)
    #expect((turned.minY - 190).magnitude < 1e-9 && (turned.height - 40).magnitude < 1e-9)

    let other = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let inOther = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    other.addSubview(inOther)
    #expect(inOther.convert(CGPoint.zero, to: root.view) == CGPoint(x: 101, y: 51))
    #expect(root.view.convert(CGPoint.zero, to: inOther) == CGPoint(x: -101, y: -51))
    #expect(
      inOther.convert(CGPoint.zero, to: host.screen.coordinateSpace) == CGPoint(x: 101, y: 51))
    #expect(
      host.screen.coordinateSpace.convert(CGPoint(x: 101, y: 51), to: inOther) == .zero)
  }

  @Test("hit testing finds the frontmost view that takes touches")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    let inner = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    let at = { (x: CGFloat, y: CGFloat) in root.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(at(10, 10) === back)
    #expect(at(50, 50) === front)
    #expect(at(75, 75) === inner)
    #expect(at(100, 100) == nil)
    #expect(at(90, 10) === root)
    front.isUserInteractionEnabled = false
    #expect(at(50, 50) === back)
    #expect(at(75, 75) === root)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    #expect(at(75, 75) === root)
    front.alpha = 1
    front.isHidden = true
    #expect(at(50, 50) === back)
  }

  @Test("descriptions contain class, frame and unusual values, and no address")
  func descriptions() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(
      view.description
        == "<UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>")
    let inner = UIView(frame: CGRect(x: 1.0 / 3, y: -2.5, width: 10, height: 10))
    inner.alpha = 0.5
    inner.isHidden = true
    inner.accessibilityIdentifier = "inner"
    view.addSubview(inner)
    #expect(
      view.recursiveDescription() == """
        <UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>
           | <UIView; frame = (0.333333 -2.5; 10 10); identifier = 'inner'; alpha = 0.5; hidden = YES; layer = <CALayer>>
        """)
  }
}
