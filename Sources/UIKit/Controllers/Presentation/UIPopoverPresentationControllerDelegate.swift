/// Prepares a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Is called before the popover is placed; its source may be set here.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Whether a tap beside the popover dismisses it. From iOS 13 on it is called only where the delegate lacks
  /// ``UIAdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)``.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Is called after a tap beside the popover has dismissed it. From iOS 13 on it is called only where the
  /// delegate lacks ``UIAdaptivePresentationControllerDelegate/presentationControllerDidDismiss(_:)``.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Is called before an open popover takes its place in a container of another size, unless it belongs
  /// to a bar's button; another view, or a rectangle in the view's coordinates, may be put in place of
  /// those given.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
