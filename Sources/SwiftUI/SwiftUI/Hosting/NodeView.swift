import Graphics
import Layers
import LayoutTrees

/// The view of a placed node: it draws the node's content or changes how the views in it look.
@MainActor final class NodeView: _HostedView {
  private(set) var node: PlacedNode
  /// What modifiers around the view say about it to assistive technologies.
  private(set) var spoken = AccessibilityContent()
  /// What to do when a touch goes down on the view, and when it leaves or ends.
  var pressed: ((Bool) -> Void)?
  /// What a tap on the view, or its activation by assistive technologies, does.
  var tapped: (() -> Void)?
  /// Whether the views in this one receive no touches.
  var excludesInnerTouches = false
  private(set) lazy var gestureHub = GestureHub(self)
  private(set) lazy var menuKeeper = MenuKeeper()
  /// The outline in which touches reach the view, instead of what is drawn in it.
  var touchOutline: CGPath?
  /// Whether the views of the second child are the mask of the first one's.
  var masksFirstBySecond = false
  private var recognizers: [UIGestureRecognizer] = []
  private var hosted: (view: UIView, kind: (ObjectIdentifier, ObjectIdentifier?))?

  init(_ node: PlacedNode) {
    self.node = node
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    layoutMargins = .zero
    addsFacts = { [unowned self] in addFacts(to: &$0) }
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { FilterLayer.self }
  var filterLayer: FilterLayer? { layer as? FilterLayer }

  /// Shows a node.
  ///
  /// - Parameters:
  ///   - frame: The frame on the pixel grid, in the root's coordinates.
  ///   - origin: The position of the superview in the root's coordinates.
  func show(_ node: PlacedNode, in frame: CGRect, from origin: CGPoint) {
    self.node = node
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX - origin.x, y: frame.midY - origin.y)
    removeEffects()
    showHosted()
    showMaterial()
    (node.content as? any TouchedContent)?.attach(to: self)
    (node.content as? any ViewEffect)?.apply(to: self)
    draw(node.content as? any DrawnContent)
  }

  private var overhang: DrawingLayer?

  /// Has the content drawn: in the view's own layer, or in a larger one if it extends beyond the frame.
  private func draw(_ content: (any DrawnContent)?) {
    let reach = content?.overhang ?? 0
    guard let content, reach > 0 else {
      overhang?.removeFromSuperlayer()
      overhang = nil
      if content != nil { setNeedsDisplay() }
      return
    }
    let drawing = overhang ?? DrawingLayer()
    if overhang == nil {
      layer.insertSublayer(drawing, at: 0)
      setNeedsDisplay()
    }
    overhang = drawing
    drawing.contentsScale = max(traitCollection.displayScale, 1)
    drawing.frame = bounds.insetBy(dx: -reach, dy: -reach)
    drawing.drawing = { [node, bounds] context in
      content.draw(in: bounds.offsetBy(dx: reach, dy: reach), of: node, in: context)
    }
    drawing.setNeedsDisplay()
  }

  private func removeEffects() {
    alpha = 1
    isHidden = false
    transform = .identity
    clipsToBounds = false
    if layer.cornerRadius != 0 { layer.cornerRadius = 0 }
    if layer.mask != nil { layer.mask = nil }
    if layer.shadowOpacity != 0 { layer.shadowOpacity = 0 }
    if mask != nil { mask = nil }
    masksFirstBySecond = false
    filterLayer?.contentFilters = []
    filterLayer?.blendMode = .normal
    filterLayer?.isCompositingGroup = false
    pressed = nil
    tapped = nil
    touchOutline = nil
    excludesInnerTouches = false
  }

  private func showHosted() {
    guard let content = node.content as? any HostedViewContent else {
      hosted?.view.removeFromSuperview()
      hosted = nil
      return
    }
    let kind = (ObjectIdentifier(type(of: content)), content.identity)
    let view: UIView
    if let hosted, hosted.kind == kind {
      view = hosted.view
    } else {
      hosted?.view.removeFromSuperview()
      view = content.makeHostedView()
      hosted = (view, kind)
    }
    if view.superview !== self { insertSubview(view, at: 0) }
    let insets = view.alignmentRectInsets
    let frame = bounds.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    if view.frame != frame { view.frame = frame }
    content.update(view, in: self)
  }

