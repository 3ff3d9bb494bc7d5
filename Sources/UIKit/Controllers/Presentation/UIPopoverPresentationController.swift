import SystemFacts

/// Presents a controller in a popover beside what it belongs to; as a sheet where width or height is
/// compact.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var popover: _UIPopoverView?
  private var placedDirection: UIPopoverArrowDirection?
  /// The size of the container in which the popover was last placed.
  private var placedIn: CGSize?

  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The part of ``sourceView`` that the popover points at; null is all of it.
  open var sourceRect = CGRect.null

  /// The button of a bar that the popover belongs to, instead of ``sourceView``.
  open var barButtonItem: UIBarButtonItem?

  /// The view or the button that the popover belongs to (iOS 16 and later): ``barButtonItem``, else
  /// ``sourceView``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The sides to which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The side to which the arrow points; unknown before the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection { placedDirection ?? .unknown }

  /// Whether the popover may lie over its source.
  open var canOverlapSourceViewRect = false

  /// Views that can be touched while the popover is shown; kept for callers.
  open var passthroughViews: [UIView]?

  /// The colour behind content and arrow; nil is the system's.
  open var backgroundColor: UIColor? {
    didSet { popover?.fill = fill }
  }

  /// What the popover keeps clear of at the edges of the window.
  open lazy var popoverLayoutMargins: UIEdgeInsets = {
    let margin = SheetFacts.popoverMargin[presentedViewController.hostOfView.release]
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }()

  /// The sheet that is shown instead where width or height is compact.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: storedPresenting)

  /// What the popover adapts to, if it is not UIKit's usual one for a style.
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

  /// A sheet that covers the screen where width is compact, and a form sheet where height alone is.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let release = presentedViewController.hostOfView.release
    let isLow =
      traitCollection.verticalSizeClass == .compact && SheetFacts.popoversAdaptToHeight[release]
    // An action sheet comes from below either way.
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

  /// Lets the delegate choose another source when the container has got another size (Apple, of
  /// `popoverPresentationController(_:willRepositionPopoverTo:in:)`; popovers of bars' buttons are placed by
  /// themselves).
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

  /// Where the presented controller's view lies in a container that may be about to change, and
  /// what the arrow covers of it.
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

  /// What the popover points at: a bar's button, a view or a part of one, or the container's middle.
  private func source(in bounds: CGRect, convert: (CGRect, UIView) -> CGRect) -> CGRect {
    // What is in the popover itself can't be where it points.
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

  /// UIKit raises an exception here (from reports of iOS 8 to 26; high).
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
