import Devices
import Testing
import UIKit

/// `transition(from:to:duration:options:animations:completion:)` between children.
@MainActor
struct ChildTransitionTests {
  private func container(
    _ log: CallbackLog
  ) -> (host: SimulationHost, parent: UIViewController, old: LoggingController) {
    let host = SimulationHost(device: .iPhoneX, os: "16.0")
    let parent = UIViewController()
    let old = LoggingController("old", log)
    parent.addChild(old)
    old.view.frame = parent.view.bounds
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    host.setRoot(parent)
    _ = log.take()
    return (host, parent, old)
  }

  @Test("one child's view replaces the other's, with one round of callbacks each")
  func exchange() {
    let log = CallbackLog()
    let (host, parent, old) = container(log)
    let new = LoggingController("new", log)
    parent.addChild(new)
    new.view.frame = parent.view.bounds
    old.willMove(toParent: nil)
    var isDone = false
    parent.transition(from: old, to: new, duration: 0.25, options: .transitionCrossDissolve) {
    } completion: { finished in
      isDone = finished
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
    #expect(!isDone)
    #expect(old.view.window != nil)
    host.settle()
    #expect(isDone)
    #expect(old.view.superview == nil)
    #expect(new.view.superview === parent.view)
    let calls = log.take().filter { $0.contains("ppear") }
    #expect(
      calls == [
        "old.viewWillDisappear", "new.viewWillAppear", "new.viewIsAppearing",
        "new.viewDidAppear", "old.viewDidDisappear",
      ])
    host.turn(to: .landscapeLeft)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("controllers that aren't siblings are rejected in UIKit's words")
  func strangers() {
    let log = CallbackLog()
    let (host, parent, old) = container(log)
    let stranger = LoggingController("stranger", log)
    parent.transition(from: old, to: stranger, duration: 0, animations: nil)
    parent.transition(from: old, to: old, duration: 0, animations: nil)
    host.settle()
    #expect(old.view.window != nil)
    #expect(
      host.takeIssues().allSatisfy {
        $0.problem.contains(
          "must have a common parent view controller when calling -[UIViewController")
      })
    #expect(log.take().filter { $0.contains("ppear") }.isEmpty)
  }
}
