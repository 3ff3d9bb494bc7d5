import Devices
import Testing
import UIKit

@MainActor
struct MarginTests {
  private func launch(
    _ device: Device, _ os: OSVersion, _ orientation: UIInterfaceOrientation = .portrait
  ) -> (host: SimulationHost, root: UIViewController) {
    let host = SimulationHost(device: device, os: os, orientation: orientation)
    let root = UIViewController()
    host.setRoot(root)
    return (host, root)
  }

  @Test("a plain view has 8 on each side, a root view the system's minimum at its sides")
  func defaults() {
    let (_, root) = launch(.iPhoneX, "11.2")
    #expect(UIView().layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    #expect(root.view.layoutMargins == UIEdgeInsets(44, 16, 34, 16))
    #expect(
      root.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }

  @Test(
    "a plain view has no margin of its own from iOS 27.1 on",
    arguments: [("26.1", 8), ("26.6", 8), ("27.0", 8), ("27.1", 0), ("27.2", 0)]
      as [(OSVersion, CGFloat)])
  func plainMargin(os: OSVersion, side: CGFloat) {
    let (host, root) = launch(.iPhone17, os)
    let plain = UIView(frame: CGRect(x: 0, y: 200, width: 402, height: 300))
    let preserving = UIView(frame: plain.bounds)
    preserving.preservesSuperviewLayoutMargins = true
    #expect(plain.layoutMargins == UIEdgeInsets(side, side, side, side))
    root.view.addSubview(plain)
    root.view.addSubview(preserving)
    host.settle()
    #expect(plain.layoutMargins == UIEdgeInsets(side, side, side, side))
    // Root views keep the system's minimum, and so do views that preserve it.
    #expect(root.view.layoutMargins == UIEdgeInsets(62, 20, 34, 20))
    #expect(preserving.layoutMargins.left == 20 && preserving.layoutMargins.right == 20)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a view takes the default margin of the device that it is moved to")
  func movedToAnotherRelease() {
    let view = UIView()
    let (old, oldRoot) = launch(.iPhone17, "27.0")
    let (new, newRoot) = launch(.iPhone17, "27.1")
    newRoot.view.addSubview(view)
    new.settle()
    view.frame = CGRect(x: 0, y: 100, width: 10, height: 10)
    #expect(view.layoutMargins == .zero)
    oldRoot.view.addSubview(view)
    old.settle()
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
  }

  nonisolated static let minimums: [(Device, OSVersion, UIInterfaceOrientation, CGFloat)] = [
    (.iPhoneSE, "12.0", .portrait, 16), (.iPhone8, "12.0", .portrait, 16),
    (.iPhone8, "12.0", .landscapeLeft, 20), (.iPhone8Plus, "12.0", .portrait, 20),
    (.iPhoneX, "12.0", .landscapeLeft, 20), (.iPhone12, "17.0", .portrait, 16),
    (.iPhone15, "17.0", .portrait, 16), (.iPhone15ProMax, "17.0", .portrait, 20),
    (.iPhone15, "26.0", .portrait, 20), (.iPadPro11, "17.0", .portrait, 20),
  ]

  @Test("system minimum by width and release", arguments: minimums)
  func systemMinimum(
    device: Device, os: OSVersion, orientation: UIInterfaceOrientation, expected: CGFloat
  ) {
    let (host, root) = launch(device, os, orientation)
    let safe = root.view.safeAreaInsets
    #expect(root.view.layoutMargins.left == safe.left + expected)
    #expect(root.view.layoutMargins.right == safe.right + expected)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("iPhone X in landscape: 44 and 20 make 64; 21 below")
  func notchLandscape() {
    let (_, root) = launch(.iPhoneX, "11.2", .landscapeLeft)
    #expect(root.view.layoutMargins == UIEdgeInsets(0, 64, 21, 64))
    #expect(
      root.view.layoutMarginsGuide.layoutFrame
        == CGRect(x: 64, y: 0, width: 684, height: 354))
  }

  @Test("D6: the safe area is added to a view's own margins")
  func sum() {
    let (_, root) = launch(.iPhone8, "13.0", .landscapeLeft)
    root.additionalSafeAreaInsets = UIEdgeInsets(44, 10, 34, 12)
    let view = UIView(frame: root.view.bounds)
    root.view.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(52, 18, 42, 20))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    view.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    view.insetsLayoutMarginsFromSafeArea = true
    #expect(view.layoutMargins == UIEdgeInsets(45, 12, 37, 16))
  }

