import Devices
import Testing
import Traces
import UIKit

/// Behaviour B7: an app that rotates in the background and comes to the front.
@MainActor
struct BackgroundTests {
  private final class Root: UIViewController {}

  private func calls(_ trace: Trace) -> [String] {
    trace.entries.map { $0.path == "Root" ? $0.method : "\($0.path) \($0.method)" }
  }

  @Test("B7: rotations in the background go unnoticed; the interface catches up afterwards")
  func phone() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Root()
    host.setRoot(root)
    host.beginTrace()
    host.enterBackground()
    #expect(host.application.applicationState == .background)
    #expect(!host.turn(to: .landscapeLeft))
    host.turn(to: .faceUp)
    host.turn(to: .landscapeRight)
    #expect(host.interfaceOrientation == .portrait)
    #expect(root.view.bounds.width == 375)
    #expect(
      calls(host.takeTrace()) == [
        "Simulator background()", "UIApplication willResignActiveNotification",
        "UIApplication didEnterBackgroundNotification",
        "Simulator rotate(to:)", "Simulator rotate(to:)", "Simulator rotate(to:)",
      ])
    host.enterForeground()
    #expect(host.interfaceOrientation == .landscapeLeft)
    #expect(root.view.bounds.width == 812)
    #expect(
      calls(host.takeTrace()) == [
        "Simulator foreground()", "UIDevice orientationDidChangeNotification",
        "willTransition(to:with:)", "viewWillTransition(to:with:)",
        "UIApplication willChangeStatusBarOrientationNotification",
        "traitCollectionDidChange(_:)", "viewLayoutMarginsDidChange()",
        "viewSafeAreaInsetsDidChange()",
        "UIApplication didChangeStatusBarOrientationNotification",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
        "UIApplication willEnterForegroundNotification",
        "UIApplication didBecomeActiveNotification",
      ])
    #expect(host.application.applicationState == .active)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("§5.3: an iPad's app in the background is resized to the other orientation and back")
  func padSnapshots() {
    let host = SimulationHost(device: .iPadPro11, os: "12.0")
    let root = Root()
    host.setRoot(root)
    host.beginTrace()
    host.enterBackground()
    let sizes = host.takeTrace().entries.filter { $0.method == "viewWillTransition(to:with:)" }
      .map(\.arguments)
    #expect(sizes == ["1194 × 834", "834 × 1194"])
    #expect(host.interfaceOrientation == .portrait)
    #expect(root.view.bounds.width == 834)

    let old = SimulationHost(device: .iPadAir, os: "8.0")
    old.setRoot(Root())
    old.beginTrace()
    old.enterBackground()
    #expect(!old.takeTrace().entries.contains { $0.method == "viewWillTransition(to:with:)" })
  }

  @Test("scenes are notified from iOS 13 on; going twice changes nothing")
  func scenes() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    host.setRoot(Root())
    host.beginTrace()
    host.enterForeground()
    host.enterBackground()
    host.enterBackground()
    #expect(host.windowScene.activationState == .background)
    host.enterForeground()
    #expect(host.windowScene.activationState == .foregroundActive)
    #expect(
      calls(host.takeTrace()).filter { !$0.hasPrefix("Simulator") } == [
        "UIScene willDeactivateNotification", "UIApplication willResignActiveNotification",
        "UIScene didEnterBackgroundNotification",
        "UIApplication didEnterBackgroundNotification",
        "UIScene willEnterForegroundNotification",
        "UIApplication willEnterForegroundNotification",
        "UIScene didActivateNotification", "UIApplication didBecomeActiveNotification",
      ])
  }
}
