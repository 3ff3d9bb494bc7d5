import UIKit

/// Rotates a chart's view into place, and out of it.
final class TurningTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else {
      context.completeTransition(false)
      return
    }
    coming.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(coming)
    coming.transform = context.targetTransform.inverted()
    coming.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      coming.transform = .identity
      coming.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
