import Graphics
import LayoutTrees

/// A view that shows a part of content that is larger than itself.
///
/// Scrolling moves the origin of ``UIView/bounds``, programmatically and by the touches of a test
/// (`docs/touch.md`). Scroll indicators aren't drawn: at rest UIKit shows none.
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

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { CGPoint(x: bounds.minX + 0, y: bounds.minY + 0) }
    set { setOffset(newValue) }
  }

  /// Sets the offset without clamping it; an animated change ends immediately.
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

  /// Additional space around the content, in points.
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

  /// The ``contentInset`` including the adjustment for the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedContentInset }

  /// Called after ``adjustedContentInset`` changed; the default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Whether the safe area is added to the insets of the indicators; the default is true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The insets of both indicators; returns the vertical indicator's.
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

  /// Whether scrolling by touch comes to rest at multiples of the view's size.
  ///
  /// Offsets that are set aren't aligned to a page, nor are offsets after a rotation, as on a
  /// device.
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  /// Whether content bounces at the left and right ends, too (iOS 17.4); stored without effect.
  open var bouncesHorizontally = true
  /// Whether content bounces at the top and bottom ends, too (iOS 17.4); stored without effect.
  open var bouncesVertically = true
  /// Whether drags that can't scroll further scroll the enclosing view (iOS 17.4); stored without effect.
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  /// Whether a hardware keyboard scrolls (iOS 17); stored without effect.
  open var allowsKeyboardScrolling = true
  open var scrollsToTop = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  // MARK: Zooming

  /// The minimum scale of the content; the current scale isn't changed (recalled; medium).
  open var minimumZoomScale: CGFloat {
    get { zooming.minimum }
    set {
      guard newValue.isFinite else { return reportNumber("minimumZoomScale \(newValue)") }
      zooming.minimum = newValue
      limitsDidChange()
    }
  }

  /// The maximum scale of the content, which must exceed the minimum for pinches to zoom.
  open var maximumZoomScale: CGFloat {
    get { zooming.maximum }
    set {
      guard newValue.isFinite else { return reportNumber("maximumZoomScale \(newValue)") }
      zooming.maximum = newValue
      limitsDidChange()
    }
  }

  /// The scale of the view that the delegate returns from `viewForZooming(in:)`, or 1 if there is
  /// none.
  ///
  /// A new value is clamped to the limits; setting it has no effect without such a view.
  open var zoomScale: CGFloat {
    get { currentZoom }
    set { zoom(to: newValue, animated: false) }
  }

  /// Sets the scale; an animated change is shown at its end, which is reported 0.3 seconds later.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Zooms as far as the limits allow so that a rectangle of the zoomed view fills this view,
  /// centred.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// Whether pinches may zoom beyond the limits; the content then returns to them.
  open var bouncesZoom = true
  /// Whether the content is being pinched.
  open var isZooming: Bool { zooming.pinch != nil }
  /// Whether the content is returning to a limit.
  open var isZoomBouncing: Bool { zooming.bounce != nil }

  // MARK: Moments

  /// Shows the indicators briefly; at rest, when snapshots are taken, they are hidden.
  open func flashScrollIndicators() {}

  /// Whether a finger is on the content, even if it hasn't begun to drag it.
  open var isTracking: Bool { activity.isFingerDown }
  /// Whether a finger drags the content.
  open var isDragging: Bool { activity.drag != nil }
  /// Whether the content continues to move after the finger was lifted.
  open var isDecelerating: Bool { activity.coasting != nil }

  /// Returns whether a touch on a view of the content is delivered to that view; true unless
  /// overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag may take a touch from a view that has received it; true for views that
  /// aren't controls (Apple).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Refreshing

  /// The control that is triggered by pulling the content down; it is behind the content (iOS 10).
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

  /// The recognizer of pinches that zoom; nil unless the maximum scale exceeds the minimum.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    let recognizers = madeRecognizers
    return zooming.isPossible ? recognizers.pinch : nil
  }

  /// The recognizer of a remote control's arrows, which the simulated devices don't have.
  open var directionalPressGestureRecognizer: UIGestureRecognizer {
    madeRecognizers.directionalPress
  }

  // MARK: Guides

  /// The view's own rectangle, which doesn't move when the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { scrollGuide(\.frame, "UIScrollViewFrameLayoutGuide") }

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide {
    scrollGuide(\.content, "UIScrollViewContentLayoutGuide")
  }

  // MARK: Stored state

  /// The state of touches on the view.
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
  /// The bounds at the last update.
  final var settledBounds = CGRect.zero
  /// The insets added by `automaticallyAdjustsScrollViewInsets` so far (before iOS 11).
  final var adoptedBarInsets = UIEdgeInsets.zero

  /// The container whose bars follow the scrolling.
  final weak var barObserver: BarScrollObserver?

  /// Called when the delegate changes, by any of the `delegate` properties.
  func delegateDidChange() {}

  /// Returns where content that is released comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: Where it would come to rest by itself.
  ///   - velocity: The velocity in points per millisecond.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called when ``adjustedContentInset`` has changed, before an app's subclass is notified.
  package func adjustedContentInsetDidRefresh() {}

  // MARK: For UIView

  /// Whether constraints to the content's edges determine its size; in a table the rows do instead.
  package var takesContentSizeFromConstraints: Bool { true }

  /// Whether content that fits avoids the safe area at top and bottom also without bars, if the
  /// view fills a controller and adjusts automatically.
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
