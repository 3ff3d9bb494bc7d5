import Devices
import Testing
import UIKit

/// Insets and offsets of scroll views (facts: layout §3).
@MainActor
@Suite struct ScrollingScrollViewTests {

  final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var insets: [UIEdgeInsets] = []
    var animations = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animations += 1 }
  }

  final class Recorder: UIScrollView {
    var insets: [UIEdgeInsets] = []
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      insets.append(adjustedContentInset)
    }
  }

  /// A scroll view that fills a bare controller on an iPhone X.
  func screen(
    _ orientation: UIInterfaceOrientation = .portrait, device: Device = .iPhoneX,
    os: OSVersion = "11.2", _ setUp: (Recorder) -> Void
  ) -> (SimulationHost, Recorder) {
    let host = SimulationHost(device: device, os: os, orientation: orientation)
    let controller = UIViewController()
    let view = Recorder(frame: controller.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setUp(view)
    controller.view.addSubview(view)
    host.setRoot(controller)
    return (host, view)
  }

  @Test func offsetsAreNeverNegativeZeros() {
    func signs(_ view: UIScrollView) -> [FloatingPointSign] {
      let offset = view.contentOffset
      return [offset.x, offset.y].map { $0 == 0 ? $0.sign : .plus }
    }
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      let (host, view) = screen(orientation) { $0.contentSize = CGSize(width: 100, height: 2000) }
      func check(_ what: Comment) {
        host.settle()
        #expect(signs(view) == [.plus, .plus], what)
      }
      check("at first")
      host.turn(to: orientation == .portrait ? .landscapeLeft : .portrait)
      check("turned")
      host.turn(to: .portrait)
      view.contentInset.top = 20
      check("inset")
      view.contentInset = .zero
      view.contentInsetAdjustmentBehavior = .never
      check("no inset")
      view.contentOffset = CGPoint(x: 10, y: 10)
      view.contentOffset = CGPoint(
        x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
      check("set to what is negated")
      view.setContentOffset(CGPoint(x: -0.0, y: 30), animated: true)
      view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
      check("scrolled to")
      view.contentSize = CGSize(width: 0, height: 0)
      check("without content")
      #expect(NSCoder.string(for: view.contentOffset) == "{0, 0}")
      view.contentOffset = CGPoint(x: 5, y: 5)
      view.bounds.origin = CGPoint(x: -0.0, y: -0.0)
      check("by its bounds")
    }
  }

  @Test func automaticInsetsOnlyAxesThatScroll() {
    let (_, still) = screen { _ in }
    #expect(still.adjustedContentInset == .zero)
    #expect(still.contentOffset == .zero)

    let (_, tall) = screen { $0.contentSize = CGSize(width: 375, height: 2000) }
    #expect(
      tall.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(tall.contentOffset == CGPoint(x: 0, y: -44))

    let (_, bouncing) = screen { $0.alwaysBounceVertical = true }
    #expect(bouncing.adjustedContentInset.top == 44)

    // A switched-off scroll view keeps its plain content inset.
    let (_, off) = screen {
      $0.contentSize = CGSize(width: 375, height: 2000)
      $0.contentInset.top = 60
      $0.isScrollEnabled = false
    }
    #expect(off.adjustedContentInset == UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
  }

  @Test func theOtherBehaviours() {
    let (_, always) = screen(.landscapeRight) { $0.contentInsetAdjustmentBehavior = .always }
    #expect(
      always.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(always.contentOffset == CGPoint(x: -44, y: 0))

    let (_, never) = screen {
      $0.contentInsetAdjustmentBehavior = .never
      $0.contentSize = CGSize(width: 375, height: 2000)
      $0.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    }
    #expect(never.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))

    // Measured on an iPhone X in landscape: inset 5, content 1000 wide, so 49 at the sides.
    let (_, axes) = screen(.landscapeRight) {
      $0.contentInsetAdjustmentBehavior = .scrollableAxes
      $0.contentSize = CGSize(width: 1000, height: 100)
      $0.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    }
    #expect(axes.adjustedContentInset == UIEdgeInsets(top: 5, left: 49, bottom: 5, right: 49))
  }

  @Test func usedEdgesAreNotPassedOn() {
    let child = UIView(frame: rect(0, 0, 100, 100))
    let (_, view) = screen(.landscapeRight) {
      $0.contentSize = CGSize(width: 2000, height: 375)
      $0.addSubview(child)
    }
    #expect(view.safeAreaInsets.left == 44)
    #expect(child.safeAreaInsets == .zero)
    view.contentInsetAdjustmentBehavior = .never
    // The offset stays at −44, out of range or not: only then does the child clear the edge.
    view.contentOffset = .zero
    #expect(child.safeAreaInsets.left == 44)
    // A plain view is updated while it scrolls.
    view.contentOffset.x = 30
    #expect(child.safeAreaInsets.left == 44)
    view.contentOffset.x = -30
    #expect(child.safeAreaInsets.left == 14)
  }

  @Test func contentAtRestFollowsItsInset() {
    let (host, view) = screen { $0.contentSize = CGSize(width: 375, height: 3000) }
    #expect(view.contentOffset.y == -44)
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -54)
    #expect(view.insets.last?.top == 54)
    view.contentOffset.y = 300
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 300)
    view.contentOffset.y = -44
    host.turn(to: .landscapeLeft)
    #expect(view.contentOffset == .zero)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    host.turn(to: .portrait)
    #expect(view.contentOffset.y == -44)

    view.isScrollEnabled = false
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset.y == -44)
  }

  @Test func offsetsAreBroughtIntoRangeByChangesOnly() {
    let (_, view) = screen(device: .iPhone8, os: "13.7") {
      $0.contentSize = CGSize(width: 375, height: 2000)
    }
    view.contentOffset.y = 5000
    #expect(view.contentOffset.y == 5000)
    view.contentSize.height = 1900
    #expect(view.contentOffset.y == 1233)
    view.contentSize.height = 100
    #expect(view.contentOffset.y == 0)
  }

  @Test func delegateHearsOfScrollingAndInsets() {
    let listener = Listener()
    let (host, view) = screen(device: .iPhone8, os: "13.7") {
      $0.delegate = listener
      $0.contentSize = CGSize(width: 375, height: 2000)
    }
    #expect(listener.insets.last == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(listener.offsets == [CGPoint(x: 0, y: -20)])
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    host.settle()
    #expect(listener.animations == 0)
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(listener.offsets.last == CGPoint(x: 0, y: 200))
    #expect(listener.animations == 0)
    host.settle()
    #expect(listener.animations == 1)
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    host.settle()
    #expect(listener.offsets.count == 3)
    #expect(listener.animations == 1)
  }

  @Test func scrollRectToVisibleScrollsAsLittleAsItCan() {
    let (_, view) = screen(device: .iPhone8, os: "13.7") {
      $0.contentSize = CGSize(width: 375, height: 2000)
    }
    view.scrollRectToVisible(rect(0, 100, 10, 10), animated: false)
    #expect(view.contentOffset.y == -20)
    view.scrollRectToVisible(rect(0, 1000, 10, 10), animated: false)
    #expect(view.contentOffset.y == 343)
    view.scrollRectToVisible(rect(0, 300, 10, 10), animated: false)
    #expect(view.contentOffset.y == 280)
    view.scrollRectToVisible(rect(0, 1990, 10, 500), animated: false)
    #expect(view.contentOffset.y == 1333)
  }

  @Test func guidesLieOnFrameAndContent() {
    let (_, view) = screen(device: .iPhone8, os: "13.7") {
      $0.contentSize = CGSize(width: 375, height: 2000)
    }
    view.contentOffset.y = 50
    #expect(view.frameLayoutGuide.layoutFrame == rect(0, 50, 375, 667))
    #expect(view.contentLayoutGuide.layoutFrame == rect(0, 0, 375, 2000))
    #expect(view.frameLayoutGuide === view.frameLayoutGuide)
  }

  @Test func barInsetsBeforeIOS11AreReplaced() {
    let (_, view) = screen(device: .iPhone7, os: "10.3") {
      $0.contentSize = CGSize(width: 375, height: 2000)
      $0.contentInset.top = 5
    }
    // No container with bars, nothing to avoid: the content extends under the status bar.
    #expect(view.contentInset.top == 5)
    view.adoptBarInsets(UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(view.contentInset == UIEdgeInsets(top: 69, left: 0, bottom: 49, right: 0))
    #expect(view.scrollIndicatorInsets.top == 64)
    #expect(view.contentOffset.y == -69)
    view.adoptBarInsets(UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0))
    #expect(view.contentInset.top == 25)
    #expect(view.contentOffset.y == -25)
  }

  @Test func insetsReachTheLayoutTree() throws {
    let (host, _) = screen { $0.contentSize = CGSize(width: 375, height: 2000) }
    let text = String(describing: host.layoutTree())
    #expect(text.contains("contentOffset"))
    #expect(text.contains("adjustedContentInset"))
    #expect(text.contains("contentSize"))
  }

  @Test func subclassesObserveWhatTheViewChangesItself() {
    final class Observed: UIScrollView {
      var offsets: [CGFloat] = []
      override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
    }
    final class ObservedTable: UITableView {
      var heights: [CGFloat] = []
      override var contentSize: CGSize { didSet { heights.append(contentSize.height) } }
    }
    let host = SimulationHost(device: .iPhoneX, os: "13.7")
    let controller = UIViewController()
    let view = Observed(frame: controller.view.bounds)
    view.contentSize = CGSize(width: 375, height: 2000)
    controller.view.addSubview(view)
    let table = ObservedTable(frame: rect(0, 0, 100, 100))
    let source = TitleSource(rows: 5)
    table.dataSource = source
    controller.view.addSubview(table)
    host.setRoot(controller)
    #expect(view.offsets == [-44])
    view.contentOffset.y = 1500
    view.contentSize.height = 1000
    #expect(view.offsets == [-44, 1500, 1000 + 34 - 812])
    #expect(table.heights == [220])
  }
}
