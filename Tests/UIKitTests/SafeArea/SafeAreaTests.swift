import Devices
import Testing

@testable import UIKit

/// A root controller without surroundings, and a child whose 320 × 480 view has known insets.
@MainActor
private struct Probe {
  let host: SimulationHost
  let view: UIView

  /// iPhone 8 in landscape: no bar, no housing, so all insets are the additional ones.
  init(os: OSVersion = "13.0", insets: UIEdgeInsets) {
    host = SimulationHost(device: .iPhone8, os: os, orientation: .landscapeLeft)
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    child.additionalSafeAreaInsets = insets
    root.view.addSubview(child.view)
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    host.setRoot(root)
    view = child.view
  }
}

@MainActor
struct SafeAreaTests {
  nonisolated static let cases: [(CGRect, UIEdgeInsets)] = [
    (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(44, 10, 34, 12)),
    (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(0, 10, 34, 12)),
    (CGRect(x: 10, y: 44, width: 298, height: 402), UIEdgeInsets.zero),
    (CGRect(x: 5, y: 20, width: 100, height: 100), UIEdgeInsets(24, 5, 0, 0)),
    (CGRect(x: 300, y: 440, width: 20, height: 40), UIEdgeInsets(0, 0, 34, 12)),
    (CGRect(x: -10, y: -30, width: 400, height: 600), UIEdgeInsets(44, 10, 34, 12)),
    (CGRect(x: 0, y: 300, width: 312, height: 150), UIEdgeInsets(0, 10, 4, 4)),
  ]

  @Test("D6: each edge by itself, at most the parent's own inset", arguments: cases)
  func overlap(frame: CGRect, expected: UIEdgeInsets) {
    let probe = Probe(insets: UIEdgeInsets(44, 10, 34, 12))
    let view = UIView(frame: frame)
    probe.view.addSubview(view)
    #expect(view.safeAreaInsets == expected)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: expected))
  }