  @Test("a root view's small margins are raised at the sides, unless it ignores the minimum")
  func minimumRaises() {
    let (_, root) = launch(.iPhoneX, "11.2", .landscapeLeft)
    root.view.insetsLayoutMarginsFromSafeArea = false
    root.view.layoutMargins = UIEdgeInsets(5, 5, 5, 5)
    #expect(root.view.layoutMargins == UIEdgeInsets(5, 20, 5, 20))
    root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.view.layoutMargins == UIEdgeInsets(5, 5, 5, 5))
    root.view.layoutMargins = UIEdgeInsets(0, 100, 0, 0)
    root.viewRespectsSystemMinimumLayoutMargins = true
    #expect(root.view.layoutMargins == UIEdgeInsets(0, 100, 0, 20))
  }

  @Test("before iOS 11 the system owns a root view's margins")
  func oldRoot() {
    let (_, root) = launch(.iPhone7, "10.3")
    root.view.layoutMargins = UIEdgeInsets(50, 50, 50, 50)
    #expect(root.view.layoutMargins == UIEdgeInsets(0, 16, 0, 16))

    let log = CallbackLog()
    let host = SimulationHost(device: .iPhone7, os: "10.3")
    host.setRoot(LoggingController("root", log))
    _ = log.take()
    host.turn(to: .landscapeLeft)
    #expect(
      log.take().filter { $0.hasSuffix("sDidChange") } == ["root.view.layoutMarginsDidChange"])
  }

  @Test("preserved margins are the part of the superview's that extends into the view")
  func preserves() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(10, 10, 8, 8))
    child.frame = parent.bounds
    #expect(child.layoutMargins == UIEdgeInsets(20, 20, 20, 20))

    let grandchild = UIView(frame: child.bounds)
    grandchild.preservesSuperviewLayoutMargins = true
    child.addSubview(grandchild)
    parent.layoutMargins = UIEdgeInsets(140, 140, 140, 140)
    #expect(grandchild.layoutMargins == UIEdgeInsets(140, 140, 140, 140))
    parent.bounds.size.width = 400
    #expect(grandchild.layoutMargins == UIEdgeInsets(140, 140, 140, 60))
  }

  @Test("preserved margins and the view's own safe area: the larger counts")
  func preservesUnderSafeArea() {
    let (_, root) = launch(.iPhoneX, "11.2", .landscapeLeft)
    let child = UIView(frame: root.view.bounds)
    child.preservesSuperviewLayoutMargins = true
    root.view.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(8, 64, 29, 64))
  }

  @Test("directional margins map by the reading direction, both ways")
  func directional() {
    SimulationHost(device: .iPhone8, os: "12.0").becomeCurrent()
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(1, 2, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(1, 4, 3, 2))
    view.layoutMargins = UIEdgeInsets(5, 6, 7, 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    view.semanticContentAttribute = .unspecified
    #expect(view.layoutMargins == UIEdgeInsets(5, 6, 7, 8))
  }

  @Test("changed margins invalidate layout and reach descendants that preserve them")
  func callbacks() {
    let log = CallbackLog()
    let parent = LoggingView("parent", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = LoggingView("child", log, frame: parent.bounds)
    parent.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    parent.layoutIfNeeded()
    _ = log.take()
    parent.layoutMargins = UIEdgeInsets(30, 30, 30, 30)
    parent.layoutIfNeeded()
    #expect(
      log.take() == [
        "parent.layoutMarginsDidChange", "child.layoutMarginsDidChange",
        "parent.layoutSubviews", "child.layoutSubviews",
      ])
    parent.layoutMargins = UIEdgeInsets(30, 30, 30, 30)
    parent.layoutIfNeeded()
    #expect(log.take() == [])
  }

  nonisolated static let readable: [(Device, OSVersion, UIInterfaceOrientation, CGFloat, CGFloat)] =
    [
      (.iPadAir2, "12.0", .landscapeLeft, 176, 672), (.iPadAir2, "12.0", .portrait, 48, 672),
      (.iPhoneX, "11.2", .landscapeLeft, 70, 672), (.iPhone8Plus, "12.0", .landscapeLeft, 32, 672),
      (.iPhone8, "12.0", .portrait, 16, 343), (.iPadPro12_9_6, "26.0", .portrait, 52, 920),
    ]

  @Test("readable width", arguments: readable)
  func readableWidth(
    device: Device, os: OSVersion, orientation: UIInterfaceOrientation, x: CGFloat, width: CGFloat
  ) {
    let (host, root) = launch(device, os, orientation)
    let frame = root.view.readableContentGuide.layoutFrame
    #expect(frame.minX == x)
    #expect(frame.width == width)
    #expect(frame.height == root.view.layoutMarginsGuide.layoutFrame.height)
    #expect(host.takeIssues().isEmpty)
  }
}
