import Devices
import Testing
import UIKit

/// A presentation that covers the bottom half, with its own dimming view.
private final class HalfPresentation: UIPresentationController {
  let shade = UIView()
  var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(
      x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    calls.append("willBegin")
    guard let containerView else { return }
    shade.frame = containerView.bounds
    shade.alpha = 0
    containerView.addSubview(shade)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.shade.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didEnd") }
  override func dismissalTransitionWillBegin() { calls.append("dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissalDidEnd") }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Slides the view up, and rotates it meanwhile.
private final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var seen: [String] = []
  var completes = true

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.7
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    seen.append(context.isInteractive ? "interactive" : "animated")
    guard completes else { return }
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: context)) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else {
      UIView.animate(withDuration: transitionDuration(using: context)) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { seen.append("ended \(transitionCompleted)") }
}

@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
  let animator = SlidingAnimator()
  var presentation: HalfPresentation?
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = HalfPresentation(presentedViewController: presented, presenting: presenting)
    presentation = made
    return made
  }
}

@MainActor
struct CustomTransitionTests {
  private func started() -> (host: SimulationHost, root: UIViewController) {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = UIViewController()
    host.setRoot(root)
    return (host, root)
  }

  @Test("C6: a custom presentation and animator, both ways, in simulated time")
  func custom() {
    let (host, root) = started()
    let modal = UIViewController()
    let transitions = Transitions()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transitions
    let start = host.time
    root.present(modal, animated: true)
    #expect(modal.transitionCoordinator?.transitionDuration == 0.7)
    host.settle()
    #expect(abs(host.time - start - 0.7) < 0.001)
    #expect(modal.view.frame == CGRect(x: 0, y: 406, width: 375, height: 406))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(transitions.presentation?.shade.alpha == 1)
    #expect(root.view.window === host.window)
    #expect(transitions.animator.seen == ["animated", "ended true"])
    host.turn(to: .landscapeLeft)
    #expect(modal.view.frame == CGRect(x: 0, y: 187.5, width: 812, height: 187.5))
    host.turn(to: .portrait)
    root.dismiss(animated: true)
    host.settle()
    #expect(
      transitions.presentation?.calls == [
        "willBegin", "didEnd", "dismissalWillBegin", "dismissalDidEnd",
      ])
    #expect(root.presentedViewController == nil)
    #expect(host.window.subviews.count == 1)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("C6: a custom transition of a modal that forces landscape")
  func forced() {
    final class Landscape: UIViewController {
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .landscapeRight
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
      override var shouldAutorotate: Bool { false }
    }
    let (host, root) = started()
    let modal = Landscape()
    let transitions = Transitions()
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true)
    let coordinator = modal.transitionCoordinator
    var turn: CGAffineTransform?
    coordinator?.animate(alongsideTransition: { turn = $0.targetTransform })
    host.settle()
    #expect(turn.map { $0.b != 0 && $0.c != 0 } == true)
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(transitions.animator.seen == ["animated", "ended true"])
    modal.dismiss(animated: true)
    host.settle()
    #expect(host.interfaceOrientation == .portrait)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(root.view.superview === host.window)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("C6: an interactive transition runs to its end, and a cancelled one is undone")
  func interactive() {
    let (host, root) = started()
    let modal = UIViewController()
    let transitions = Transitions()
    transitions.interaction = UIPercentDrivenInteractiveTransition()
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true)
    host.settle()
    #expect(transitions.animator.seen == ["interactive", "ended true"])
    #expect(modal.view.window === host.window)
    root.dismiss(animated: false)
    host.settle()

    transitions.animator.seen = []
    let interaction = UIPercentDrivenInteractiveTransition()
    transitions.interaction = interaction
    root.present(modal, animated: true)
    modal.transitionCoordinator?.animate(alongsideTransition: { _ in interaction.cancel() })
    var cancelled: Bool?
    modal.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
    host.settle()
    #expect(transitions.animator.seen == ["interactive", "ended false"])
    #expect(cancelled == true)
    #expect(root.presentedViewController == nil)
    #expect(root.view.superview === host.window)
    #expect(modal.view.window == nil)
  }

  @Test("an animator that never ends its transition is an issue, and the screen continues")
  func stuck() {
    let (host, root) = started()
    let modal = UIViewController()
    let transitions = Transitions()
    transitions.animator.completes = false
    modal.transitioningDelegate = transitions
    var done = false
    root.present(modal, animated: true) { done = true }
    host.settle()
    #expect(done)
    #expect(host.takeIssues().first?.problem.contains("completeTransition(_:)") == true)
  }
}
