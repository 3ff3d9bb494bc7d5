/// Presents a controller as a sheet: a card on phones, a form or a page on iPads.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  final var sheet = SheetParts()

  /// The heights that the sheet can rest at.
  open var detents: [Detent] = [.large()] {
    didSet { sheetDidChange() }
  }

  /// The sheet's current detent; `nil` is the first of ``detents``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// The largest detent that doesn't dim the content below; `nil` always dims.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// Whether a grabber is shown at the top edge.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { sheetDidChange() } }
  }

  /// Whether the sheet is attached to the bottom edge in compact height, instead of covering the
  /// screen.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetDidChange() } }
  }

  /// Whether a sheet attached to the bottom edge has the controller's preferred width.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetDidChange() } }
  }

  /// The placement of a sheet that doesn't fill the width (iOS 27).
  public enum Placement: Int, Hashable, Sendable {
    /// In the middle, or next to an active fold.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// The placement of the sheet on the inner display of a folding phone (iOS 27); no effect
  /// elsewhere.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { sheetDidChange() } }
  }

  /// The corner radius of the card; `nil` is the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { sheetDidChange() } }
  }

  /// Whether scrolling up expands the sheet; stored without effect, as there is no scrolling by
  /// touch here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Animates changes to the sheet; they are applied immediately.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Invalidates the values of custom detents.
  open func invalidateDetents() {
    sheetDidChange()
  }

  // MARK: What UIKit's own presentations override

  open override var shouldPresentInFullscreen: Bool { true }
  open override var presentedView: UIView? { sheet.card(around: presentedViewController) }
  open override var frameOfPresentedViewInContainerView: CGRect { currentPlace.frame }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    installSheet()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { sheet.releasePresenter() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    sheet.isLeaving = true
    arrangeSheet()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    sheet.isLeaving = false
    if completed { sheet.releasePresenter() } else { arrangeSheet() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    placePresentedView()
  }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    place(in: containerEnvironment(in: parentSize)).size
  }

  override func environmentOfPresented(in container: InterfaceEnvironment) -> InterfaceEnvironment {
    let geometry = geometry(in: container)
    let place = place(in: container)
    return presented(
      at: geometry.scaledCard(place)?.frame ?? place.frame, in: container,
      isCompact: isNarrowForm(in: container.traits))
  }

  override var speaksForOrientation: Bool { false }
  override var isElevated: Bool { true }
  override func makesWidthCompact(in container: UITraitCollection) -> Bool {
    isNarrowForm(in: container)
  }

  override func placePresentedView() {
    arrangeSheet()
  }

  override func releasePresentedView() {
    sheet.releasePresenter()
  }
}
