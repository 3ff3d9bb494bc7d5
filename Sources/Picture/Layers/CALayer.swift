import CLayerTime
import Foundation
import Graphics

/// A rectangle of a picture: its position, its appearance and its sublayers.
///
/// Distances are in points. As in UIKit the origin is at the top left and y points down.
open class CALayer: NSObject, CAMediaTiming {
  public override init() {
    super.init()
  }

  /// Creates a layer without properties: there are no layer archives to read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a copy of another layer's properties, without its position in the tree.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    isHidden = other.isHidden
    opacity = other.opacity
    isOpaque = other.isOpaque
    allowsGroupOpacity = other.allowsGroupOpacity
    isDoubleSided = other.isDoubleSided
    masksToBounds = other.masksToBounds
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    storedContents = other.storedContents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    minificationFilter = other.minificationFilter
    magnificationFilter = other.magnificationFilter
    name = other.name
  }

  deinit {
    for child in children { child.storedSuperlayer = nil }
  }

  /// The object that draws the layer and lays it out: the layer's view, or an assigned one.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? assignedDelegate }
    set {
      owner = nil
      assignedDelegate = newValue
    }
  }

  private weak var assignedDelegate: (any CALayerDelegate)?

  /// The layer's view; the view clears this when it's deallocated.
  ///
  /// Not `weak`: one weak reference makes every later retain of its object several times slower,
  /// and each view would have one.
  package final unowned(unsafe) var owner: (any CALayerDelegate)?

  open var name: String?

  /// Called after an observable property has changed; nil while none is observed.
  package final var observedPropertyDidChange: ((CALayer) -> Void)?

  // MARK: - Geometry

  /// The layer's rectangle in its own coordinates.
  open var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue else { return }
      if let problem = CALayer.problem(bounds: bounds) {
        bounds = oldValue
        return refuse(problem)
      }
      defer { observedPropertyDidChange?(self) }
      if layer_changes_are_animated() != 0 { animateBounds(from: oldValue) }
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position = CGPoint.zero {
    didSet {
      guard let problem = CALayer.problem(position: position) else {
        didChange("position", from: .point(oldValue))
        observedPropertyDidChange?(self)
        return
      }
      position = oldValue
      refuse(problem)
    }
  }

  /// The point of the bounds, in fractions of their size, that `position` specifies and `transform`
  /// is applied about.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard !anchorPoint.isFinite else { return }
      anchorPoint = oldValue
      refuseNumber("anchor point")
    }
  }

  /// The layer's depth among its siblings; higher values are in front.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard !zPosition.isFinite else { return }
      zPosition = oldValue
      refuseNumber("zPosition")
    }
  }

  open var transform = CATransform3DIdentity {
    didSet {
      guard !transform.isFinite else {
        didChange("transform", from: .transform(oldValue))
        observedPropertyDidChange?(self)
        return
      }
      transform = oldValue
      refuseNumber("transform")
    }
  }

  /// A transform of all sublayers about the layer's anchor point.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      guard !sublayerTransform.isFinite else { return }
      sublayerTransform = oldValue
      refuseNumber("sublayerTransform")
    }
  }

  /// Problems of this layer and its descendants that haven't been reported to a view.
  package final var refusals: [String] = []

  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The rectangle around the transformed bounds in the superlayer's coordinates.
  ///
  /// Setting it determines the position and the size of the bounds.
  open var frame: CGRect {
    get {
      if transform == CATransform3DIdentity {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width,
          y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
          height: bounds.height)
      }
      return bounds.applying(transformToSuperlayer)
    }
    set {
      let rect = newValue.standardized
      if transform == CATransform3DIdentity {
        bounds.size = rect.size
        position = CGPoint(
          x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
        return
      }
      // First the size whose transformed rectangle has the requested size, exact for scales and
      // quarter turns; then the matching position.
      guard let size = transform.flattened.sizeOfRectangle(shownAs: rect.size) else { return }
      bounds.size = size
      // The second iteration corrects the rounding errors of the first one.
      for _ in 0..<2 {
        let now = frame
        position.x += rect.minX - now.minX
        position.y += rect.minY - now.minY
      }
    }
  }

  // MARK: - Tree

  open var superlayer: CALayer? { storedSuperlayer }
  /// Not `weak`, for speed: a layer notifies its sublayers when it's deallocated.
  @exclusivity(unchecked) final unowned(unsafe) var storedSuperlayer: CALayer? {
    didSet {
      if let storedSuperlayer { nesting.join(storedSuperlayer.nesting) } else { nesting.leave() }
    }
  }
  package final let nesting = Nesting()
  private var children: [CALayer] = []

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      let wanted = newValue ?? []
      for child in children where !wanted.contains(where: { $0 === child }) {
        child.storedSuperlayer = nil
      }
      children.removeAll()
      for child in wanted { insert(child, at: children.count) }
      setNeedsLayout()
    }
  }

  package final var layers: [CALayer] { children }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: nil)
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer behind a sublayer; behind all if that isn't one of this layer's.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer in front of a sublayer; in front of all if that isn't one of this layer's.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    if oldLayer === newLayer { return }
    newLayer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    storedSuperlayer = nil
    parent.setNeedsLayout()
  }

  /// Inserts a layer, unless that would create a cycle in the tree: then Core Animation raises
  /// CALayerInvalid.
  private func insert(_ layer: CALayer, at index: Int?) {
    guard layer !== self, layer.children.isEmpty || !isInside(layer) else {
      return refuse("layer <\(type(of: layer))> is a part of cycle in its layer tree")
    }
    guard canHold(layer) else {
      return refuse(
        "layer <\(type(of: layer))> would be nested deeper than \(Self.depthLimit) layers; it is "
          + "not added")
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index ?? children.count, children.count))
    layer.storedSuperlayer = self
    if !layer.refusals.isEmpty { takeRefusals(of: layer) }
    setNeedsLayout()
  }

  /// Returns whether the layer is a descendant of another.
  private func isInside(_ layer: CALayer) -> Bool {
    var above = storedSuperlayer
    while let current = above {
      if current === layer { return true }
      above = current.storedSuperlayer
    }
    return false
  }

  // MARK: - Look

  open var isHidden = false { didSet { observedPropertyDidChange?(self) } }
  open var opacity: Float = 1 {
    didSet {
      didChange("opacity", from: .number(CGFloat(oldValue)))
      observedPropertyDidChange?(self)
    }
  }
  open var isOpaque = false
  open var allowsGroupOpacity = true
  open var isDoubleSided = true
  open var masksToBounds = false { didSet { observedPropertyDidChange?(self) } }

  /// A layer whose alpha masks this layer; it belongs to no other tree.
  open var mask: CALayer? {
    didSet { if let mask, !mask.refusals.isEmpty { takeRefusals(of: mask) } }
  }

  open var backgroundColor: CGColor? {
    didSet {
      didChange("backgroundColor", from: .color(oldValue?.rgba))
      observedPropertyDidChange?(self)
    }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet {
      didChange("cornerRadius", from: .number(oldValue))
      observedPropertyDidChange?(self)
    }
  }
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.all
  open var borderWidth: CGFloat = 0 { didSet { observedPropertyDidChange?(self) } }
  open var borderColor: CGColor? = .black { didSet { observedPropertyDidChange?(self) } }

  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0 { didSet { observedPropertyDidChange?(self) } }
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur.
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath? {
    get { storedShadowPath }
    set { storedShadowPath = newValue?.copy() }
  }
  private var storedShadowPath: CGPath?

  /// Stored, without effect: everything is rasterised once, at the scale of the screen.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  /// Stored, without effect.
  open var drawsAsynchronously = false

  // MARK: - Contents

  package enum Contents {
    case none
    case image(CGImage)
    case drawing(DisplayList, size: CGSize)
  }

  package final var storedContents = Contents.none

  /// A `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get {
      switch storedContents {
      case .none: nil
      case .image(let image): image
      case .drawing(let list, let size): CGImage(list, size: size, scale: contentsScale)
      }
    }
    set {
      isDisplayNeeded = false
      storedContents = (newValue as? CGImage).map { .image($0) } ?? .none
    }
  }

  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part, in fractions of the contents, that is stretched when they are resized.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var minificationFilter = CALayerContentsFilter.linear
  /// An offset to the level of detail of the `.trilinear` filter; kept for compatibility.
  open var minificationFilterBias: Float = 0
  open var magnificationFilter = CALayerContentsFilter.linear

  // MARK: - Display

  private var isDisplayNeeded = false
  open var needsDisplayOnBoundsChange = false

  open func setNeedsDisplay() {
    isDisplayNeeded = true
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Redraws the contents if that was requested and the layer isn't empty.
  open func displayIfNeeded() {
    guard isDisplayNeeded, !bounds.isEmpty else { return }
    isDisplayNeeded = false
    display()
  }

  /// Provides the contents: from the delegate, or by recording `draw(in:)`.
  open func display() {
    if delegate == nil {
      recordContents()
    } else {
      withDelegate { $0.display($1) }
    }
  }

  /// Draws the contents; by default the delegate does.
  open func draw(in context: CGContext) {
    withDelegate { [context = Unchecked(context)] in $0.draw($1, in: context.value) }
  }

  /// Records the drawing of `draw(in:)`, and stores it until the next display.
  package final func recordContents() {
    let context = CGContext(recordingWithScale: contentsScale, size: bounds.size)
    if bounds.origin != .zero {
      context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    }
    withDelegate { $0.layerWillDraw($1) }
    draw(in: context)
    let list = context.displayList
    storedContents = list.isEmpty ? .none : .drawing(list, size: bounds.size)
  }

  // MARK: - Layout

  private var isLayoutNeeded = false

  open func setNeedsLayout() {
    isLayoutNeeded = true
  }

  open func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out the tree, beginning with the highest ancestor that needs it.
  open func layoutIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.needsLayout() { top = parent }
    top.layoutTree()
  }

  private func layoutTree() {
    var rounds = 0
    repeat {
      if isLayoutNeeded {
        layoutSublayers()
        // Requests made by a layer's own layout are cleared, like a view's.
        isLayoutNeeded = false
      }
      for child in children { child.layoutTree() }
      rounds += 1
      // A sublayer that requests another layout gets it, but not forever.
    } while isLayoutNeeded && rounds < 16
  }

  /// Positions the sublayers; by default the delegate does.
  open func layoutSublayers() {
    withDelegate { $0.layoutSublayers(of: $1) }
  }

  // MARK: - Animations

  /// The layer's animations, earliest first.
  final var animations: [RunningAnimation]?
  private var extras: LayerExtras?

  /// Rarely used properties; created when one is first set.
  final var ownExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Adds a copy of an animation, replacing one with the same key.
  ///
  /// It uses simulated time from now on, or from its `beginTime`. When the screen settles, its end
  /// is awaited, so a picture shows the layer's own values again, or the last animated ones if
  /// specified by `isRemovedOnCompletion` and `fillMode`. One that never ends, or not within a
  /// minute, is shown in its state at the picture's simulated time.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    begin(anim, key: anim is CATransition ? kCATransition : key)
  }

  open func removeAnimation(forKey key: String) {
    end(key: key)
  }

  open func removeAllAnimations() {
    endAll()
  }

  /// Returns the layer's copy of an animation; not to be modified.
  open func animation(forKey key: String) -> CAAnimation? {
    animations?.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations, earliest first; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = animations?.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer as it is shown at this simulated moment: itself, unless it has animations.
  ///
  /// A copy has no sublayers. An object of its class is created with `init(layer:)`, as on a
  /// device.
  open func presentation() -> Self? {
    guard animations != nil else { return self }
    let copy = CALayer.make(type(of: self), copying: self)
    copy.ownExtras.model = self
    show(in: copy)
    return unsafeDowncast(copy, to: Self.self)
  }

  /// Returns the layer that this one is a copy of, or itself.
  open func model() -> Self {
    guard let model = extras?.model else { return self }
    return model as? Self ?? self
  }

  /// Returns a copy for drawing, in a plain object without app code.
  package func makePlainCopy() -> CALayer { CALayer(layer: self) }

  /// Returns a property by its name in key paths; nil if it isn't known.
  func animationProperty(_ name: String) -> AnimationValue? { ownAnimationProperty(name) }

  func setAnimationProperty(_ value: AnimationValue, _ name: String) {
    setOwnAnimationProperty(value, name)
  }

  // MARK: Actions

  /// The layer's actions for events; stored, but property changes aren't animated implicitly.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { ownExtras.actions = newValue }
  }

  /// Stored, without effect.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { ownExtras.style = newValue }
  }

  /// Returns the layer's action for an event: the delegate's, its own or its class's; `NSNull` ends
  /// the search.
  open func action(forKey event: String) -> (any CAAction)? {
    let answer = withDelegate { Unchecked($0.action(for: $1, forKey: event)) }?.value
    guard let action = answer ?? actions?[event] ?? Self.defaultAction(forKey: event) else {
      return nil
    }
    return action is NSNull ? nil : action
  }

  /// Returns the default action for an event in this class; nil, as implicit animations would end
  /// immediately.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns whether a change of a property requires display; never called for properties of this
  /// module.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the default value of a property; here, no key has its own default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Values by key

  /// Sets a property by its key path, or a part of an animatable one, such as
  /// `transform.rotation.z`; any other value is stored for its key (Core Animation Programming
  /// Guide, “Key-Value Coding Extensions”).
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let own = animationValue(at: keyPath)
    if let own, let value, let value = AnimationValue(value, like: own) {
      return setAnimationValue(value, at: keyPath)
    }
    if let layer = self as? any ListedLayer {
      layer.setListedValue(value, at: keyPath) {
        if own == nil { ownExtras.values[keyPath] = value }
      }
    } else if own == nil {
      ownExtras.values[keyPath] = value
    } else if value == nil {
      clearProperty(keyPath)
    }
  }

  /// Sets an animatable, optional property to nil.
  private func clearProperty(_ name: String) {
    switch animationProperty(name) {
    case .color: setAnimationProperty(.color(nil), name)
    case .path: setAnimationProperty(.path(nil), name)
    case .object: setAnimationProperty(.object(nil), name)
    default: break
    }
  }

  /// Returns a property by its key path, with numbers as `NSNumber`; or the value stored for the
  /// key.
  open func value(forKeyPath keyPath: String) -> Any? {
    if let own = animationValue(at: keyPath) {
      return own.number.map { NSNumber(value: Double($0)) } ?? own.any
    }
    if let listed = (self as? any ListedLayer)?.listedValue(at: keyPath) { return listed }
    return extras?.values[keyPath]
  }

  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  open func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { extras?.beginTime ?? 0 }
    set {
      ownExtras.beginTime = newValue
      timeChanged()
    }
  }

  /// The speed of time for the layer and its descendants; at 0 animations are paused.
  open var speed: Float {
    get { extras?.speed ?? 1 }
    set {
      ownExtras.speed = newValue
      timeChanged()
    }
  }

  open var timeOffset: CFTimeInterval {
    get { extras?.timeOffset ?? 0 }
    set {
      ownExtras.timeOffset = newValue
      timeChanged()
    }
  }

  /// Stored, without effect, like the next four properties: a layer's time doesn't end.
  open var duration: CFTimeInterval {
    get { extras?.duration ?? .infinity }
    set { ownExtras.duration = newValue }
  }

  open var repeatCount: Float {
    get { extras?.repeatCount ?? 0 }
    set { ownExtras.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { extras?.repeatDuration ?? 0 }
    set { ownExtras.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { extras?.autoreverses ?? false }
    set { ownExtras.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { extras?.fillMode ?? .removed }
    set { ownExtras.fillMode = newValue }
  }

  /// Converts another layer's time to this one's; nil represents the simulated time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let moment = l.map { $0.moment(ofLocal: t) ?? t } ?? t
    return localTime(ofMoment: moment)
  }

  /// Converts this layer's time to another one's; nil represents the simulated time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let moment = moment(ofLocal: t) ?? t
    return l?.localTime(ofMoment: moment) ?? moment
  }

  /// Draws the layer and its sublayers, without animations, in its own coordinates.
  open func render(in context: CGContext) {
    context.draw(LayerRenderer.contentList(of: self, scale: context.scale))
  }

  /// Draws the content of this kind of layer, in addition to its contents.
  package func paintOwnContents(into builder: inout DisplayListBuilder, alpha: CGFloat) {}

  /// Whether the layer itself has any visible content.
  package var drawsItself: Bool { true }

  /// The number of things that `paintOwnContents` paints, and their bounds in the layer's
  /// coordinates.
  package var ownContents: (count: Int, bounds: CGRect) { (0, .null) }

  /// Whether `paintOwnContents` fills the bounds inside the rounded corners.
  package var ownContentsFillBounds: Bool { false }

  /// Calls the delegate, which belongs to the main thread, if this runs there.
  @discardableResult
  private func withDelegate<R: Sendable>(
    _ body: @MainActor (any CALayerDelegate, CALayer) -> R
  ) -> R? {
    guard let delegate, MainQueue.isCurrent else { return nil }
    let call = Unchecked((delegate, self))
    return MainActor.assumeIsolated { body(call.value.0, call.value.1) }
  }
}
