import Devices
import Testing
import Traces
import UIKit

@MainActor
struct TraceRecordingTests {
  private final class RootController: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in
      } completion: { _ in
      }
    }
  }

  private final class BadgeView: UIView {}

  @Test("B10: every callback of a launch and a quarter turn, with time, path and arguments")
  func phoneQuarter() {
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = RootController()
    host.beginTrace()
    host.setRoot(root)
    #expect(
      host.takeTrace().text == """
        0.000  RootController  loadView()
        0.000  RootController  viewDidLoad()
        0.000  RootController  viewWillAppear(_:)  animated: false
        0.000  RootController  traitCollectionDidChange(_:)  previous: nil
        0.000  RootController  viewLayoutMarginsDidChange()  top 44 left 16 bottom 34 right 16
        0.000  RootController  viewSafeAreaInsetsDidChange()  top 44 left 0 bottom 34 right 0
        0.000  RootController  viewWillLayoutSubviews()
        0.000  RootController  viewDidLayoutSubviews()
        0.000  RootController  viewDidAppear(_:)  animated: false

        """)
    host.turn(to: .landscapeLeft)
    #expect(
      host.takeTrace().text == """
        0.000  Simulator  rotate(to:)  landscapeLeft
        0.000  UIDevice  orientationDidChangeNotification  landscapeLeft
        0.000  RootController  willTransition(to:with:)  verticalSizeClass regular → compact
        0.000  RootController  viewWillTransition(to:with:)  812 × 375
        0.000  UIApplication  willChangeStatusBarOrientationNotification  landscapeRight
        0.000  RootController  traitCollectionDidChange(_:)  verticalSizeClass regular → compact
        0.000  RootController  viewLayoutMarginsDidChange()  top 0 left 64 bottom 21 right 64
        0.000  RootController  viewSafeAreaInsetsDidChange()  top 0 left 44 bottom 21 right 44
        0.000  UIApplication  didChangeStatusBarOrientationNotification  portrait
        0.000  RootController  viewWillLayoutSubviews()
        0.000  RootController  viewDidLayoutSubviews()
        0.000  RootController  alongsideTransition  bounds: 812 × 375
        0.400  RootController  completion  bounds: 812 × 375

        """)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a path leads through the controllers to a view; UIKit's own views are left out")
  func paths() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    let box = UIView()
    child.view.addSubview(box)
    let first = BadgeView()
    let second = BadgeView()
    let price = BadgeView()
    price.accessibilityIdentifier = "price"
    for view in [first, second, price] { box.addSubview(view) }
    host.setRoot(root)
    #expect(child.tracePath == "UIViewController/0 UIViewController")
    #expect(second.tracePath == "UIViewController/0 UIViewController › UIView › BadgeView[1]")
    #expect(price.tracePath == "UIViewController/0 UIViewController › UIView › BadgeView “price”")
    #expect(UIView().tracePath == "UIView")
    host.beginTrace()
    box.setNeedsLayout()
    second.setNeedsLayout()
    host.settle()
    #expect(
      host.takeTrace().text
        == "0.000  UIViewController/0 UIViewController › UIView › BadgeView[1]  layoutSubviews()\n")
  }

  @Test("nothing is recorded before a trace begins, after it ends, or for another device")
  func recording() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(UIViewController())
    #expect(host.trace == Trace())
    host.beginTrace()
    let other = SimulationHost(device: .iPhone8, os: "12.0")
    other.setRoot(UIViewController())
    #expect(other.trace == Trace())
    #expect(host.trace == Trace())
    host.turn(to: .landscapeLeft)
    #expect(!host.trace.entries.isEmpty)
    #expect(!host.takeTrace(ending: true).entries.isEmpty)
    host.turn(to: .portrait)
    #expect(host.trace == Trace())
    #expect(!host.isTracing)
  }
}
