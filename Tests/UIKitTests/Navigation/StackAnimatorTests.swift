import Devices
import Testing

@testable import UIKit

/// Moves the incoming view in from the right, as apps' own animators do.
private final class SideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var seen: [String] = []
  var completes = true
  var finalFrame = CGRect.null
  var initialFrame = CGRect.null

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    seen.append(context.isInteractive ? "interactive" : "animated")
    guard completes, let to = context.view(forKey: .to), let from = context.view(forKey: .from),
      let comes = context.viewController(forKey: .to),
      let goes = context.viewController(forKey: .from)
    else { return }
    finalFrame = context.finalFrame(for: comes)
    initialFrame = context.initialFrame(for: goes)
    context.containerView.addSubview(to)
    to.frame = finalFrame.offsetBy(dx: finalFrame.width, dy: 0)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to.frame = self.finalFrame
      from.alpha = 0.5
    } completion: { _ in
      from.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { seen.append("ended \(transitionCompleted)") }
}

@MainActor
private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  let animator = SideAnimator()
  var interaction: UIPercentDrivenInteractiveTransition?
  var asked: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    asked.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { asked.append("didShow \(viewController.title ?? "")") }
}

/// C6 in stacks: pushes and pops performed by an app's animator.
@MainActor
final class StackAnimatorTests {
  private lazy var host = SimulationHost(device: .iPhoneX, os: "13.0")
  private let delegate = StackDelegate()

  private func started() -> (UINavigationController, a: UIViewController, b: UIViewController) {
    host.becomeCurrent()
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    (a.title, b.title) = ("a", "b")
    let controller = UINavigationController(rootViewController: a)
    host.setRoot(controller)
    host.settle()
    controller.delegate = delegate
    _ = log.take()
    return (controller, a, b)
  }
  private let log = CallbackLog()

  @Test("C6: the delegate's animator performs a push and a pop, in simulated time")
  func pushAndPop() {
    let (controller, a, b) = started()
    let start = host.time
    controller.pushViewController(b, animated: true)
    var ended: TimeInterval?
    var (views, duration): ([UIView?], TimeInterval) = ([], 0)
    controller.transitionCoordinator?.animate(alongsideTransition: {
      views = [$0.view(forKey: .from), $0.view(forKey: .to)]
      duration = $0.transitionDuration
    }) { [host] _ in ended = host.time }
    host.settle()
    #expect(delegate.asked == ["push a b", "didShow b"])
    #expect(delegate.animator.seen == ["animated", "ended true"])
    #expect(views == [a.view, b.view])
    #expect(duration == 0.6)
    #expect(ended.map { abs($0 - start - 0.6) < 1e-9 } == true)
    let whole = CGRect(x: 0, y: 0, width: 375, height: 812)
    #expect(delegate.animator.finalFrame == whole)
    #expect(delegate.animator.initialFrame == whole)
    #expect(b.view.frame == whole)
    #expect(b.view.safeAreaInsets.top == 88)
    #expect(a.view.window == nil)
    let order = log.take().filter { $0.contains("Appear") || $0.contains("Disappear") }
    #expect(
      order == [
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "a.viewDidDisappear",
        "b.viewDidAppear",
      ])
    delegate.asked = []
    controller.popViewController(animated: true)
    host.settle()
    #expect(delegate.asked == ["pop b a", "didShow a"])
    #expect(b.view.window == nil)
    #expect(b.parent == nil)
    #expect(a.view.window === host.window)
    // Without animation no animator is requested.
    delegate.asked = []
    controller.pushViewController(b, animated: false)
    host.settle()
    #expect(delegate.asked == ["didShow b"])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("an interactive pop runs to its end; a cancelled one leaves the stack unchanged")
  func interactive() {
    let (controller, a, b) = started()
    controller.pushViewController(b, animated: false)
    host.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    controller.popViewController(animated: true)
    var cancelled: Bool?
    controller.transitionCoordinator?.animate(alongsideTransition: { _ in interaction.cancel() }) {
      cancelled = $0.isCancelled
    }
    _ = log.take()
    host.settle()
    #expect(delegate.animator.seen == ["interactive", "ended false"])
    #expect(cancelled == true)
    #expect(controller.viewControllers == [a, b])
    #expect(controller.children == [a, b])
    #expect(b.view.window === host.window)
    #expect(a.view.window == nil)
    let order = log.take().filter { $0.contains("Appear") || $0.contains("Disappear") }
    #expect(
      order == [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "a.viewWillDisappear",
        "b.viewWillAppear", "a.viewDidDisappear", "b.viewIsAppearing", "b.viewDidAppear",
      ])
    #expect(controller.navigationBar.topItem === b.navigationItem)
    delegate.interaction = UIPercentDrivenInteractiveTransition()
    controller.popViewController(animated: true)
    host.settle()
    #expect(controller.viewControllers == [a])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("an animator that never ends a push is an issue, even while a timer keeps firing")
  func stuck() {
    let (controller, _, b) = started()
    delegate.animator.completes = false
    nonisolated(unsafe) var ticks = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks += 1 }
    controller.pushViewController(b, animated: true)
    host.settle()
    #expect(host.takeIssues().first?.problem.contains("completeTransition(_:)") == true)
    #expect(controller.topViewController === b)
    host.advance(by: 3)
    #expect(ticks == 3)
    timer.invalidate()
  }

  @Test("a coordinator exists right after an animated push, and in the callbacks of any")
  func coordinator() {
    let (controller, a, b) = started()
    controller.delegate = nil
    #expect(controller.transitionCoordinator == nil)
    controller.pushViewController(b, animated: true)
    var calls: [String] = []
    #expect(controller.transitionCoordinator?.isAnimated == true)
    controller.transitionCoordinator?.animate(alongsideTransition: { _ in calls.append("beside") })
    { _ in calls.append("after") }
    host.settle()
    #expect(calls == ["beside", "after"])
    #expect(controller.transitionCoordinator == nil)

    // A push undone before it was shown ends at once.
    let c = UIViewController()
    controller.pushViewController(c, animated: true)
    controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in calls.append("c") }
    controller.setViewControllers([a, b], animated: true)
    host.settle()
    #expect(calls.last == "c")

    final class Asking: UIViewController {
      var isAnimated: Bool?
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAnimated = transitionCoordinator?.isAnimated
        transitionCoordinator?.animate(alongsideTransition: { _ in self.calls.append("beside") }) {
          _ in self.calls.append("after")
        }
      }
    }
    let asking = Asking()
    controller.pushViewController(asking, animated: false)
    #expect(controller.transitionCoordinator == nil)
    host.settle()
    #expect(asking.isAnimated == false)
    #expect(asking.calls == ["beside", "after"])
    #expect(host.takeIssues().isEmpty)
  }
}
