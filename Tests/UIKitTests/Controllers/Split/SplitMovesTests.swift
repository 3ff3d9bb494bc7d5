import Devices
import Testing

@testable import UIKit

/// Controllers that move between the stacks of a split view, or between any two containers.
@MainActor
struct SplitMovesTests {
  private func stack(_ controllers: [UIViewController]) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = controllers
    return stack
  }

  /// Whether a controller fills its stack's area in the window, and nothing hides it.
  private func isShown(_ controller: UIViewController, in stack: UINavigationController) -> Bool {
    guard let view = controller.viewIfLoaded, view.window != nil else { return false }
    return stack.topViewController === controller && view.isDescendant(of: stack.view)
      && view.bounds.size == stack.view.bounds.size
  }

  private func split(
    _ style: UISplitViewController.Style, _ list: UIViewController,
    _ detail: UIViewController
  ) -> UISplitViewController {
    guard style != .unspecified else {
      let split = UISplitViewController()
      split.viewControllers = [list, detail]
      return split
    }
    let split = UISplitViewController(style: style)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
  }

  @Test(
    "an expanding split view keeps its detail, with all pushed controllers, and collapses again",
    arguments: [
      (Device.iPhone6Plus, "9.3"), (.iPhone8Plus, "12.0"), (.iPhoneXSMax, "13.0"),
      (.iPhone15ProMax, "17.0"), (.iPhone17ProMax, "26.0"),
    ] as [(Device, OSVersion)])
  func turnedPhone(device: Device, os: OSVersion) {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let host = SimulationHost(device: device, os: os)
      let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
      let list = stack([UIViewController()])
      let detail = stack([a, b])
      let split = split(style, list, detail)
      split.preferredDisplayMode = .oneBesideSecondary
      host.setRoot(split)
      #expect(split.isCollapsed)
      #expect(isShown(b, in: list))
      b.navigationController?.pushViewController(c, animated: false)
      host.settle()
      #expect(isShown(c, in: list))
      for _ in 0..<2 {
        host.turn(to: .landscapeLeft)
        #expect(!split.isCollapsed)
        #expect(detail.viewControllers == [a, b, c])
        #expect(isShown(c, in: detail), "\(device.id) \(os)")
        #expect(list.viewControllers.count == 1 && isShown(list.viewControllers[0], in: list))
        #expect(a.viewIfLoaded?.window == nil && b.view.window == nil)
        host.turn(to: .portrait)
        #expect(split.isCollapsed)
        #expect(isShown(c, in: list))
        #expect(list.viewControllers.count == 4)
      }
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("an iPad's split view keeps its detail from Slide Over to full screen and back")
  func slideOver() {
    for os in ["12.0", "15.5", "18.0"] as [OSVersion] {
      let host = SimulationHost(device: .iPadPro11, os: os, orientation: .landscapeRight)
      let (a, b) = (UIViewController(), UIViewController())
      let (list, detail) = (stack([UIViewController()]), stack([a, b]))
      let split = split(.unspecified, list, detail)
      host.setRoot(split)
      for _ in 0..<2 {
        #expect(isShown(b, in: detail))
        host.setMultitasking(.slideOver)
        #expect(split.isCollapsed && isShown(b, in: list))
        host.setMultitasking(.fullScreen)
        #expect(!split.isCollapsed && detail.viewControllers == [a, b])
      }
      #expect(isShown(b, in: detail))
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("three columns: each gets its controllers back, and pushed ones belong to the last")
  func threeColumns() {
    let host = SimulationHost(device: .iPadPro12_9_3, os: "17.0", orientation: .landscapeRight)
    let split = UISplitViewController(style: .tripleColumn)
    let stacks = (0..<3).map { _ in stack([UIViewController(), UIViewController()]) }
    for (column, one) in zip(
      [UISplitViewController.Column.primary, .supplementary, .secondary], stacks)
    {
      split.setViewController(one, for: column)
    }
    let owned = stacks.map(\.viewControllers)
    host.setRoot(split)
    host.setMultitasking(.slideOver)
    #expect(stacks[0].viewControllers == owned[0] + owned[1] + owned[2])
    let extra = UIViewController()
    stacks[0].pushViewController(extra, animated: false)
    host.settle()
    host.setMultitasking(.fullScreen)
    #expect(stacks.map(\.viewControllers) == [owned[0], owned[1], owned[2] + [extra]])
    for stack in stacks where stack.view.window != nil {
      #expect(isShown(stack.viewControllers[stack.viewControllers.count - 1], in: stack))
    }
    #expect(stacks[2].view.window != nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test(
    "popped here and pushed there in one go, a controller is shown there, and its calls balance",
    arguments: [true, false])
  func betweenStacks(leftFirst: Bool) {
    let host = SimulationHost(device: .iPadAir2, os: "12.0")
    let log = CallbackLog()
    let moving = LoggingController("moving", log)
    let (from, to) = (stack([UIViewController(), moving]), stack([UIViewController()]))
    let root = UIViewController()
    let stacks = leftFirst ? [from, to] : [to, from]
    for one in stacks {
      root.addChild(one)
      one.view.frame = CGRect(x: one === stacks[0] ? 0 : 300, y: 0, width: 300, height: 500)
      root.view.addSubview(one.view)
      one.didMove(toParent: root)
    }
    host.setRoot(root)
    #expect(isShown(moving, in: from))
    _ = log.take()
    from.popViewController(animated: false)
    to.pushViewController(moving, animated: false)
    host.settle()
    host.advance(by: 1)
    #expect(isShown(moving, in: to))
    #expect(isShown(from.viewControllers[0], in: from))
    #expect(moving.parent === to)
    let calls = log.take().filter { $0.contains("ppear") }
    func count(_ name: String) -> Int { calls.filter { $0 == "moving.\(name)" }.count }
    #expect(count("viewWillAppear") == count("viewDidAppear"), "\(calls)")
    #expect(count("viewWillDisappear") == count("viewDidDisappear"), "\(calls)")
    #expect(calls.last.map { $0.hasSuffix("viewDidAppear") } ?? true, "\(calls)")
    to.popViewController(animated: false)
    host.settle()
    #expect(moving.view.window == nil && moving.parent == nil)
    #expect(host.takeIssues().isEmpty)
  }
}
