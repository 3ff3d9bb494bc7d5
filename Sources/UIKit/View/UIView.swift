import LayoutTrees
import Synchronization

/// A rectangle of the screen: geometry, subviews, and what subclasses override.
///
/// This file holds stored state and overridable members; each job has a file of its own beside it.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UICoordinateSpace {
  class var classEntry: ClassEntry { .view }

  // MARK: Making a view

  /// The class of the layer that instances are made with.
  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    finishInit(frame: frame)
  }

  /// Makes a view of a nib, with what is in it; an empty one with any other coder, as archives don't
  /// exist on this platform.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    finishInit(frame: .zero)
    (coder as? NibCoder)?.begin(self)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The layer that holds this view's geometry and content.
  open var layer: CALayer { backingLayer }

  open override var next: UIResponder? { owningController ?? storedSuperview }

  // MARK: Stored state

  // References upwards are neither weak nor counted: a weak reference to an object makes every
  // later retain of it several times slower. What is referred to clears them when it goes. Accesses to what
  // walks up a tree go by aren't checked for exclusivity, which would cost more than they do.

  nonisolated(unsafe) final let backingLayer: CALayer
  @exclusivity(unchecked)
  nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView? {
    didSet {
      if let storedSuperview { nesting.join(storedSuperview.nesting) } else { nesting.leave() }
    }
  }
  nonisolated(unsafe) package final let nesting = Nesting()
  nonisolated(unsafe) final var storedSubviews: [UIView] = []
  /// The window above, kept so that asking for it is not a walk.
  @exclusivity(unchecked)
  nonisolated(unsafe) final unowned(unsafe) var storedWindow: UIWindow?
  /// The controller whose root view this is.
  nonisolated(unsafe) final unowned(unsafe) var owningController: UIViewController?

  final var layoutFlag = true
  final var descendantLayoutFlag = false
  /// Whether its layout is under way, with its controller's callbacks.
  final var isLaidOutNow = false
  /// Whether it was last marked for what its own layout gave it to show.
  final var hasRunForOwnContent = false
  /// Whether its subviews wait for the frames that constraints found, without a layout of their own.
  final var solvedFramesFlag = false
  /// Geometry changed inside someone else's change; insets are brought up to date after it.
  final var insetsFlag = false

  /// What constraints know of this view; made when it first has to do with any.
  nonisolated(unsafe) final var layoutItem: LayoutItem?
  /// Whether this view or one below it has a ``layoutItem``; never taken back.
  final var usesConstraints = false
  final var constraintUpdateFlag = true
  final var descendantConstraintUpdateFlag = false
  /// The constraints of the tree of which this view is the root.
  final var layoutEngine: LayoutEngine?

  /// What gives the view the size that its content asks for, if anything does.
  final var followedSize: FollowedSize?

  final var storedTraits: UITraitCollection =
    MainQueue.isCurrent ? SimulationHost.current.predictedTraits : .initial
  final var hasBeenInWindow = false
  /// Overrides of traits and registrations for their changes; made when first needed.
  final var traitState: TraitState?

  final var storedSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the safe area is one that a view keeps when it is scaled: of its layout in the window,
  /// or from before.
  final var hasSafeAreaToKeep = false
  final var storedBarInsets = UIEdgeInsets.zero
  final var marginState = MarginState()
  final var guides = SystemGuides()
  /// The recognizers of the view; nil before it had any.
  nonisolated(unsafe) final var storedGestureRecognizers: [UIGestureRecognizer]?
  /// Interactions in the order in which they were added.
  open var interactions: [any UIInteraction] = [] {
    didSet { interactionsDidChange(from: oldValue) }
  }

  /// Adds an interaction, taking it from the view that had it.
  open func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self || !interactions.contains(where: { $0 === interaction }) else {
      return
    }
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }

  /// Removes an interaction; one that isn't the view's is passed over.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interactions.remove(at: index)
  }
  /// What UIKit would have raised an exception for; reported to every simulation that shows the
  /// view.
  final var refusals: [SimulationIssue] = []
  /// What was called elsewhere than on the main thread, a bit for each ``MainThreadUse``.
  nonisolated final let usesOffMainThread = Atomic<UInt32>(0)
  @exclusivity(unchecked) final var assignedTint: UIColor?
  @exclusivity(unchecked) final var assignedTintAdjustment = TintAdjustmentMode.automatic
  /// The values of appearance proxies that were applied, by the number of the property.
  final var appliedValues: [Int: Any]?
  /// A content scale that was assigned.
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

  /// The view's rectangle in its own coordinates; the origin scrolls what it shows.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setGeometry(bounds: newValue, position: backingLayer.position) }
  }

  /// The place of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set {
      guard isOnMainThread(.setCenter) else { return }
      setGeometry(bounds: backingLayer.bounds, position: newValue)
    }
  }

  /// The turn, scale and shift about the anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { setTransform(newValue) }
  }

  /// The same in three dimensions; what leaves the plane is flattened.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { setTransform3D(newValue) }
  }

  /// The point of the unit square that ``center`` places and ``transform`` turns about.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// How drawn content follows a change of size.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange(from: oldValue) }
  }

  /// Pixels a point of drawn content.
  open var contentScaleFactor: CGFloat {
    get { assignedContentScale ?? max(1, storedTraits.displayScale) }
    set {
      guard newValue.isFinite else { return reportNumber("contentScaleFactor") }
      assignedContentScale = newValue
      backingLayer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// Whether subviews follow a change of size by their ``autoresizingMask``.
  open var autoresizesSubviews = true
  /// The parts of the view's frame that are flexible when its superview changes size.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Looks

  /// Whether the view and those below it are left out of the picture.
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

  /// How opaque the view and those below it are, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      guard isOnMainThread(.setAlpha) else { return }
      guard !newValue.isNaN else { return reportNumber("alpha") }
      backingLayer.opacity = Float(min(max(newValue, 0), 1))
      observedPropertiesDidChange()
    }
  }

  /// Whether the view says that it covers what lies behind it; only a hint here.
  open var isOpaque = true

  /// The colour behind the content, resolved for this view's traits; nil is clear.
  open var backgroundColor: UIColor? {
    didSet {
      guard isOnMainThread(.setBackgroundColor) else { return }
      backingLayer.backgroundColor = resolved(backgroundColor)
      observedPropertiesDidChange()
    }
  }

  /// The colour that marks what can be touched; inherited where none is assigned.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint is greyed; the superview's mode where none is assigned.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// Is called when ``tintColor`` is another one, also when it is inherited.
  open func tintColorDidChange() {}

  /// Whether the colours of the view and those below it stay as they are where the user inverts
  /// those of the screen, which doesn't happen here.
  open var accessibilityIgnoresInvertColors = false

  /// Whether what lies outside of the bounds is cut off.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set {
      backingLayer.masksToBounds = newValue
      observedPropertiesDidChange()
    }
  }

  /// Whether the drawing context is cleared before ``draw(_:)``; kept for callers, as contexts
  /// always start clear here.
  open var clearsContextBeforeDrawing = true

  /// A view whose alpha says how much of this one shows.
  open var mask: UIView? {
    didSet {
      backingLayer.mask = mask?.backingLayer
      setNeedsLayout()
    }
  }

  // MARK: Hierarchy

  /// The view this one lies in.
  open var superview: UIView? { storedSuperview }
  /// The views that lie in this one, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window this view is in, or nil.
  open var window: UIWindow? { storedWindow }
  /// A number by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0

  /// Puts a view in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    place(view, at: storedSubviews.count)
  }

  /// Puts a view at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: index)
  }

  /// Puts a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, nextTo: siblingSubview, above: false)
  }

  /// Puts a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, nextTo: siblingSubview, above: true)
  }

  /// Lets two subviews change places; indices that do not exist change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    detachFromSuperview()
  }

  /// Whether this is the view or lies below it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// This view or the first one below it, in depth-first order, with the tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Is called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Is called before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Is called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is called after the superview changed.
  open func didMoveToSuperview() {}
  /// Is called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Is called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out now whatever is waiting at this view and below.
  open func layoutIfNeeded() {
    layOutNow()
  }

  /// Places subviews; the default gives those that constraints place their frames.
  open func layoutSubviews() {
    applyConstraints()
  }

  /// The size that suits the view best, given room; the default is the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives ``bounds`` the size of ``sizeThatFits(_:)``; the origin that the frame has without the
  /// transform stays where it is.
  open func sizeToFit() {
    resize(to: inOwnWorld { sizeThatFits(bounds.size) })
  }

  /// The size that the content asks for; the default has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` changed, so that the superview lays out again.
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

  /// Whether the view cannot be laid out without constraints, so that ``updateConstraints()`` is
  /// called even if none is active yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame that was set is kept, as by required constraints; true unless set.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutItem?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// Adds constraints; an override ends by calling this.
  open func updateConstraints() {}

  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsConstraintUpdate()
  }

  open func needsUpdateConstraints() -> Bool { constraintUpdateFlag }

  /// Calls ``updateConstraints()`` where that is waiting, here and below.
  open func updateConstraintsIfNeeded() {
    inOwnWorld { sendConstraintUpdates() }
  }

  /// How far the alignment rectangle lies inside the frame; constraints act on that.
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

  /// The view whose first line of text is this view's first baseline; by default the one for the
  /// last.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text is this view's last baseline.
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

  /// The size nearest to a target in which the constraints of this view and those below hold.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a target, which counts at the given priorities; rounded up to pixels.
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

  /// Whether the safe area stays what it was while the view is scaled, on every release.
  var keepsInsetsWhenTransformed: Bool { false }

  /// The distances from the edges that bars, housing and indicator cover, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  /// Is called when ``safeAreaInsets`` has another value.
  open func safeAreaInsetsDidChange() {}
  /// The rectangle inside ``safeAreaInsets``.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea) }

  /// Distances that content should keep from the edges, in points, safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { currentLayoutMargins }
    set { setBaseMargins(.sides(newValue)) }
  }

  /// The same as ``layoutMargins``, in reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        currentLayoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    }
    set { setBaseMargins(.directional(newValue)) }
  }

  /// Whether margins grow where the superview's margins reach into this view.
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

  /// Is called when ``layoutMargins`` has another value.
  open func layoutMarginsDidChange() {}
  /// The rectangle inside ``layoutMargins``.
  open var layoutMarginsGuide: UILayoutGuide { guide(\.layoutMargins) }
  /// The part of ``layoutMarginsGuide`` that is narrow enough for text to be read.
  open var readableContentGuide: UILayoutGuide { guide(\.readableContent) }

  // MARK: Traits

  /// The traits of the view's surroundings, with its own overrides.
  open var traitCollection: UITraitCollection { storedTraits }
  /// Is called after the traits changed; before iOS 13 also on first entering a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style for this view and those below it, whatever the superview's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inOwnWorld { refreshTraits() } } }
  }

  /// What the view means, which decides whether it is mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { semanticContentAttributeDidChange() } }
  }

  /// The direction in which this view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute, traits: storedTraits)
  }

  // MARK: Drawing

  /// Draws the view's content into the current context; the default draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Has ``draw(_:)`` called again before the next picture.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Has ``draw(_:)`` called again before the next picture; all of the view is drawn anew.
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

  /// Is called before the layer's contents are drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays the layer out; the default calls ``layoutSubviews()`` and the controller's callbacks.
  open func layoutSublayers(of layer: CALayer) {
    performLayout()
  }

  /// Draws the view and those below it into a rectangle of the current context; false without one.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// Makes a view of this one's size that shows what it shows now; nil if it is empty.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    replica(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
  }

  /// Makes a view that shows a part of this one, and keeps its edges when it is resized.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    replica(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// What the view's layer does at an event: nothing, or in an animation's block an animation that
  /// takes as long.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0 else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = duration
    return animation
  }

  // MARK: Touches

  /// Whether the view and those below it take touches.
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// A name for state restoration, which never happens here; kept for callers.
  open var restorationIdentifier: String?

  /// The frontmost view at the point that takes touches, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    inOwnWorld { frontmostView(at: point, with: event) }
  }

  /// The recognizers that were added to the view, in that order; nil before there was one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }

  /// Adds a recognizer, taking it from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer; one that isn't the view's is passed over.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether one of the view's recognizers may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The recognizers that fingers on the view are offered to: its own, and hidden ones of UIKit's.
  package var touchRecognizers: [UIGestureRecognizer] {
    (storedGestureRecognizers ?? []) + menuRecognizers
  }

  /// Those that open the view's menus.
  final var menuRecognizers: [UIGestureRecognizer] {
    interactions.compactMap { ($0 as? UIContextMenuInteraction)?.press }
  }

  /// Whether the point, in the view's own coordinates, lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Has this view, or the one in it that is first responder, give that up.
  ///
  /// - Parameter force: Whether one that refuses is not asked.
  /// - Returns: Whether there was one that gave it up.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingWithin(force: force) }

  // MARK: Coordinates

  /// The point in another view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertPoint(point, to: view)
  }

  /// A point of another view in this one's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertPoint(point, from: view)
  }

  /// The rectangle around this one in another view's coordinates; nil means the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convertRect(rect, to: view)
  }

  /// The rectangle around another view's in this one's coordinates; nil means the window's.
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

  /// Whether ``preservesSuperviewLayoutMargins`` is about the sides only.
  ///
  /// It is for rows and headers, whose margins above and below are the same when only a part of them is
  /// in sight; constraints to them would be in conflict there otherwise (medium).
  package var preservesSideMarginsOnly: Bool { false }

  /// Where margins and safe area take the view to be: a row that is swiped aside keeps those of its
  /// place, and leaves the screen with its text.
  package var frameAtRest: CGRect { frame }

  /// The edges whose safe area this view uses up, so that views below it get none of them.
  ///
  /// A scroll view answers with the edges it has turned into `adjustedContentInset`, and calls
  /// ``safeAreaConsumptionDidChange()`` when its answer changes.
  package var consumedSafeAreaEdges: UIRectEdge { [] }

  /// Whether the origin of ``bounds`` is a scrolling position.
  package var isScrolling: Bool { false }

  /// Called when this view's place, size or scrolling position, safe area or margins may have
  /// changed: its own insets are up to date, those of its subviews follow after the call.
  package func geometryDidRefresh() {}

  /// Whether what is asked of the view while its layout is under way is done in another one; a view of
  /// UIKit's says so where its layout calls others' code.
  package var keepsMarksOfOwnLayout: Bool { false }

  /// Called before the view gets other bounds, while the old ones still hold.
  package func boundsWillChange(to newBounds: CGRect) {}

  /// Where text's first line stands below the alignment rectangle's top and its last line above the
  /// bottom, in points; nil for views without text, whose bottom is their baseline.
  package var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  /// The height in points of a line of the view's text, which is the standard space between
  /// baselines; nil for views without text.
  package var textLineHeight: CGFloat? { nil }

  /// Whether ``alignmentRectInsets`` follow from content that can be exchanged.
  package var hasVariableAlignmentRect: Bool { false }

  /// The intrinsic size with 0 for a length without one; a stack's is that of its contents.
  package var solvedNaturalSize: CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// The guides in use that only views of this class have.
  package var classLayoutGuides: [UILayoutGuide] { [] }

  /// The view itself if its content has a size of its own, to which constraints can refer.
  var constrainedContent: (any ConstrainedContent)? { nil }

  /// The view itself if its text breaks lines at the width that constraints give the view.
  var wrappedText: (any WrappedText)? { nil }

  /// What constraints call the view by in logs, beside its class.
  package var constraintName: String? { accessibilityIdentifier }

  /// Called when ``invalidateIntrinsicContentSize()`` was called on this view or a direct subview.
  package func naturalSizeWasInvalidated(of view: UIView) {}

  /// Called when something that constraints go by changed in a subview, where cells follow that.
  package func constraintsDidChange(in subview: UIView) {}

  /// Whether this view imposes a size on a subview, which logs call encapsulated.
  package func decidesSize(of subview: UIView) -> Bool { false }

  /// Whether ``clipsToBounds`` is set unless it is changed.
  package var clipsByDefault: Bool { false }

  /// The default content hugging priority.
  package var defaultHugging: (horizontal: Float, vertical: Float) { (250, 250) }

  /// What distinguishes this view from its siblings in layout trees.
  package var layoutIdentifier: String? { accessibilityIdentifier }

  /// The outlet that a nib has set to this view, the first of several.
  final var outletName: String?

  /// Takes content insets that keep clear of bars, before iOS 11; only scroll views have a use.
  ///
  /// A scroll view replaces what an earlier call added to its `contentInset`.
  package func adoptBarInsets(_ insets: UIEdgeInsets) {}

  /// Called with new traits before users' callbacks, for views whose own content depends on them.
  package func contentTraitsDidChange(from old: UITraitCollection) {}

  /// What ``description`` says about this view after its frame.
  package var contentSummary: String? { nil }

  /// Says what layout trees hold of this view; those of subclasses add what is theirs after it.
  package func describeLayout(in description: inout LayoutDescription) {
    describeAnyView(in: &description)
  }

  /// Says what rules about screens are asked of this view; those of subclasses add what is theirs after
  /// it.
  package func describeFacts(in description: inout FactDescription) {
    describeAnyFacts(in: &description)
  }

  open override nonisolated var description: String {
    onMainQueue { summary } ?? "<UIView>"
  }
}