  @Test("a view moved by another anchor point gets the insets of its new position")
  func anchorPoint() {
    let probe = Probe(insets: UIEdgeInsets(44, 10, 34, 12))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    probe.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(44, 10, 0, 0))
    view.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 50, y: 50))
    #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    view.anchorPoint = CGPoint(x: 0.5, y: 0.2)
    #expect(view.frame.origin == CGPoint(x: 0, y: 30))
    #expect(view.safeAreaInsets == UIEdgeInsets(14, 10, 0, 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(14, 10, 0, 0))
    view.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.2))
    #expect(
      probe.host.takeIssues().map(\.problem).contains { $0.hasPrefix("The anchor point has") })
  }

  @Test("a window's insets reach a view that fills it, and fewer of them one that starts lower")
  func dynamicIsland() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = UIViewController()
    host.setRoot(root)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    let lower = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 832))
    root.view.addSubview(lower)
    #expect(lower.safeAreaInsets == UIEdgeInsets(39, 0, 34, 0))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 30))
    lower.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(39, 0, 0, 0))
    lower.frame.origin.y = 40
    #expect(inner.safeAreaInsets == UIEdgeInsets(19, 0, 0, 0))
  }

  @Test("devices: bare windows in portrait and rotated")
  func windows() {
    func insets(
      _ device: Device, _ os: OSVersion, _ orientation: UIInterfaceOrientation
    ) -> UIEdgeInsets {
      let host = SimulationHost(device: device, os: os, orientation: orientation)
      let root = UIViewController()
      host.setRoot(root)
      #expect(host.window.safeAreaInsets == root.view.safeAreaInsets)
      return root.view.safeAreaInsets
    }
    #expect(insets(.iPhoneX, "11.2", .portrait) == UIEdgeInsets(44, 0, 34, 0))
    #expect(insets(.iPhoneX, "11.2", .landscapeLeft) == UIEdgeInsets(0, 44, 21, 44))
    #expect(insets(.iPhone8, "11.2", .portrait) == UIEdgeInsets(20, 0, 0, 0))
    #expect(insets(.iPhone8, "11.2", .landscapeRight) == .zero)
    #expect(insets(.iPadPro11, "17.0", .landscapeRight) == UIEdgeInsets(24, 0, 20, 0))
    #expect(insets(.iPhone15, "26.0", .landscapeRight) == UIEdgeInsets(0, 59, 20, 59))
    #expect(insets(.iPhone8, "11.2", .portraitUpsideDown) == UIEdgeInsets(20, 0, 0, 0))
  }

  @Test("D6: additional insets are added edge by edge, then propagate")
  func additional() {
    let host = SimulationHost(device: .iPhone8, os: "11.2")
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(120, 5, 0, 0)
    host.setRoot(root)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(140, 5, 0, 0))
    let bar = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 100))
    root.view.addSubview(bar)
    #expect(bar.safeAreaInsets == UIEdgeInsets(40, 5, 0, 0))
    root.additionalSafeAreaInsets = .zero
    #expect(root.view.safeAreaInsets == UIEdgeInsets(20, 0, 0, 0))
    #expect(bar.safeAreaInsets == .zero)
  }

  @Test("a child raised from the bottom edge gets less (openradar 36070764)")
  func raisedChild() {
    let host = SimulationHost(device: .iPhone8, os: "11.2")
    let root = UIViewController()
    root.additionalSafeAreaInsets.bottom = 80
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    host.setRoot(root)
    child.view.frame = CGRect(x: 0, y: -30, width: 375, height: 667)
    #expect(child.view.safeAreaInsets.bottom == 50)
  }

  @Test("outside a window and before iOS 11 there is none")
  func nothing() {
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(view.safeAreaInsets == .zero)
    host.setRoot(root)
    root.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)

    let old = SimulationHost(device: .iPhone7, os: "10.3")
    let oldRoot = UIViewController()
    oldRoot.additionalSafeAreaInsets.top = 50
    old.setRoot(oldRoot)
    #expect(oldRoot.view.safeAreaInsets == .zero)
    #expect(oldRoot.topLayoutGuide.length == 20)
    #expect(oldRoot.bottomLayoutGuide.length == 0)
    old.turn(to: .landscapeLeft)
    #expect(oldRoot.topLayoutGuide.length == 0)
  }

  @Test("E5: from iOS 11 on the layout guides match the safe area")
  func guidesFollowSafeArea() {
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = UIViewController()
    host.setRoot(root)
    #expect(root.topLayoutGuide.length == 44)
    #expect(root.bottomLayoutGuide.length == 34)
  }

  @Test("a view is notified of changes only, margins first, before its subviews change")
  func callbacks() {
    let log = CallbackLog()
    let probe = Probe(insets: UIEdgeInsets(44, 10, 34, 12))
    let outer = LoggingView("outer", log, frame: probe.view.bounds)
    probe.view.addSubview(outer)
    probe.host.settle()
    _ = log.take()
    outer.frame.size.width = 319
    #expect(
      log.take() == ["outer.layoutMarginsDidChange", "outer.safeAreaInsetsDidChange"])
    outer.frame.size.width = 100
    _ = log.take()
    outer.frame.size.width = 90
    outer.frame.size.width = 80
    #expect(log.take() == [])
  }

  @Test("inside viewSafeAreaInsetsDidChange the view's insets are new and its subviews' are old")
  func topDown() {
    final class Root: UIViewController {
      let inner = UIView()
      var seen: [(UIEdgeInsets, UIEdgeInsets)] = []
      override func viewDidLoad() {
        inner.frame = view.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
      }
      override func viewSafeAreaInsetsDidChange() {
        seen.append((view.safeAreaInsets, inner.safeAreaInsets))
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = Root()
    host.setRoot(root)
    host.turn(to: .landscapeRight)
    #expect(root.seen.count == 2)
    #expect(root.seen[0] == (UIEdgeInsets(44, 0, 34, 0), .zero))
    #expect(root.seen[1] == (UIEdgeInsets(0, 44, 21, 44), UIEdgeInsets(44, 0, 34, 0)))
    #expect(root.inner.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
  }

  @Test("a scaled view's insets follow its frame until iOS 13, and are unchanged from 14 on")
  func transforms() {
    func insets(_ os: OSVersion) -> UIEdgeInsets {
      let probe = Probe(os: os, insets: UIEdgeInsets(44, 0, 34, 0))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      probe.view.addSubview(view)
      view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      return view.safeAreaInsets
    }
    #expect(insets("13.0") == UIEdgeInsets(20, 0, 10, 0))
    #expect(insets("14.0") == UIEdgeInsets(44, 0, 34, 0))
  }

  @Test("a table flipped by a transform: insets right at first, stale once rotated from iOS 14 on")
  func flippedTable() {
    final class Chat: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
      }
    }
    for isInBars in [false, true] {
      func insets(_ os: OSVersion) -> [UIEdgeInsets] {
        let host = SimulationHost(device: .iPhoneX, os: os)
        let chat = Chat(style: .plain)
        host.setRoot(isInBars ? UINavigationController(rootViewController: chat) : chat)
        let upright = chat.tableView.safeAreaInsets
        host.turn(to: .landscapeLeft)
        return [upright, chat.tableView.safeAreaInsets]
      }
      let upright = UIEdgeInsets(isInBars ? 88 : 44, 0, 34, 0)
      let sideways = UIEdgeInsets(isInBars ? 32 : 0, 44, 21, 44)
      #expect(insets("13.7") == [upright, sideways])
      #expect(insets("14.0") == [upright, upright])
      #expect(insets("15.5") == [upright, upright])
    }
  }

  @Test("hiding the status bar frees its strip, but not a sensor housing's")
  func statusBar() {
    final class Root: UIViewController {
      var hides = true
      override var prefersStatusBarHidden: Bool { hides }
    }
    let plain = SimulationHost(device: .iPhone8, os: "12.0")
    let root = Root()
    plain.setRoot(root)
    #expect(root.view.safeAreaInsets == .zero)
    #expect(plain.application.isStatusBarHidden)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(20, 0, 0, 0))
    #expect(plain.application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))

    let notch = SimulationHost(device: .iPhoneX, os: "12.0")
    notch.setRoot(Root())
    #expect(notch.window.safeAreaInsets.top == 44)
  }
}

