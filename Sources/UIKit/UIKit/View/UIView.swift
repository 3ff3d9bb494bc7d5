import LayoutTrees
import Synchronization

/// A rectangular area of the screen: geometry, subviews, and what subclasses override.
///
/// This file contains stored state and overridable members; everything else is in extensions next
/// to it, a file for each job.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UICoordinateSpace {
  class var classEntry: ClassEntry { .view }

  // MARK: Making a view

  /// The class of the layer that instances create.
  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    finishInit(frame: frame)
  }

  /// Creates a view and its content from a nib; with any other coder, the view is empty, as
  /// archives don't exist on this platform.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    finishInit(frame: .zero)
    (coder as? NibCoder)?.begin(self)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The layer that stores this view's geometry and content.
  open var layer: CALayer { backingLayer }

  open override var next: UIResponder? { owningController ?? storedSuperview }

  // MARK: Stored state

  // References to ancestors are neither weak nor counted: a weak reference to an object makes every
  // later retain of it several times slower. Objects clear the references to them when they're
  // deallocated. Accesses to what tree walks read aren't checked for exclusivity, which would cost
  // more than the accesses themselves.

  nonisolated(unsafe) final let backingLayer: CALayer
  @exclusivity(unchecked)
  nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView? {
    didSet {
      if let storedSuperview { nesting.join(storedSuperview.nesting) } else { nesting.leave() }
    }
  }
  nonisolated(unsafe) package final let nesting = Nesting()
  nonisolated(unsafe) final var storedSubviews: [UIView] = []
  /// The containing window, cached to avoid walking the tree.
  @exclusivity(unchecked)
  nonisolated(unsafe) final unowned(unsafe) var storedWindow: UIWindow?
  /// The controller that has this view as its root view.
  nonisolated(unsafe) final unowned(unsafe) var owningController: UIViewController?

  final var layoutFlag = true
  final var descendantLayoutFlag = false
  /// Whether the view's layout is under way, including its controller's callbacks.
  final var isLaidOutNow = false
  /// Whether the last mark was for content that its own layout set.
  final var hasRunForOwnContent = false
  /// Whether the subviews wait for frames determined by constraints, without a layout of the view
  /// itself.
  final var solvedFramesFlag = false
  /// Geometry changed inside another change; insets are updated after it.
  final var insetsFlag = false

  /// The view's constraint state; created when first needed.
  nonisolated(unsafe) final var layoutItem: LayoutItem?
  /// Whether this view or a descendant has a ``layoutItem``; never reset.
  final var usesConstraints = false
  final var constraintUpdateFlag = true
  final var descendantConstraintUpdateFlag = false
  final var propertyUpdates = PropertyUpdates()
  /// The constraint engine of the tree rooted at this view.
  final var layoutEngine: LayoutEngine?

  /// The object that sizes the view to its content, if any.
  final var followedSize: FollowedSize?

  final var storedTraits: UITraitCollection =
    MainQueue.isCurrent ? SimulationHost.current.predictedTraits : .initial
  final var hasBeenInWindow = false
  /// Trait overrides and registrations for trait changes; created when first needed.
  final var traitState: TraitState?

  final var storedSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the safe area is one that the view keeps when it's scaled: from its layout in the
  /// window, or from before.
  final var hasSafeAreaToKeep = false
  final var storedBarInsets = UIEdgeInsets.zero
  final var marginState = MarginState()
  final var guides = SystemGuides()
  /// The view's recognizers; nil until it has had any.
  nonisolated(unsafe) final var storedGestureRecognizers: [UIGestureRecognizer]?
  /// The view's interactions, in the order they were added.
  open var interactions: [any UIInteraction] = [] {
    didSet { interactionsDidChange(from: oldValue) }
  }

  /// Adds an interaction, removing it from the view that had it.
  open func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self || !interactions.contains(where: { $0 === interaction }) else {
      return
    }
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }

  /// Removes an interaction; one that doesn't belong to the view is ignored.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interactions.remove(at: index)
  }
  /// Problems that UIKit would have raised an exception for; reported to every simulation that
  /// shows the view.
  final var refusals: [SimulationIssue] = []
  /// Calls made off the main thread, one bit for each ``MainThreadUse``.
  nonisolated final let usesOffMainThread = Atomic<UInt32>(0)
  @exclusivity(unchecked) final var assignedTint: UIColor? { didSet { tintAssigned() } }
  @exclusivity(unchecked) final var assignedTintAdjustment = TintAdjustmentMode.automatic {
    didSet { tintAssigned() }
  }
  /// The appearance proxy values that were applied, by property number.
  final var appliedValues: [Int: Any]?
  /// The content scale that was assigned, if any.
  final var assignedContentScale: CGFloat?

  deinit {
    backingLayer.owner = nil
    for view in storedSubviews { view.storedSuperview = nil }
    for recognizer in storedGestureRecognizers ?? [] { recognizer.storedView = nil }
    layoutItem?.ownerGoes()
  }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in its superview's coordinates.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates; the origin scrolls its content.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setGeometry(bounds: newValue, position: backingLayer.position) }
  }

  /// The position of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set {
      guard isOnMainThread(.setCenter) else { return }
      setGeometry(bounds: backingLayer.bounds, position: newValue)
    }
  }

  /// The rotation, scale and translation about the anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { setTransform(newValue) }
  }

  /// The transform in three dimensions; the result is flattened onto the plane.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { setTransform3D(newValue) }
  }

  /// The point in the unit square that ``center`` positions and ``transform`` is applied about.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// How drawn content adapts to a change of size.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange(from: oldValue) }
  }

  /// The number of pixels per point of drawn content.
  open var contentScaleFactor: CGFloat {
    get { assignedContentScale ?? max(1, storedTraits.displayScale) }
    set {
      guard newValue.isFinite else { return reportNumber("contentScaleFactor") }
      assignedContentScale = newValue
      backingLayer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// Whether subviews adapt to a change of size according to their ``autoresizingMask``.
  open var autoresizesSubviews = true
  /// The parts of the view's frame that are flexible when its superview changes size.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Looks

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      guard isOnMainThread(.setHidden) else { return }
      if let stack = arrangingStack, !stack.mayChange(self, isHidden: newValue) { return }
      guard newValue != backingLayer.isHidden else { return }
      backingLayer.isHidden = newValue
      arrangingStack?.arrangementDidChange()
      observedPropertiesDidChange()
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      guard isOnMainThread(.setAlpha) else { return }
      guard !newValue.isNaN else { return reportNumber("alpha") }
      backingLayer.opacity = Float(min(max(newValue, 0), 1))
      observedPropertiesDidChange()
    }
  }

  /// Whether the view declares that it covers what is behind it; only a hint here.
  open var isOpaque = true

  /// The colour behind the content, resolved for this view's traits; nil means transparent.
  open var backgroundColor: UIColor? {
    didSet {
      guard isOnMainThread(.setBackgroundColor) else { return }
      backingLayer.backgroundColor = resolved(backgroundColor)
      observedPropertiesDidChange()
    }
  }

  /// The colour that marks interactive elements; inherited unless assigned.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint is greyed; the superview's mode unless assigned.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// Called when ``tintColor`` changes, including when it's inherited.
  open func tintColorDidChange() {}

  /// Whether the colours of the view and its subviews stay the same when the user inverts the
  /// screen's colours, which doesn't happen here.
  open var accessibilityIgnoresInvertColors = false

  /// Whether content outside of the bounds is clipped.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set {
      backingLayer.masksToBounds = newValue
      observedPropertiesDidChange()
    }
  }

  /// Whether the drawing context is cleared before ``draw(_:)``; kept for compatibility, as
  /// contexts always start clear here.
  open var clearsContextBeforeDrawing = true

  /// A view whose alpha channel masks this one.
  open var mask: UIView? {
    didSet {
      backingLayer.mask = mask?.backingLayer
      setNeedsLayout()
    }
  }

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { storedSuperview }
  /// The views directly inside this one, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window this view is in, or nil.
  open var window: UIWindow? { storedWindow }
  /// An integer that ``viewWithTag(_:)`` uses to find the view.
  open var tag = 0

  /// Adds a view in front of the other subviews, removing it from its previous superview.
  open func addSubview(_ view: UIView) {
    place(view, at: storedSubviews.count)
  }

  /// Inserts a view at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: index)
  }

  /// Inserts a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, nextTo: siblingSubview, above: false)
  }

  /// Inserts a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, nextTo: siblingSubview, above: true)
  }

  /// Swaps two subviews; does nothing if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    detachFromSuperview()
  }

  /// Whether the view is this one or an ancestor of it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// Returns this view or its first descendant with the tag, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: Properties

  /// Schedules a call of ``updateProperties()`` before the next layout (iOS 26).
  open func setNeedsUpdateProperties() { markNeedsPropertyUpdate() }

  /// Calls ``updateProperties()`` on this view, its controller and its descendants if it's pending.
  open func updatePropertiesIfNeeded() { inOwnWorld { sendPropertyUpdates(isDue: true) } }

  /// Sets properties for the data shown, before layout; called again when a property changes that it has read
  /// of an `@Observable` object (iOS 26).
  open func updateProperties() {}

  // MARK: Layout

  /// Schedules a call of ``layoutSubviews()`` for the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out this view and its descendants now if layout is pending.
  open func layoutIfNeeded() {
    layOutNow()
  }

  /// Positions the subviews; the default applies the frames that constraints determine.
  open func layoutSubviews() {
    applyConstraints()
  }

  /// Returns the size that fits the view best in the given space; the default is its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size of ``bounds`` to the result of ``sizeThatFits(_:)``; the origin of the
  /// untransformed frame stays the same.
  open func sizeToFit() {
    resize(to: inOwnWorld { sizeThatFits(bounds.size) })
  }

  /// The size that the content needs; the default has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates ``intrinsicContentSize``, so that the superview lays out again.
  open func invalidateIntrinsicContentSize() {
    guard isOnMainThread(.invalidateIntrinsicContentSize) else { return }
    storedSuperview?.setNeedsLayout()
    if let layoutItem {
      let change = NSLayoutConstraint.nextChange()
      layoutItem.naturalSizeChange = (change, change)
    }
    naturalSizeDidChange()
    naturalSizeWasInvalidated(of: self)
    storedSuperview?.naturalSizeWasInvalidated(of: self)
  }

  // MARK: Constraints

  /// Whether the view requires constraints for its layout, so that ``updateConstraints()`` is
  /// called even if no constraint is active yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the assigned frame is kept, as if by required constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutItem?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// Adds constraints; an override calls this last.
  open func updateConstraints() {}

  /// Schedules a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsConstraintUpdate()
  }

  open func needsUpdateConstraints() -> Bool { constraintUpdateFlag }

  /// Calls ``updateConstraints()`` on this view and its descendants if it's pending.
  open func updateConstraintsIfNeeded() {
    inOwnWorld { sendConstraintUpdates() }
  }

  /// The insets of the alignment rectangle, which constraints use, from the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first line of text provides this view's first baseline; by default the one for
  /// the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text provides this view's last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// How strongly the view resists growing beyond its natural size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(axis)
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHuggingPriority(priority, axis)
  }

  /// How strongly the view resists shrinking below its natural size.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compressionPriority(axis)
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionPriority(priority, axis)
  }

  /// Returns the size nearest to a target that satisfies the constraints of this view and its
  /// descendants.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target, which counts at the given priorities; rounded up to
  /// pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    inOwnWorld {
      solvedSize(
        fitting: targetSize, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority)
    }
  }

  // MARK: Safe area and margins

  /// Whether the safe area stays the same while the view is scaled, on every release.
  var keepsInsetsWhenTransformed: Bool { false }

  /// The insets from the edges covered by bars, the housing and the home indicator, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  /// Called when ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}
  /// The rectangle inside ``safeAreaInsets``.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea) }

  /// The insets that content should respect, in points, safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { currentLayoutMargins }
    set { setBaseMargins(.sides(newValue)) }
  }

  /// The same insets as ``layoutMargins``, in reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        currentLayoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    }
    set { setBaseMargins(.directional(newValue)) }
  }

  /// Whether margins grow if the superview's margins reach into this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set {
      marginState.preservesSuperview = newValue
      refreshInsets()
    }
  }

  /// Whether the safe area is added to the margins; the default is true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set {
      marginState.insetsFromSafeArea = newValue
      refreshInsets()
    }
  }

  /// Called when ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() {}
  /// The rectangle inside ``layoutMargins``.
  open var layoutMarginsGuide: UILayoutGuide { guide(\.layoutMargins) }
  /// The part of ``layoutMarginsGuide`` that is narrow enough for comfortable reading.
  open var readableContentGuide: UILayoutGuide { guide(\.readableContent) }

  // MARK: Traits

  /// The traits of the view's environment, with its own overrides.
  open var traitCollection: UITraitCollection { storedTraits }
  /// Called after the traits have changed; before iOS 13 also when the view first enters a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style for this view and its descendants, regardless of the superview's style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inOwnWorld { refreshTraits() } } }
  }

  /// The meaning of the view's content, which determines whether it's mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { semanticContentAttributeDidChange() } }
  }

  /// The direction of this view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute, traits: storedTraits)
  }

  // MARK: Drawing

  /// Draws the view's content into the current context; the default draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Schedules a call of ``draw(_:)`` before the next picture.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Schedules a call of ``draw(_:)`` before the next picture; the entire view is redrawn.
  open func setNeedsDisplay(_ rect: CGRect) {
    markNeedsDisplay()
  }

  /// Provides the layer's contents; the default records ``draw(_:)``.
  open func display(_ layer: CALayer) {
    inOwnWorld { layer.recordContents() }
  }

  /// Draws the layer's contents; the default calls ``draw(_:)``.
  open func draw(_ layer: CALayer, in context: CGContext) {
    drawContent(in: context)
  }

  /// Called before the layer's contents are drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the layer; the default calls ``layoutSubviews()`` and the controller's callbacks.
  open func layoutSublayers(of layer: CALayer) {
    performLayout()
  }

  /// Draws the view and its descendants into a rectangle of the current context; returns false if
  /// there is none.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// Creates a view of the same size that shows this view's current content; nil if it is empty.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    replica(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
  }

  /// Creates a view that shows a part of this one and keeps its edges when it's resized.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    replica(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Returns the layer's action for an event: nothing, or inside an animation block an animation of
  /// the block's duration.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0 else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = duration
    return animation
  }

  // MARK: Touches

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// An identifier for state restoration, which never happens here; kept for compatibility.
  open var restorationIdentifier: String?

  /// Returns the frontmost view at the point that receives touches, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    inOwnWorld { frontmostView(at: point, with: event) }
  }

  /// The view's recognizers in the order they were added; nil until there has been one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }

  /// Adds a recognizer, removing it from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer; one that doesn't belong to the view is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether one of the view's recognizers may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The recognizers that receive touches on the view: its own, and hidden ones of UIKit's.
  package var touchRecognizers: [UIGestureRecognizer] {
    (storedGestureRecognizers ?? []) + menuRecognizers
  }

  /// The recognizers that open the view's menus.
  final var menuRecognizers: [UIGestureRecognizer] {
    interactions.compactMap { ($0 as? UIContextMenuInteraction)?.press }
  }

  /// Whether the point, in the view's own coordinates, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Makes the first responder resign if it is this view or inside it.
  ///
  /// - Parameter force: Whether to skip asking it for permission.
  /// - Returns: Whether a first responder resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingWithin(force: force) }

  // MARK: Coordinates

  /// Converts a point to another view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertPoint(point, to: view)
  }

  /// Converts a point from another view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertPoint(point, from: view)
  }

  /// Returns the rectangle around this view's rectangle in another view's coordinates; nil means
  /// the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convertRect(rect, to: view)
  }

  /// Returns the rectangle around another view's rectangle in this view's coordinates; nil means
  /// the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convertRect(rect, from: view)
  }

  open func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    convertToScreenSpace(point, space: coordinateSpace)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    convertFromScreenSpace(point, space: coordinateSpace)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    convertToScreenSpace(rect, space: coordinateSpace)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    convertFromScreenSpace(rect, space: coordinateSpace)
  }

  // MARK: For other parts of this module

  /// The view's rectangle on the screen.
  package override var defaultAccessibilityFrame: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }

  /// The default margins of a view.
  package var defaultLayoutMargins: UIEdgeInsets {
    let side = plainMargin
    return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
  }

  /// Whether ``preservesSuperviewLayoutMargins`` applies to the sides only.
  ///
  /// This is for rows and headers, whose top and bottom margins stay the same when they're only
  /// partly visible; otherwise constraints to them would conflict there (medium).
  package var preservesSideMarginsOnly: Bool { false }

  /// The frame used for margins and safe area: a row that is swiped aside keeps the ones of its
  /// resting place, and leaves the screen together with its text.
  package var frameAtRest: CGRect { frame }

  /// The edges whose safe area this view consumes, so that its descendants get none there.
  ///
  /// A scroll view returns the edges it has converted to `adjustedContentInset`, and calls
  /// ``safeAreaConsumptionDidChange()`` when that changes.
  package var consumedSafeAreaEdges: UIRectEdge { [] }

  /// Whether the origin of ``bounds`` is a scroll position.
  package var isScrolling: Bool { false }

  /// Called when this view's position, size, scroll position, safe area or margins may have
  /// changed. Its own insets are up to date; its subviews' follow after the call.
  package func geometryDidRefresh() {}

  /// Whether requests made while the view's layout is under way are carried out in another pass; a
  /// UIKit view returns true if its layout calls client code.
  package var keepsMarksOfOwnLayout: Bool { false }

  /// Called before the view's bounds change, while the old ones are still in effect.
  package func boundsWillChange(to newBounds: CGRect) {}

  /// The distances of the text's first baseline from the top of the alignment rectangle and of its
  /// last baseline from the bottom, in points; nil for views without text, whose bottom is their
  /// baseline.
  package var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  /// The line height of the view's text in points, which is the standard space between baselines;
  /// nil for views without text.
  package var textLineHeight: CGFloat? { nil }

  /// Whether ``alignmentRectInsets`` depend on replaceable content.
  package var hasVariableAlignmentRect: Bool { false }

  /// The intrinsic size, with 0 for a missing length; a stack uses the size of its contents.
  package var solvedNaturalSize: CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// The guides in use that only this class of view has.
  package var classLayoutGuides: [UILayoutGuide] { [] }

  /// The view itself if its content has an intrinsic size that constraints can refer to.
  var constrainedContent: (any ConstrainedContent)? { nil }

  /// The view itself if its text wraps at the width that constraints give the view.
  var wrappedText: (any WrappedText)? { nil }

  /// The name that logs of constraints show for the view, in addition to its class.
  package var constraintName: String? { accessibilityIdentifier }

  /// Called after ``invalidateIntrinsicContentSize()`` was called on this view or a direct subview.
  package func naturalSizeWasInvalidated(of view: UIView) {}

  /// Called when something that affects constraints has changed in a subview, in cells that track
  /// this.
  package func constraintsDidChange(in subview: UIView) {}

  /// Whether this view imposes a size on a subview, which logs call encapsulated.
  package func decidesSize(of subview: UIView) -> Bool { false }

  /// Whether a subview that doesn't translate its mask keeps the frame that this view gave it.
  func keepsInPlace(_ subview: UIView) -> Bool { false }

  /// The default value of ``clipsToBounds``.
  package var clipsByDefault: Bool { false }

  /// The default content hugging priority.
  package var defaultHugging: (horizontal: Float, vertical: Float) { (250, 250) }

  /// The identifier that distinguishes this view from its siblings in layout trees.
  package var layoutIdentifier: String? { accessibilityIdentifier }

  /// The outlet that a nib has connected to this view, the first if there are several.
  final var outletName: String?

  /// Adopts content insets that avoid bars, before iOS 11; only scroll views use them.
  ///
  /// A scroll view replaces what an earlier call added to its `contentInset`.
  package func adoptBarInsets(_ insets: UIEdgeInsets) {}

  /// Called with new traits before the app's callbacks, for views whose own content depends on
  /// them.
  package func contentTraitsDidChange(from old: UITraitCollection) {}

  /// The part of ``description`` that follows this view's frame.
  package var contentSummary: String? { nil }

  /// Describes the view in a layout tree; subclasses call this first and add their own content.
  package func describeLayout(in description: inout LayoutDescription) {
    describeAnyView(in: &description)
  }

  /// The name of the view in layout trees; its class unless the view shows something that was written by another name.
  package var layoutName: String { String(describing: type(of: self)) }

  /// Provides the facts that screen rules check for this view; subclasses call this first and add
  /// their own.
  package func describeFacts(in description: inout FactDescription) {
    describeAnyFacts(in: &description)
  }

  open override nonisolated var description: String {
    onMainQueue { summary } ?? "<UIView>"
  }
}
