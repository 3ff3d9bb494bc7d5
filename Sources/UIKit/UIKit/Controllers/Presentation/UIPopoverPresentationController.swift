import SystemFacts

/// Presents a controller in a popover next to its source, or as a sheet if the width or height is
/// compact.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var popover: _UIPopoverView?
  private var placedDirection: UIPopoverArrowDirection?
  /// The size of the container when the popover was last placed.
  private var placedIn: CGSize?

  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The part of ``sourceView`` that the popover points at; null means all of it.
  open var sourceRect = CGRect.null

  /// The bar button item that the popover is anchored to, instead of ``sourceView``.
  open var barButtonItem: UIBarButtonItem?

  /// The view or bar button item that the popover is anchored to (iOS 16 and later):
  /// ``barButtonItem``, or otherwise ``sourceView``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The direction of the arrow; unknown before the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection { placedDirection ?? .unknown }

  /// Whether the popover may overlap its source.
  open var canOverlapSourceViewRect = false

  /// Views that can be touched while the popover is shown; stored without effect.
  open var passthroughViews: [UIView]?

  /// The colour behind the content and arrow; `nil` is the system's.
  open var backgroundColor: UIColor? {
    didSet { popover?.fill = fill }
  }

  /// The margins that the popover keeps to the edges of the window.
  open lazy var popoverLayoutMargins: UIEdgeInsets = {
    let margin = SheetFacts.popoverMargin[presentedViewController.hostOfView.release]
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }()

  /// The sheet that is shown instead if the width or height is compact.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: storedPresenting)

  /// The presentation that the popover adapts to, if it isn't the standard one for a style.
  final func preparedPresentation(for style: UIModalPresentationStyle) -> UIPresentationController?
  {
    if presentedViewController is UIAlertController {
      return AlertPresentation(
        presentedViewController: presentedViewController, presenting: storedPresenting)
    }
    guard ControllerFacts.presentsAsSheets[presentedViewController.hostOfView.release],
      style == .pageSheet || style == .formSheet || style == .automatic
    else { return nil }
    adaptiveSheet.storedPresenting = storedPresenting
    return adaptiveSheet
  }

  /// Returns a sheet that covers the screen in compact width, and a form sheet if only the height
  /// is compact.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let release = presentedViewController.hostOfView.release
    let isLow =
      traitCollection.verticalSizeClass == .compact && SheetFacts.popoversAdaptToHeight[release]
    // An action sheet slides up from the bottom either way.
    if traitCollection.horizontalSizeClass == .compact
      || isLow && presentedViewController is UIAlertController
    {
      return ControllerFacts.presentsAsSheets[release] ? .pageSheet : .fullScreen
    }
    return isLow ? .formSheet : .none
  }

  open override var presentedView: UIView? {
    let view = popover ?? _UIPopoverView(frame: .zero)
    popover = view
    view.fill = fill
    view.reachesUnderArrow =
      ControllerFacts.presentsAsSheets[presentedViewController.hostOfView.release]
    if !presentedViewController.isViewAway { view.take(presentedViewController.viewInPlace) }
    return view
  }

  private var fill: UIColor { backgroundColor ?? .systemBackground }

  open override var frameOfPresentedViewInContainerView: CGRect {
    place(in: storedContainer?.bounds ?? .zero).frame
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    storedContainer?.onTapBeside = { [weak self] in self?.dismissByHand() }
    if sourceView == nil, barButtonItem == nil { reportMissingSource() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    askForPlaceAgain()
    keepPresentedViewInPlace()
  }

  override func placePresentedView() {
    guard let view = presentedView as? _UIPopoverView else { return }
    let place = place(in: storedContainer?.bounds ?? .zero)
    placedDirection = place.direction
    view.arrow = (place.direction, place.arrowOffset)
    if view.frame != place.frame { view.frame = place.frame }
  }

  /// Lets the delegate choose another source when the container has been resized (Apple, on
  /// `popoverPresentationController(_:willRepositionPopoverTo:in:)`; popovers anchored to bar
  /// button items are repositioned automatically).
  private func askForPlaceAgain() {
    guard let size = storedContainer?.bounds.size else { return }
    defer { placedIn = size }
    guard let placedIn, placedIn != size, barButtonItem == nil, var view = sourceView,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    let former = (view: view, rect: sourceRect.isNull ? view.bounds : sourceRect)
    var rect = former.rect
    withUnsafeMutablePointer(to: &view) { view in
      delegate.popoverPresentationController(
        self, willRepositionPopoverTo: &rect, in: AutoreleasingUnsafeMutablePointer(view))
    }
    if view !== former.view { sourceView = view }
    if rect != former.rect { sourceRect = rect }
  }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    content(in: containerEnvironment(in: parentSize)).frame.size
  }

  override func environmentOfPresented(in container: InterfaceEnvironment) -> InterfaceEnvironment {
    let (frame, arrow) = content(in: container)
    return presented(at: frame, in: container, isCompact: true, covered: arrow)
  }

  /// The frame of the presented controller's view in a container that may be about to change, and
  /// the insets that the arrow covers.
  private func content(in container: InterfaceEnvironment) -> (frame: CGRect, arrow: UIEdgeInsets) {
    let ahead = ViewAhead(geometry: container.geometry)
    let source = source(in: container.bounds) { rect, view in
      ahead.rect(rect, of: view).offsetBy(dx: -container.frame.minX, dy: -container.frame.minY)
    }
    let place = place(in: container.bounds, safeArea: container.safeArea, source: source)
    let reachesUnderArrow =
      ControllerFacts.presentsAsSheets[presentedViewController.hostOfView.release]
    let arrow = PopoverShape.arrowInsets(place.direction)
    return reachesUnderArrow ? (place.frame, arrow) : (place.frame.inset(by: arrow), .zero)
  }

  override var speaksForOrientation: Bool { false }
  override var isElevated: Bool { true }
  override func makesWidthCompact(in container: UITraitCollection) -> Bool { true }

  private func place(in bounds: CGRect) -> PopoverGeometry.Place {
    let container = storedContainer
    let source = source(in: bounds) { rect, view in
      container?.convert(rect, from: view) ?? rect
    }
    return place(in: bounds, safeArea: container?.safeAreaInsets ?? .zero, source: source)
  }

  /// The rectangle that the popover points at: a bar button, a view or part of one, or the
  /// container's centre.
  private func source(in bounds: CGRect, convert: (CGRect, UIView) -> CGRect) -> CGRect {
    // Something inside the popover itself can't be its source.
    let content = presentedViewController.viewIfLoaded
    func isOutside(_ view: UIView) -> Bool { content.map { !view.isDescendant(of: $0) } ?? true }
    if let view = sourceButton, isOutside(view) { return convert(view.bounds, view) }
    if let view = sourceView, isOutside(view) {
      return convert(sourceRect.isNull ? view.bounds : sourceRect, view)
    }
    return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
  }

  private var sourceButton: UIView? { barButtonItem.flatMap { buttonView(of: $0) } }

  private func place(
    in bounds: CGRect, safeArea: UIEdgeInsets, source: CGRect
  ) -> PopoverGeometry.Place {
    let margins = popoverLayoutMargins
    let geometry = PopoverGeometry(
      container: bounds, margins: margins.or(safeArea), source: source,
      contentSize: PopoverGeometry.contentSize(preferred: takeContentSize()),
      permitted: permittedArrowDirections, overlapsSource: canOverlapSourceViewRect)
    let release = presentedViewController.hostOfView.release
    return sourceButton != nil && SheetFacts.popoversOfBarButtonsHaveNoArrow[release]
      ? geometry.placeUnderBar(safeTop: safeArea.top) : geometry.place()
  }

  /// The view that a bar shows for an item.
  private func buttonView(of item: UIBarButtonItem) -> UIView? {
    if let view = item.customView, view.window != nil { return view }
    let window = storedContainer?.window ?? storedPresenting?.viewIfLoaded?.window
    var level: [UIView] = [window].compactMap { $0 }
    while !level.isEmpty {
      let found = level.first { ($0 as? _UIButtonBarButton)?.item === item }
      if let found { return found }
      level = level.flatMap(\.storedSubviews)
    }
    return nil
  }

  /// Reports a missing source, like the exception that UIKit raises (from reports of iOS 8 to 26;
  /// high).
  private func reportMissingSource() {
    let controller = presentedViewController
    let advice = "Set sourceView or sourceRect first; the popover is centred instead."
    if controller is UIAlertController {
      controller.refuse(
        SimulationIssue(
          where: controller.description,
          what: "Your application has presented a UIAlertController (\(controller)) of style "
            + "UIAlertControllerStyleActionSheet from \(type(of: presentingViewController)) "
            + "(\(presentingViewController)). The modalPresentationStyle of a UIAlertController "
            + "with this style is UIModalPresentationPopover. You must provide location information "
            + "for this popover through the alert controller's popoverPresentationController. You "
            + "must provide either a sourceView and sourceRect or a barButtonItem. If this "
            + "information is not known when you present the alert controller, you may provide it "
            + "in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
          advice: advice))
    } else {
      controller.refuse(
        SimulationIssue(
          where: controller.description,
          what: "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
            + "barButtonItem set before the presentation occurs.",
          advice: advice))
    }
  }
}