/// A view that scrolls and uses up edges as a test specifies.
final class Scroller: UIView {
  var edges: UIRectEdge = [] {
    didSet { safeAreaConsumptionDidChange() }
  }
  override var isScrolling: Bool { true }
  override var consumedSafeAreaEdges: UIRectEdge { edges }
}

@MainActor
struct PageTests {
  let host: SimulationHost
  let scroller = Scroller()
  let pages = [UIViewController(), UIViewController(), UIViewController()]

  init() {
    host = Self.start()
    fill()
  }

  private static func start(
    _ options: SimulationHost.Options = .init()
  ) -> SimulationHost {
    SimulationHost(
      device: .iPhoneX, os: "11.2", orientation: .landscapeLeft, options: options)
  }

  private func fill() {
    let root = UIViewController()
    scroller.frame = root.view.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(scroller)
    for (index, page) in pages.enumerated() {
      root.addChild(page)
      scroller.addSubview(page.view)
      page.view.autoresizingMask = []
      page.view.frame = CGRect(x: CGFloat(index) * 812, y: 0, width: 812, height: 375)
    }
    host.setRoot(root)
  }

  @Test("D2: pages next to the visible one have no side insets, and scrolling doesn't repair them")
  func besideTheVisibleOne() {
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    #expect(pages[1].view.safeAreaInsets == UIEdgeInsets(0, 0, 21, 0))
    #expect(pages[2].view.safeAreaInsets == UIEdgeInsets(0, 0, 21, 0))
    scroller.bounds.origin.x = 1624
    #expect(pages[2].view.safeAreaInsets == UIEdgeInsets(0, 0, 21, 0))
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
  }

