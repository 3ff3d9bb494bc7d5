import Devices
import Testing
import Traces
import UIKit

/// The notifications of a rotation to controllers other than the frontmost one (facts: devices §5.3), as
/// traces.
///
/// How certain: other tabs medium (unloaded ones low to medium), over full screen medium to high, bars that
/// come and go high.
@MainActor
struct WhoHearsTests {
  private class Screen: UIViewController {}
  private final class Other: Screen {}

  private func heard(_ host: SimulationHost, by name: String) -> [String] {
    host.takeTrace().entries.filter { $0.path.contains(name) }.map {
      String($0.method.prefix { $0 != "(" })
    }
  }

  private func isAnnounced(_ calls: [String]) -> Bool {
    calls.contains("willTransition") && calls.contains("viewWillTransition")
  }

  private let layout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]

  @Test(
    "§5.3, B7: another loaded tab is notified of the rotation, laid out when selected"
  )
  func loadedTab() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    let tabs = UITabBarController()
    let other = Other()
    tabs.viewControllers = [Screen(), other]
    host.setRoot(tabs)
    tabs.selectedIndex = 1
    host.settle()
    tabs.selectedIndex = 0
    host.settle()
    host.beginTrace()
    host.turn(to: .landscapeLeft)
    let calls = heard(host, by: "Other")
    #expect(isAnnounced(calls))
    #expect(calls.contains("traitCollectionDidChange"))
    #expect(!calls.contains { layout.contains($0) })
    #expect(other.view.frame.size == CGSize(width: 375, height: 812))
    tabs.selectedIndex = 1
    host.settle()
    let later = heard(host, by: "Other")
    #expect(later.filter { layout.contains($0) } == layout)
    #expect(other.view.frame.size == CGSize(width: 812, height: 375))
  }

  @Test("§5.3, B7: a tab that was never shown isn't loaded by a rotation")
  func unloadedTab() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    let tabs = UITabBarController()
    let other = Other()
    tabs.viewControllers = [Screen(), other]
    host.setRoot(tabs)
    host.beginTrace()
    host.turn(to: .landscapeLeft)
    #expect(!other.isViewLoaded)
    #expect(!heard(host, by: "Other").contains { layout.contains($0) })
    tabs.selectedIndex = 1
    host.settle()
    #expect(other.view.frame.size == CGSize(width: 812, height: 375))
    #expect(other.traitCollection.verticalSizeClass == .compact)
  }

  @Test("§5.3, B7: under a modal over the full screen the presenter is notified and laid out")
  func overFullScreen() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    let root = Screen()
    host.setRoot(root)
    let modal = Other()
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: false)
    host.settle()
    host.beginTrace()
    host.turn(to: .landscapeLeft)
    let entries = host.takeTrace().entries
    for name in ["Screen", "Other"] {
      let calls = entries.filter { $0.path.hasSuffix(name) }.map {
        String($0.method.prefix { $0 != "(" })
      }
      #expect(isAnnounced(calls), "\(name)")
      #expect(calls.contains("traitCollectionDidChange"))
      #expect(calls.filter { layout.contains($0) } == layout)
    }
    #expect(root.view.frame == modal.view.frame)
  }

  @Test("§5.3: hiding a bar changes insets and layout without any transition")
  func hiddenBar() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    let navigation = UINavigationController(rootViewController: Screen())
    host.setRoot(navigation)
    host.beginTrace()
    navigation.setNavigationBarHidden(true, animated: true)
    host.settle()
    let calls = heard(host, by: "Screen")
    #expect(!calls.contains { $0.hasSuffix("ransition") })
    #expect(calls.contains("viewSafeAreaInsetsDidChange"))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 44)
  }

  @Test("§5.3, B7: back from below the top: will appear, new insets, layout, did appear")
  func comingBack() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    let lower = Other()
    let navigation = UINavigationController(rootViewController: lower)
    host.setRoot(navigation)
    navigation.pushViewController(Screen(), animated: false)
    host.settle()
    host.turn(to: .landscapeLeft)
    host.beginTrace()
    navigation.popViewController(animated: false)
    host.settle()
    let calls = heard(host, by: "Other")
    #expect(!calls.contains { $0.hasSuffix("ransition") })
    let order = ["viewWillAppear", "viewSafeAreaInsetsDidChange"] + layout + ["viewDidAppear"]
    #expect(calls.filter(order.contains) == order)
    #expect(lower.view.frame.size == CGSize(width: 812, height: 375))
  }
}
