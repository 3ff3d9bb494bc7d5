import Testing
import UIKit

@MainActor
struct HierarchyTests {
  @Test("adding and removing in a window calls back in order, superviews before subviews")
  func callbacks() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = UIViewController()
    host.setRoot(root)
    let outer = MovingView("outer", log)
    let inner = MovingView("inner", log)
    outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner.willMove(toSuperview: view)", "inner.didMoveToSuperview", "outer.didAddSubview",
      ])
    root.view.addSubview(outer)
    #expect(
      log.take() == [
        "outer.willMove(toWindow: window)", "inner.willMove(toWindow: window)",
        "outer.willMove(toSuperview: view)", "outer.didMoveToWindow", "inner.didMoveToWindow",
        "outer.didMoveToSuperview",
      ])
    #expect(inner.window === host.window)
    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "outer.willRemoveSubview", "inner.willMove(toWindow: nil)",
        "inner.willMove(toSuperview: nil)", "inner.didMoveToWindow", "inner.didMoveToSuperview",
      ])
    #expect(inner.window == nil && inner.superview == nil)
    inner.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test("order changes keep views and layers in sync")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { tag -> UIView in
      let view = UIView()
      view.tag = tag
      return view
    }
    let tags = { parent.subviews.map(\.tag) }
    func layersAgree() -> Bool {
      let ours = parent.subviews.map { ObjectIdentifier($0.layer) }
      return (parent.layer.sublayers ?? []).map { ObjectIdentifier($0) } == ours
    }
    parent.addSubview(views[0])
    parent.addSubview(views[2])
    parent.insertSubview(views[1], belowSubview: views[2])
    parent.insertSubview(views[3], aboveSubview: views[2])
    #expect(tags() == [0, 1, 2, 3] && layersAgree())
    parent.bringSubviewToFront(views[0])
    #expect(tags() == [1, 2, 3, 0] && layersAgree())
    parent.sendSubviewToBack(views[3])
    #expect(tags() == [3, 1, 2, 0] && layersAgree())
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags() == [2, 1, 3, 0] && layersAgree())
    parent.insertSubview(views[0], at: 1)
    #expect(tags() == [2, 0, 1, 3] && layersAgree())
    parent.insertSubview(views[2], aboveSubview: views[1])
    #expect(tags() == [0, 1, 2, 3] && layersAgree())
    parent.addSubview(views[1])
    #expect(tags() == [0, 2, 3, 1] && layersAgree())
    parent.insertSubview(UIView(), at: 99)
    #expect(parent.subviews.count == 5 && layersAgree())
    let other = UIView()
    other.addSubview(views[0])
    #expect(parent.subviews.count == 4 && views[0].superview === other && layersAgree())
    #expect(parent.viewWithTag(3) === views[3])
    #expect(views[3].isDescendant(of: parent) && !parent.isDescendant(of: views[3]))
  }

  @Test("a view can't be added to itself; an issue says so")
  func cycle() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil && inner.subviews.isEmpty)
    #expect(!host.takeIssues().isEmpty)
  }

  @Test("a tint is inherited, and its change reaches the views that inherit it")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = Tinted()
    let middle = Tinted()
    let inner = Tinted()
    let counts = { [outer.changes, middle.changes, inner.changes] as [Int] }
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(counts() == [1, 1, 1])
    middle.tintColor = .green
    outer.tintColor = .black
    #expect(inner.tintColor == .green)
    #expect(counts() == [2, 2, 2])
    middle.tintColor = nil
    #expect(inner.tintColor == .black)
    middle.removeFromSuperview()
    #expect(inner.tintColor == .systemBlue)
    #expect(inner.changes == 4)
  }

  @Test("layout runs superviews first, once, and only where it was invalidated")
  func layout() {
    let log = CallbackLog()
    let a = LoggingView("a", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = LoggingView("b", log)
    let c = LoggingView("c", log)
    a.addSubview(b)
    b.addSubview(c)
    a.layoutIfNeeded()
    #expect(log.take() == ["a.layoutSubviews", "b.layoutSubviews", "c.layoutSubviews"])
    a.layoutIfNeeded()
    #expect(log.take() == [])
    c.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.take() == ["c.layoutSubviews"])
    b.setNeedsLayout()
    c.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(log.take() == ["b.layoutSubviews", "c.layoutSubviews"])
    a.frame.origin.x = 5
    a.layoutIfNeeded()
    #expect(log.take() == [])
    a.frame.size.width = 50
    a.layoutIfNeeded()
    #expect(log.take() == ["a.layoutSubviews"])
  }

  @Test("a mask is laid out with the view that it masks")
  func mask() {
    let log = CallbackLog()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let mask = LoggingView("mask", log, frame: view.bounds)
    view.layoutIfNeeded()
    view.mask = mask
    view.layoutIfNeeded()
    #expect(log.take() == ["mask.layoutSubviews"])
    #expect(view.layer.mask === mask.layer && mask.superview == nil)
  }

  @Test("a dynamic background is resolved again when the style changes")
  func dynamicBackground() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = UIViewController()
    host.setRoot(root)
    let view = UIView()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : .black
    }
    root.view.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    host.window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("draw records into the layer, with its own traits in effect, and only if overridden")
  func drawing() {
    final class Drawn: UIView {
      var style = UIUserInterfaceStyle.unspecified
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        style = UITraitCollection.current.userInterfaceStyle
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = UIViewController()
    host.setRoot(root)
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    let empty = host.displayList().commands.count
    root.view.addSubview(view)
    #expect(host.displayList().commands.count > empty)
    #expect(view.count == 1)
    #expect(view.style == .dark)
    _ = host.displayList()
    #expect(view.count == 1)
    view.setNeedsDisplay()
    _ = host.displayList()
    #expect(view.count == 2)
    view.frame.size.width = 20
    _ = host.displayList()
    #expect(view.count == 2)
    view.contentMode = .redraw
    view.frame.size.width = 30
    _ = host.displayList()
    #expect(view.count == 3)
  }

  /// Ancestors that assign neither a tint nor a mode are skipped.
  @Test func tintsAreInheritedFromTheNearestAncestorWithOne() {
    let (top, middle, low) = (UIView(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(low)
    #expect(low.tintColor == .systemBlue)
    top.tintColor = .red
    #expect(low.tintColor == .red)
    middle.tintAdjustmentMode = .dimmed
    #expect(low.tintAdjustmentMode == .dimmed && low.tintColor != .red && top.tintColor == .red)
    middle.tintColor = .green
    middle.tintAdjustmentMode = .automatic
    #expect(low.tintColor == .green)
    middle.tintColor = nil
    #expect(low.tintColor == .red)
    low.removeFromSuperview()
    #expect(low.tintColor == .systemBlue)
  }
}
