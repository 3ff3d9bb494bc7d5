import Devices
import Testing
import Traces
import UIKit

/// The order tables of a rotation (facts: devices §5.2 and §5.3), asserted as traces.
///
/// How certain the rows are: willTransition before viewWillTransition, traits before layout, insets before
/// layout, completion last: high. Blocks alongside after the first layout pass: low.
@MainActor
struct OrderTableTests {
  private class Root: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { [weak self] _ in
        self?.view.setNeedsLayout()
      } completion: { _ in
      }
    }
  }

  private final class Child: Root {}

  private func root() -> Root {
    let root = Root()
    let child = Child()
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    return root
  }

  private func trace(
    _ device: Device, _ os: OSVersion, from start: UIInterfaceOrientation = .portrait,
    to orientation: UIDeviceOrientation, halfTurns: Bool? = nil
  ) -> [String] {
    var options = SimulationHost.Options()
    options.transitionsSizeOnHalfTurn = halfTurns
    let host = SimulationHost(device: device, os: os, orientation: start, options: options)
    host.setRoot(root())
    host.beginTrace()
    host.turn(to: orientation)
    #expect(host.takeIssues().isEmpty)
    return host.takeTrace().entries.filter { $0.path.hasPrefix("Root") }.map { entry in
      let who = entry.path == "Root" ? "root" : "child"
      return "\(who) \(entry.method.prefix { $0 != "(" })"
    }
  }

  @Test("§5.2: a quarter turn of a phone from iOS 11 on", arguments: ["11.2", "12.0", "13.0"])
  func phoneQuarter(os: String) throws {
    #expect(
      trace(.iPhoneX, try #require(OSVersion(os)), to: .landscapeLeft) == [
        "root willTransition", "child willTransition",
        "root viewWillTransition", "child viewWillTransition",
        "root traitCollectionDidChange", "child traitCollectionDidChange",
        "root viewLayoutMarginsDidChange", "root viewSafeAreaInsetsDidChange",
        "child viewLayoutMarginsDidChange", "child viewSafeAreaInsetsDidChange",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
        "child alongsideTransition", "root alongsideTransition",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
        "child completion", "root completion",
      ])
  }

  @Test("§5.2: before iOS 11 there are no margins and safe areas to report")
  func phoneQuarterBefore11() {
    #expect(
      trace(.iPhone6, "10.3", to: .landscapeLeft) == [
        "root willTransition", "child willTransition",
        "root viewWillTransition", "child viewWillTransition",
        "root traitCollectionDidChange", "child traitCollectionDidChange",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
        "child alongsideTransition", "root alongsideTransition",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
        "child completion", "root completion",
      ])
  }

  @Test(
    "§5.3, B3: an iPad keeps its traits and gets a new size", arguments: ["9.3", "12.0", "26.0"])
  func padQuarter(os: String) throws {
    let device: Device = os == "26.0" ? .iPadPro11_M4 : os == "9.3" ? .iPadAir2 : .iPadPro11
    let calls = trace(device, try #require(OSVersion(os)), to: .landscapeLeft)
    #expect(
      calls == [
        "root viewWillTransition", "child viewWillTransition",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
        "child alongsideTransition", "root alongsideTransition",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
        "child completion", "root completion",
      ])
  }

  @Test(
    "§5.3, B5: a half turn notifies the root before iOS 11, never its children of the same size")
  func phoneHalf() {
    let told = [
      "root viewWillTransition", "root alongsideTransition",
      "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root completion",
    ]
    let start = UIInterfaceOrientation.landscapeLeft
    #expect(trace(.iPhone6, "8.0", from: start, to: .landscapeLeft) == told)
    #expect(trace(.iPhone6, "10.3", from: start, to: .landscapeLeft) == told)
    #expect(trace(.iPhone8, "11.0", from: start, to: .landscapeLeft) == [])
    #expect(trace(.iPhoneX, "17.0", from: start, to: .landscapeLeft) == [])
    #expect(trace(.iPhoneX, "12.0", from: start, to: .landscapeLeft, halfTurns: true) == told)
    #expect(trace(.iPhone6, "10.3", from: start, to: .landscapeLeft, halfTurns: false) == [])
    #expect(trace(.iPadPro11, "12.0", from: start, to: .landscapeLeft) == [])
  }

  @Test("§5.3: a child removed from its parent isn't notified")
  func removedChild() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = root()
    host.setRoot(root)
    let child = root.children[0]
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    host.settle()
    host.beginTrace()
    host.turn(to: .landscapeLeft)
    #expect(!host.takeTrace().entries.contains { $0.path.contains("Child") })
    #expect(child.view.bounds.size == CGSize(width: 375, height: 812))
  }

  @Test(
    "B7: a loaded child whose view isn't in the window is notified of the rotation, its frame kept"
  )
  func childOutOfSight() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = root()
    host.setRoot(root)
    let child = root.children[0]
    child.view.removeFromSuperview()
    host.settle()
    host.beginTrace()
    host.turn(to: .landscapeLeft)
    let calls = host.takeTrace().entries.filter { $0.path.contains("Child") }
    #expect(
      calls.map(\.method) == [
        "willTransition(to:with:)", "viewWillTransition(to:with:)",
        "traitCollectionDidChange(_:)", "alongsideTransition", "completion",
      ])
    #expect(calls.last?.arguments == "bounds: 375 × 812")
  }

  @Test("§5.2: an override that doesn't call super ends the propagation")
  func withoutSuper() {
    final class Silent: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {}
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
      ) {}
    }
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let silent = Silent()
    let child = Child()
    silent.addChild(child)
    child.view.frame = silent.view.bounds
    silent.view.addSubview(child.view)
    host.setRoot(silent)
    host.beginTrace()
    host.turn(to: .landscapeLeft)
    let methods = host.takeTrace().entries.filter { $0.path == "Silent/0 Child" }.map(\.method)
    #expect(!methods.contains("viewWillTransition(to:with:)"))
    #expect(!methods.contains("willTransition(to:with:)"))
    #expect(methods.contains("traitCollectionDidChange(_:)"))
  }

  @Test("a child's overridden traits count for the announced ones")
  func overriddenChild() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = root()
    let child = root.children[0]
    root.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .regular), forChild: child)
    host.setRoot(root)
    host.beginTrace()
    host.turn(to: .landscapeLeft)
    let methods = host.takeTrace().entries.filter { $0.path == "Root/0 Child" }.map(\.method)
    #expect(!methods.contains("willTransition(to:with:)"))
    #expect(!methods.contains("traitCollectionDidChange(_:)"))
    #expect(child.traitCollection.verticalSizeClass == .regular)
  }
}