  @Test("a plain view in a scroll view is updated at every position")
  func plainView() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 1624, height: 40))
    scroller.addSubview(cell)
    #expect(cell.safeAreaInsets == UIEdgeInsets(0, 44, 0, 44))
    scroller.bounds.origin.x = -20
    #expect(cell.safeAreaInsets == UIEdgeInsets(0, 24, 0, 44))
    scroller.bounds.origin.y = 100
    cell.frame.origin.y = 95
    #expect(cell.safeAreaInsets == UIEdgeInsets(0, 24, 0, 44))
    cell.frame.origin.y = 450
    #expect(cell.safeAreaInsets == UIEdgeInsets(0, 24, 21, 44))
    scroller.bounds.origin.y = 130
    #expect(cell.safeAreaInsets == UIEdgeInsets(0, 24, 6, 44))
    host.turn(to: .portrait)
    cell.frame.origin.y = 140
    #expect(cell.safeAreaInsets.top == 34)
    let inner = UIView(frame: CGRect(x: 400, y: 34, width: 10, height: 10))
    cell.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test("edges that a scroll view uses up aren't passed on")
  func consumption() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 812, height: 375))
    scroller.addSubview(cell)
    #expect(cell.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    scroller.edges = [.left, .right]
    #expect(cell.safeAreaInsets == UIEdgeInsets(0, 0, 21, 0))
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(0, 0, 21, 0))
    scroller.edges = .all
    #expect(cell.safeAreaInsets == .zero)
    scroller.edges = []
    #expect(cell.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
  }

  @Test("a rotation also reaches offscreen pages, through their top and bottom edges")
  func turning() {
    host.turn(to: .portrait)
    #expect(pages[2].view.safeAreaInsets == UIEdgeInsets(44, 0, 0, 0))
    host.turn(to: .landscapeLeft)
    #expect(pages[2].view.safeAreaInsets == UIEdgeInsets(0, 0, 21, 0))
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
  }

  @Test("the switch gives an offscreen page what the bare overlap rule gives it")
  func overlapSwitch() {
    var options = SimulationHost.Options()
    options.pagesOutsideOverlap = true
    let other = Self.start(options)
    let root = UIViewController()
    let scroller = Scroller(frame: root.view.bounds)
    root.view.addSubview(scroller)
    let page = UIViewController()
    root.addChild(page)
    page.view.frame = CGRect(x: 812, y: 0, width: 812, height: 375)
    scroller.addSubview(page.view)
    other.setRoot(root)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(0, 0, 21, 44))
  }

  @Test("offscreen rows below or above have no insets at all, what shows of others has its own")
  func outOfSightBelow() {
    for os in ["11.2", "13.0", "16.0"] as [OSVersion] {
      let host = SimulationHost(device: .iPhoneX, os: os, orientation: .landscapeRight)
      let root = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 812, height: 375))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 812, height: 1200)
      scroll.contentOffset.y = 100
      root.view.addSubview(scroll)
      let rows = (0..<7).map { k in
        let row = UIViewController()
        root.addChild(row)
        row.view.frame = CGRect(x: 0, y: 200 * CGFloat(k) - 100, width: 812, height: 200)
        scroll.addSubview(row.view)
        return row
      }
      host.setRoot(root)
      #expect(rows.map(\.view.safeAreaInsets.left) == [0, 44, 44, 0, 0, 0, 0])
      #expect(rows.map(\.view.safeAreaInsets.right) == [0, 44, 44, 0, 0, 0, 0])
      #expect(rows.map(\.view.safeAreaInsets.bottom) == [0, 0, 21, 0, 0, 0, 0])
      // A view that no controller owns depends on the strips alone.
      let plain = UIView(frame: CGRect(x: 0, y: 700, width: 812, height: 200))
      scroll.addSubview(plain)
      #expect(plain.safeAreaInsets.left == 44)
    }
  }
}
