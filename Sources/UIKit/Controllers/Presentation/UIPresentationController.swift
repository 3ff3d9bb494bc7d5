/// Places a presented controller's view, and what belongs to it, over what presents it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var storedPresented: UIViewController?
  final weak var storedPresenting: UIViewController?
  final var storedContainer: UITransitionView?
  /// Where the presenter's view was before it was taken out of the window.
  final var removedFrom: FormerPlace?
  /// What was edited below when the presentation began.
  final weak var editedBefore: UIResponder?
  /// The responder in whose accessory view that lay.
  final weak var ownerOfEdited: UIResponder?
  /// The presentation that this one stands for where there is less room.
  final var origin: UIPresentationController?
  /// The controller that a delegate has shown in place of the presented one, until it is presented.
  final var comingController: UIViewController?
  /// The controller that it is shown in place of, which is presented again where there is more room.
  final var replacedController: UIViewController?
  /// Where that one was in what is shown in its place, when it was last taken out.
  final weak var formerParent: UIViewController?
  /// The style that was chosen for the window's traits; `.none` is the presentation's own.
  final var activeStyle = UIModalPresentationStyle.none
  /// The presentation that is going to take this one's place, once it has been chosen.
  final var prepared: PreparedAdaptation?
  /// Whether the presentation kept its style in compact width.
  final var staysInCompactWidth = false
  /// The size that the presented view was last placed by.
  final private(set) var usedContentSize: CGSize?

  /// Makes a controller for a presentation that has not begun.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  // MARK: Taking part

  /// The controller that presents; before the presentation begins, possibly the presented one.
  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController
  }
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// The style that the presented controller has.
  open var presentationStyle: UIModalPresentationStyle {
    storedPresented?.modalPresentationStyle ?? .none
  }

  /// Chooses how the presentation adapts to the room there is.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  /// The style that the presentation takes in a horizontally compact environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style that the presentation takes under the given traits; `.none` is its own.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }

  /// Traits that the presented controller gets instead of the container's.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { storedPresented?.refreshTraits() }
  }

  /// The view in which the presentation takes place, from its beginning to its end.
  open var containerView: UIView? { storedContainer }

  /// The view that stands for the presented controller in the container.
  open var presentedView: UIView? { storedPresented?.viewInPlace }

  /// The presented view's frame at the end of the presentation; by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { storedContainer?.bounds ?? .zero }

  /// Whether the presentation covers the window rather than the presenter's view.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while the presentation lasts.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the presented controller is asked for orientations.
  var speaksForOrientation: Bool { shouldPresentInFullscreen }
  /// Whether the presented controller lies on an upper level, as dark colours have it.
  var isElevated: Bool { false }
  /// Whether the presented controller's width is compact, whatever the container's is.
  func makesWidthCompact(in container: UITraitCollection) -> Bool { false }

  /// Whether it makes a difference what size the presented controller would like.
  var followsContentSize: Bool { true }

  /// The size that the presented controller would like, to place it by.
  final func takeContentSize() -> CGSize {
    let size = preferredContentSize
    usedContentSize = size
    return size
  }

  /// Gives the presented view its place in the container.
  func placePresentedView() {
    guard let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  /// Lets go of the presented controller's view, which another presentation has taken over.
  func releasePresentedView() {}

  // MARK: Layout

  /// Is called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Is called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Is called when the presentation begins; the container is in the window.
  open func presentationTransitionWillBegin() {}
  /// Is called at the end of the presentation; it may have been cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Is called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Is called at the end of the dismissal; it may have been cancelled.
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

  /// The size that the presented controller gets in a container of the given size.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Where the presented controller's view will be in a container.
  func environmentOfPresented(in container: InterfaceEnvironment) -> InterfaceEnvironment {
    presented(at: container.bounds, in: container)
  }

  /// Is called before the container's size changes; the default notifies the presented controller
  /// where its own size would.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Is called before the traits change; the default notifies the presented controller.
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
