import Devices
import Testing
import Traces
import UIKit

@testable import UIKit

/// Behaviour B9: the callbacks of iOS 7, and classes that support both worlds.
@MainActor
struct OldRotationTests {
  private final class OldController: UIViewController {
    var seen: [String] = []

    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      super.willRotate(to: toInterfaceOrientation, duration: duration)
      seen.append(
        "will \(interfaceOrientation) → \(toInterfaceOrientation) \(Int(view.bounds.width))")
    }

    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
      seen.append("animate \(interfaceOrientation) \(Int(view.bounds.width)) \(duration)")
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      super.didRotate(from: fromInterfaceOrientation)
      seen.append("did from \(fromInterfaceOrientation) to \(interfaceOrientation)")
    }
  }

  /// The class of the seed article: the same work in both worlds, each through a separate method.
  private class BothController: UIViewController {
    var changes = 0

    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      super.willRotate(to: toInterfaceOrientation, duration: duration)
      if UIApplication.shared.statusBarOrientation != toInterfaceOrientation { changes += 1 }
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      if size != view.bounds.size { changes += 1 }
    }
  }

  private final class LaterController: BothController {}

  private static let expected = [
    "will portrait → landscapeRight 320", "animate landscapeRight 568 0.4",
    "did from portrait to landscapeRight",
  ]

  @Test("B9: iOS 7 calls the rotation callbacks in order, and no offscreen controller")
  func iOS7() {
    let host = SimulationHost(device: .iPhone5s, os: "7.1")
    let root = UIViewController()
    let child = OldController()
    let hidden = OldController()
    for controller in [child, hidden] { root.addChild(controller) }
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    hidden.loadViewIfNeeded()
    host.setRoot(root)
    host.beginTrace()
    host.turn(to: .landscapeLeft)
    #expect(child.seen == Self.expected)
    #expect(hidden.seen == [])
    let methods = host.takeTrace().entries.filter { $0.path == "UIViewController/0 OldController" }
      .map(\.method)
    #expect(
      methods == [
        "willRotate(to:duration:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
        "willAnimateRotation(to:duration:)", "didRotate(from:)",
      ])
  }

  @Test(
    "B9: from iOS 8 on they are called only if viewWillTransition(to:with:) isn't overridden",
    arguments: ["8.0", "10.3", "12.0"])
  func newer(os: String) throws {
    let host = SimulationHost(device: .iPhone5s, os: try #require(OSVersion(os)))
    let old = OldController()
    host.setRoot(old)
    host.turn(to: .landscapeLeft)
    #expect(old.seen == Self.expected)
    old.seen = []
    host.turn(to: .landscapeLeft)
    #expect(old.seen == [])
  }

  @Test(
    "B9: a class that implements both does its work exactly once on each OS",
    arguments: ["7.1", "8.0", "9.3", "10.3", "11.2", "12.0"])
  func exactlyOnce(os: String) throws {
    let host = SimulationHost(device: .iPhone5s, os: try #require(OSVersion(os)))
    for root in [BothController(), LaterController()] {
      host.setRoot(root)
      root.changes = 0
      host.turn(to: .landscapeLeft)
      #expect(root.changes == 1)
      host.turn(to: .portrait)
      #expect(root.changes == 2)
    }
  }

  @Test("the method tables list which classes override the callback")
  func methodTables() {
    final class OnlyAtTheEnd: UITableViewController {
      override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    }
    #expect(MethodOverrides.sizeTransitionEntries.count == 1)
    #expect(MethodOverrides.rotationEntries.count == 3)
    #expect(!MethodOverrides.rotatesInTheOldWay(UIViewController.self))
    #expect(MethodOverrides.rotatesInTheOldWay(OldController.self))
    #expect(!MethodOverrides.rotatesInTheOldWay(BothController.self))
    #expect(!MethodOverrides.rotatesInTheOldWay(LaterController.self))
    #expect(!MethodOverrides.rotatesInTheOldWay(UITableViewController.self))
    #expect(MethodOverrides.rotatesInTheOldWay(OnlyAtTheEnd.self))
  }

  @Test("an iPad's resize isn't a rotation")
  func resize() {
    let host = SimulationHost(device: .iPadPro11, os: "12.0")
    let old = OldController()
    host.setRoot(old)
    host.setMultitasking(.splitView(.oneThird))
    #expect(old.seen == [])
  }
}