  private var materialView: UIVisualEffectView?

  /// Shows the material that the node's area is painted with, cut to the area's outline.
  private func showMaterial() {
    guard let content = node.content as? any AreaContent,
      case .material(let level, let opacity) = content.areaPaint
    else {
      materialView?.removeFromSuperview()
      materialView = nil
      return
    }
    let view = materialView ?? UIVisualEffectView(effect: nil)
    materialView = view
    view.effect = UIBlurEffect(style: level.blurStyle)
    view.frame = bounds
    view.alpha = opacity
    view.isUserInteractionEnabled = false
    if view.superview == nil { addSubview(view) }
    guard let outline = content.outline(in: bounds) else {
      view.layer.mask = nil
      return
    }
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.path = outline
    view.layer.mask = mask
  }

  /// The view that contains the views of the node's children.
  var holder: UIView {
    guard let content = node.content as? any HostedViewContent, content.holdsChildren else {
      return self
    }
    return hosted?.view ?? self
  }

  func setSpoken(_ content: AccessibilityContent) { spoken = content }

  /// Keeps a recognizer from one update to the next.
  func recognizer<R: UIGestureRecognizer>(_ make: () -> R) -> R {
    for case let known as R in recognizers { return known }
    let recognizer = make()
    recognizers.append(recognizer)
    addGestureRecognizer(recognizer)
    return recognizer
  }

  override func draw(_ rect: CGRect) {
    guard overhang == nil, let content = node.content as? any DrawnContent,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    content.draw(in: bounds, of: node, in: context)
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, node.environment.allowsHitTesting
    else { return nil }
    let found = touched(at: point, event)
    guard let touchOutline else { return found }
    return touchOutline.contains(point) ? found ?? self : nil
  }

  private func touched(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    if clipsToBounds, !bounds.contains(point) { return nil }
    if excludesInnerTouches { return innerViewsContain(point, event) ? self : nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    guard let content = node.content as? any DrawnContent else { return nil }
    return content.covers(point, in: bounds) ? self : nil
  }

  private func innerViewsContain(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed?(true)
    if pressed == nil { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed?(false)
    if pressed == nil { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed?(false)
    if pressed == nil { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Assistive technologies

  private var ownSpoken: (any SpokenContent)? { node.content as? any SpokenContent }

  /// How the elements in the view are read, if a modifier makes an element of it.
  private var behavior: AccessibilityChildBehavior.Kind? {
    spoken.isHidden == true ? nil : spoken.children?.kind
  }

  /// What the elements in the view say together.
  private var combined: CombinedElements? {
    behavior == .combine ? CombinedElements(in: self) : nil
  }

  override var _isElement: Bool {
    if spoken.isHidden == true { return false }
    switch behavior {
    case .ignore, .combine: return true
    case .contain: return false
    case nil: return ownSpoken?.isElement ?? false
    }
  }

  override var _sortPriority: Double { spoken.sortPriority ?? 0 }

  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { behavior == .contain ? .semanticGroup : super.accessibilityContainerType }
    set { super.accessibilityContainerType = newValue }
  }

  override var accessibilityElementsHidden: Bool {
    get { super.accessibilityElementsHidden || spoken.isHidden == true }
    set { super.accessibilityElementsHidden = newValue }
  }

  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal || spoken.addedTraits.contains(.isModal) }
    set { super.accessibilityViewIsModal = newValue }
  }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? spoken.label?.spokenString ?? combined?.label ?? ownLabel
    }
    set { super.accessibilityLabel = newValue }
  }

