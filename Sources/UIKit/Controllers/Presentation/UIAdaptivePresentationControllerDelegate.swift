/// Chooses how a presentation adapts to the room there is.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use in a horizontally compact environment; `.none` leaves things as they are.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// The style to use with the given traits; `.none` leaves things as they are.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// A controller to show in place of the presented one when the style is adapted.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Is called before a presentation with the style it will have; `.none` where it is not adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  )

  /// Is called with the presentation controller that an adapted presentation uses.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )

  // From iOS 13 on these are called where a finger dismisses the presentation, or would like to.

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    // The older method counts where width is compact only, as before iOS 8.3 (Apple).
    NotImplemented.adaptiveStyle = true
    return traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.adaptivePresentationStyle(for: traitCollection)
  }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    nil
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    NotImplemented.shouldDismiss = true
    return true
  }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    NotImplemented.didDismiss = true
  }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
