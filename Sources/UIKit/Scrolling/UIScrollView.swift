import Graphics
import LayoutTrees

/// A view that shows a window onto content larger than itself.
///
/// Scrolling moves the origin of ``UIView/bounds``, by calls and by the fingers that a test puts on the
/// screen (`docs/touch.md`). No scroll indicators are drawn: at rest UIKit shows none.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollViewDelegating, ConstrainedContent {
  override class var classEntry: ClassEntry { .scrollView }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: Content

  /// The size of what is scrolled, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The point of the content at the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { CGPoint(x: bounds.minX + 0, y: bounds.minY + 0) }
    set { setOffset(newValue) }
  }

  /// Sets the offset without clamping it; a change that would be animated has ended at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != bounds.origin
    self.contentOffset = contentOffset
    if animated, moves { tellScrollingAnimationEndsLater() }
  }

  /// Scrolls just far enough to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toReveal: rect, animated: animated)
  }

  // MARK: Insets

  /// Extra room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      if contentInset.isFinite {
        updateAdjustedContentInset()
      } else {
        reportNumber("contentInset \(contentInset)")
        contentInset = oldValue
      }
      observedPropertiesDidChange()
    }
  }

  /// How the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedContentInset() } }
  }

  /// ``contentInset`` with the safe area that the view's behaviour adds, in points.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedContentInset }

  /// Called after ``adjustedContentInset`` changed; the default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Whether the safe area is added to the insets of the indicators; the default is true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// Both indicators' insets; reading gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Behaviour

  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { updateAdjustedContentInset() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
  }
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
  }

  /// Whether scrolling by hand comes to rest at multiples of the view's size.
  ///
  /// Offsets that are set, and turns of the device, are not moved to a page, as on a device.
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var scrollsToTop = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  // MARK: Zooming

  /// The least scale of the content; a scale that is there already stays (recalled; medium).
  open var minimumZoomScale: CGFloat {
    get { zooming.minimum }
    set {
      guard newValue.isFinite else { return reportNumber("minimumZoomScale \(newValue)") }
      zooming.minimum = newValue
      limitsDidChange()
    }
  }

  /// The greatest scale of the content, which has to be above the least one for fingers to zoom.
  open var maximumZoomScale: CGFloat {
    get { zooming.maximum }
    set {
      guard newValue.isFinite else { return reportNumber("maximumZoomScale \(newValue)") }
      zooming.maximum = newValue
      limitsDidChange()
    }
  }

  /// The scale of the view that the delegate gives in `viewForZooming(in:)`, and 1 without one.
  ///
  /// Setting it keeps it within the limits, and does nothing without such a view.
  open var zoomScale: CGFloat {
    get { currentZoom }
    set { zoom(to: newValue, animated: false) }
  }

  /// The same; a change that would be animated is shown at its end, which is told 0.3 seconds
  /// later.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Zooms as far as the limits let a rectangle of the zoomed view fill this view, in whose middle
  /// it is shown.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// Whether fingers may zoom beyond the limits, to which the content comes back.
  open var bouncesZoom = true
  /// Whether two fingers zoom the content.
  open var isZooming: Bool { zooming.pinch != nil }
  /// Whether the content is on its way back to a limit.
  open var isZoomBouncing: Bool { zooming.bounce != nil }

  // MARK: Moments

  /// Shows the indicators for a moment; at rest, which is when pictures are taken, they are gone.
  open func flashScrollIndicators() {}

  /// Whether a finger is on the content, which may not have begun to drag it.
  open var isTracking: Bool { activity.isFingerDown }
  /// Whether a finger drags the content.
  open var isDragging: Bool { activity.drag != nil }
  /// Whether the content moves on after a finger has left.
  open var isDecelerating: Bool { activity.coasting != nil }

  /// Whether a finger on a view of the content is told to that view; true unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take a finger from a view that has got it; true of views that are no controls
  /// (Apple).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Refreshing

  /// What pulling the content down begins; it lies behind the content (iOS 10).
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: Gestures

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = madeRecognizers
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  /// The recognizer of drags that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { madeRecognizers.pan }

  /// The recognizer of pinches that zoom; nil unless the greatest scale is above the least one.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    let recognizers = madeRecognizers
    return zooming.isPossible ? recognizers.pinch : nil
  }

  /// The recognizer of a remote control's arrows, which the devices here don't have.
  open var directionalPressGestureRecognizer: UIGestureRecognizer {
    madeRecognizers.directionalPress
  }

  // MARK: Guides

  /// The view's own rectangle, which stays in place when the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { scrollGuide(\.frame, "UIScrollViewFrameLayoutGuide") }

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide {
    scrollGuide(\.content, "UIScrollViewContentLayoutGuide")
  }

  // MARK: Stored state

  /// What fingers do to the view.
  final var activity = ScrollActivity()
  final var zooming = ZoomState()
  final weak var storedDelegate: UIScrollViewDelegate? {
    didSet { delegateDidChange() }
  }
  final var storedContentSize = CGSize.zero
  final var storedAdjustedContentInset = UIEdgeInsets.zero
  final var storedAdjustedEdges: UIRectEdge = []
  final var adjustmentLoop = AdjustmentLoop()
  final var scrollGuides = ScrollGuides()
  final var recognizers: Recognizers?
  /// The place and size that were reacted to last.
  final var settledBounds = CGRect.zero
  /// What `automaticallyAdjustsScrollViewInsets` has added to the insets so far (before iOS 11).
  final var adoptedBarInsets = UIEdgeInsets.zero

  /// The container whose bars follow the scrolling.
  final weak var barObserver: BarScrollObserver?

  /// Called when another delegate is set, by whichever of the `delegate` properties.
  func delegateDidChange() {}

  /// Where content that a finger lets go of is to come to rest.
  ///
  /// - Parameters:
  ///   - proposed: Where it would by itself.
  ///   - velocity: In points a millisecond.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called when ``adjustedContentInset`` has changed, before an app's subclass is notified.
  package func adjustedContentInsetDidRefresh() {}

  // MARK: For UIView

  /// Whether constraints to the edges of the content give it its size; a table's rows do instead.
  package var takesContentSizeFromConstraints: Bool { true }

  /// Whether content that fits keeps out of the safe area at top and bottom also without bars,
  /// where the view fills a controller and adjusts by itself.
  package var keepsFittingContentSafe: Bool { false }

  override var constrainedContent: (any ConstrainedContent)? { self }

  final var madeContentGuide: UILayoutGuide? { scrollGuides.content }

  override package var classLayoutGuides: [UILayoutGuide] {
    [scrollGuides.frame, scrollGuides.content].compactMap { $0 }
  }

  override package var clipsByDefault: Bool { true }

  override package var touchRecognizers: [UIGestureRecognizer] {
    [madeRecognizers.delay] + (gestureRecognizers ?? []) + menuRecognizers
  }

  override package var consumedSafeAreaEdges: UIRectEdge { storedAdjustedEdges }
  override package var isScrolling: Bool { true }

  override package func geometryDidRefresh() {
    super.geometryDidRefresh()
    scrollGeometryDidRefresh()
  }

  override package func adoptBarInsets(_ insets: UIEdgeInsets) {
    replaceBarInsets(insets)
  }

  package override var groupsElements: Bool { true }

  /// Whether it follows vertical drags even if its content fits.
  var followsEachDrag: Bool { false }

  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    describeScrollFacts(in: &description)
  }

  override package func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    describeScrolling(in: &description)
  }
}
