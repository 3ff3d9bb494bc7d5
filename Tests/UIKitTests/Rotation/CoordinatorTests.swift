import Devices
import Testing
import UIKit

/// Behaviour B2: the values and actions of a rotation's coordinator.
@MainActor
struct CoordinatorTests {
  private final class Root: UIViewController {
    var onTransition: ((CGSize, UIViewControllerTransitionCoordinator) -> Void)?

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      onTransition?(size, coordinator)
    }
  }

  @Test("B2: the context of a quarter turn")
  func context() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Root()
    host.setRoot(root)
    var checked = 0
    root.onTransition = { _, coordinator in
      #expect(coordinator.isAnimated)
      #expect(coordinator.transitionDuration == 0.4)
      #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
      #expect(!coordinator.isInterruptible && !coordinator.isCancelled)
      #expect(coordinator.presentationStyle == .none)
      #expect(coordinator.completionVelocity == 1)
      #expect(coordinator.completionCurve == .easeInOut)
      #expect(coordinator.containerView === host.window)
      #expect(coordinator.targetTransform.b != 0 && coordinator.targetTransform.c != 0)
      #expect(coordinator.viewController(forKey: .from) === root)
      #expect(coordinator.viewController(forKey: .to) === root)
      #expect(coordinator.view(forKey: .to) === root.view)
      #expect(coordinator.percentComplete == 0)
      coordinator.notifyWhenInteractionChanges { _ in Issue.record("Nothing is interactive.") }
      coordinator.notifyWhenInteractionEnds { _ in Issue.record("Nothing is interactive.") }
      coordinator.animate(alongsideTransition: nil) { context in
        #expect(context.percentComplete == 1)
        checked += 1
      }
    }
    host.turn(to: .landscapeLeft)
    host.turn(to: .portrait)
    #expect(checked == 2)
  }

  @Test("B2: a half turn takes twice as long")
  func halfTurn() {
    var options = SimulationHost.Options()
    options.transitionsSizeOnHalfTurn = true
    let host = SimulationHost(
      device: .iPhone8, os: "12.0", orientation: .landscapeLeft, options: options)
    let root = Root()
    host.setRoot(root)
    var duration: TimeInterval?
    root.onTransition = { _, coordinator in
      duration = coordinator.transitionDuration
      #expect(coordinator.targetTransform.a == -1)
    }
    let start = host.time
    host.turn(to: .landscapeLeft)
    #expect(duration == 0.8)
    #expect(host.time == start + 0.8)
  }

  @Test("B2: blocks run in the order they were added; late ones at once, none after the end")
  func order() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Root()
    host.setRoot(root)
    var calls: [String] = []
    root.onTransition = { _, coordinator in
      coordinator.animate { context in
        calls.append("first")
        #expect(root.view.bounds.width == 812)
        #expect(coordinator.animate { _ in calls.append("late") })
        #expect(context.transitionDuration == 0.4)
      } completion: { _ in
        calls.append("end")
        #expect(!coordinator.animate { _ in calls.append("never") })
      }
      coordinator.animateAlongsideTransition(in: root.view) { _ in
        calls.append("in view")
      } completion: { _ in
        calls.append("end in view")
      }
    }
    host.turn(to: .landscapeLeft)
    #expect(calls == ["first", "late", "in view", "end", "end in view"])
  }

  @Test("work due during a rotation runs before its completion")
  func timers() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Root()
    host.setRoot(root)
    var calls: [String] = []
    root.onTransition = { _, coordinator in
      host.post(after: 0.2) { calls.append("in between") }
      host.post(after: 0.6) { calls.append("after") }
      coordinator.animate(alongsideTransition: nil) { _ in calls.append("completion") }
    }
    host.turn(to: .landscapeLeft)
    #expect(calls == ["in between", "completion"])
    host.advance(by: 1)
    #expect(calls.last == "after")
  }

  @Test("a rotation in a rotation callback happens after it; endless ones are cut off and reported")
  func turnInTurn() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Root()
    host.setRoot(root)
    var calls: [String] = []
    root.onTransition = { size, coordinator in
      calls.append("to \(Int(size.width))")
      if calls.count == 1 { host.turn(to: .portrait) }
      coordinator.animate(alongsideTransition: nil) { _ in
        calls.append("end \(Int(root.view.bounds.width))")
      }
    }
    host.turn(to: .landscapeLeft)
    #expect(calls == ["to 812", "end 812", "to 375", "end 375"])
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.takeIssues().isEmpty)

    root.onTransition = { size, _ in
      host.turn(to: size.width > size.height ? .portrait : .landscapeLeft)
    }
    host.turn(to: .landscapeLeft)
    #expect(host.takeIssues().contains { $0.description.contains("The interface does not settle") })
  }

  @Test("a layout that rotates the device repeatedly is cut off and reported")
  func turnInLayout() {
    final class Restless: UIViewController {
      var turns = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        turns += 1
        let host = SimulationHost.current
        host.turn(to: host.interfaceOrientation.isLandscape ? .portrait : .landscapeLeft)
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Restless()
    host.setRoot(root)
    #expect(root.turns <= 60)
    #expect(host.takeIssues().contains { $0.description.contains("The interface does not settle") })
  }
}