  private var ownLabel: String? {
    if behavior != nil { return nil }
    if let label = ownSpoken?.spokenLabel { return label }
    guard _isElement else { return nil }
    let parts = subviews.compactMap { ($0 as? NodeView)?.spokenText }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What the views in this one say together.
  private var spokenText: String? {
    if isHidden || spoken.isHidden == true { return nil }
    if let label = spoken.label?.spokenString ?? ownSpoken?.spokenLabel { return label }
    let parts = subviews.compactMap { ($0 as? NodeView)?.spokenText }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spoken.value?.spokenString ?? combined?.value }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? spoken.hint?.spokenString ?? combined?.hint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? spoken.identifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityUserInputLabels: [String]! {
    get {
      spoken.inputLabels.isEmpty
        ? super.accessibilityUserInputLabels : spoken.inputLabels.map(\.spokenString)
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  override var accessibilityRespondsToUserInteraction: Bool {
    get { spoken.respondsToInteraction ?? super.accessibilityRespondsToUserInteraction }
    set { super.accessibilityRespondsToUserInteraction = newValue }
  }

  override var _elementTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if behavior == nil, let own = ownSpoken { traits = own.spokenTraits }
    if let combined { traits = combined.traits }
    traits.formUnion(UIAccessibilityTraits(spoken.addedTraits))
    traits.subtract(UIAccessibilityTraits(spoken.removedTraits))
    if spoken.heading != nil { traits.insert(.header) }
    if !spoken.adjustments.isEmpty { traits.insert(.adjustable) }
    if _isElement, !node.environment.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Actions of assistive technologies

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let assigned = super.accessibilityCustomActions { return assigned }
      let actions = spoken.namedActions + (combined?.actions ?? [])
      return actions.isEmpty ? nil : actions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  override func accessibilityActivate() -> Bool {
    if spoken.perform(.default) { return true }
    if let tapped, behavior == nil {
      tapped()
      return true
    }
    return combined?.activated?.accessibilityActivate() ?? super.accessibilityActivate()
  }

  override func accessibilityIncrement() {
    for adjust in spoken.adjustments { adjust(.increment) }
    if spoken.adjustments.isEmpty { super.accessibilityIncrement() }
  }

  override func accessibilityDecrement() {
    for adjust in spoken.adjustments { adjust(.decrement) }
    if spoken.adjustments.isEmpty { super.accessibilityDecrement() }
  }

  override func accessibilityPerformEscape() -> Bool {
    spoken.perform(.escape) || super.accessibilityPerformEscape()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    spoken.perform(.magicTap) || super.accessibilityPerformMagicTap()
  }

  // MARK: Trees

  override var _treeName: String { String(node.name.prefix { $0 != "(" && $0 != "“" }).trimmed }

  override func _describe(in description: inout LayoutDescription) {
    for property in node.properties { description.add(property) }
    if node.name != _treeName { description.add(.written, .text(node.name)) }
    if let text = node.content as? TextContent { description.add(.text, .text(text.string)) }
    if let image = node.content as? ImageContent { image.describe(in: &description) }
  }
}

/// Draws what extends beyond a view.
private final class DrawingLayer: CALayer {
  var drawing: (@MainActor (CGContext) -> Void)?

  override func draw(in context: CGContext) {
    // Layers are drawn on the main thread.
    nonisolated(unsafe) let (layer, context) = (self, context)
    MainActor.assumeIsolated { layer.drawing?(context) }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

extension PixelGrid {
  /// Returns a frame whose edges are each rounded to the nearest pixel (facts: layout §1.14, medium).
  func edges(of frame: CGRect) -> CGRect {
    let (left, top) = (nearest(frame.minX), nearest(frame.minY))
    return CGRect(
      x: left, y: top, width: max(0, nearest(frame.maxX) - left),
      height: max(0, nearest(frame.maxY) - top))
  }
}

extension LayoutDescription {
  /// Adds an argument of a view or modifier under its name.
  fileprivate mutating func add(_ argument: PlacedProperty) {
    guard let property = LayoutProperty(rawValue: argument.name) else { return }
    switch argument.value {
    case .length(let length):
      if let length {
        let isFinite = length.isFinite
        add(property, isFinite ? .number(Double(length)) : .text(ViewNames.length(length)))
      }
    case .edges(let insets):
      add(
        property,
        .insets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    case .number(let number): add(property, .number(number))
    case .word(let word): add(property, .text(word))
    case .flag(let flag): add(property, .flag(flag))
    }
  }
}

extension ImageContent {
  fileprivate func describe(in description: inout LayoutDescription) {
    switch picture {
    case .symbol(let symbol): description.add(.symbol, .text(symbol.symbol.name))
    case .hosted, .image: break
    case .missing(let name): description.add(.imageName, .text(name))
    }
  }
}
