/// Places a presented controller's view, and the views that accompany it, over the presenter.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var storedPresented: UIViewController?
  final weak var storedPresenting: UIViewController?
  final var storedContainer: UITransitionView?
  /// The place of the presenter's view before it was removed from the window.
  final var removedFrom: FormerPlace?
  /// The responder that was editing when the presentation began.
  final weak var editedBefore: UIResponder?
  /// The responder whose accessory view contained that one.
  final weak var ownerOfEdited: UIResponder?
  /// The original presentation that this one replaces in a smaller space.
  final var origin: UIPresentationController?
  /// The controller that a delegate has provided instead of the presented one, until it is
  /// presented.
  final var comingController: UIViewController?
  /// The controller replaced by this one; it's presented again when there is more space.
  final var replacedController: UIViewController?
  /// The parent of the replaced controller inside its replacement when it was last removed.
  final weak var formerParent: UIViewController?
  /// The style chosen for the window's traits; `.none` is the presentation's own.
  final var activeStyle = UIModalPresentationStyle.none
  /// The presentation that will replace this one, once it has been chosen.
  final var prepared: PreparedAdaptation?
  /// Whether the presentation kept its style in compact width.
  final var staysInCompactWidth = false
  /// The content size used when the presented view was last placed.
  final private(set) var usedContentSize: CGSize?

  /// Creates a controller for a presentation that hasn't begun.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  // MARK: Taking part

  /// The presenting controller; before the presentation begins, possibly the presented one.
  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController
  }
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle {
    storedPresented?.modalPresentationStyle ?? .none
  }

  /// The delegate, which determines how the presentation adapts to the available space.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  /// The style of the presentation in a horizontally compact environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style of the presentation under the given traits; `.none` is its own.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }

  /// Traits that the presented controller gets instead of the container's.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { storedPresented?.refreshTraits() }
  }

  /// The view that contains the presentation, from its beginning to its end.
  open var containerView: UIView? { storedContainer }

  /// The view that represents the presented controller in the container.
  open var presentedView: UIView? { storedPresented?.viewInPlace }

  /// The presented view's frame at the end of the presentation; by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { storedContainer?.bounds ?? .zero }

  /// Whether the presentation covers the window rather than the presenter's view.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while the presentation lasts.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the presented controller determines the orientation.
  var speaksForOrientation: Bool { shouldPresentInFullscreen }
  /// Whether the presented controller is on an elevated level, which affects dark colours.
  var isElevated: Bool { false }
  /// Whether the presented controller's width is compact regardless of the container's.
  func makesWidthCompact(in container: UITraitCollection) -> Bool { false }

  /// Whether the presented controller's preferred size matters.
  var followsContentSize: Bool { true }

  /// Returns the presented controller's preferred size, and records it as used.
  final func takeContentSize() -> CGSize {
    let size = preferredContentSize
    usedContentSize = size
    return size
  }

  /// Places the presented view in the container.
  func placePresentedView() {
    guard let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  /// Releases the presented controller's view, which another presentation has taken over.
  func releasePresentedView() {}

  // MARK: Layout

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called when the presentation begins; the container is in the window.
  open func presentationTransitionWillBegin() {}
  /// Called at the end of the presentation, which may have been cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called at the end of the dismissal, which may have been cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and size

  open var traitCollection: UITraitCollection {
    storedContainer?.traitCollection ?? storedPresenting?.traitCollection
      ?? presentedViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var preferredContentSize: CGSize { storedPresented?.preferredContentSize ?? .zero }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    storedContainer?.setNeedsLayout()
  }

  /// The size of the presented controller in a container of the given size.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The future environment of the presented controller's view in a container.
  func environmentOfPresented(in container: InterfaceEnvironment) -> InterfaceEnvironment {
    presented(at: container.bounds, in: container)
  }

  /// Called before the container's size changes; the default notifies the presented controller if
  /// its own size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; the default notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }
}

/// The place of a view in the tree that a presentation removed it from.
///
/// The superview is often the window, which owns the presenter and with it the presentation.
struct FormerPlace {
  weak var superview: UIView?
  let index: Int
}
