import Graphics
import Layers
import LayoutTrees

/// The view of a placed node: it draws the node's content or changes how the views in it look.
@MainActor final class NodeView: SpokenNodeView {
  /// What to do when a touch goes down on the view, and when it leaves or ends.
  var pressed: ((Bool) -> Void)?
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

  override init(_ node: PlacedNode) {
    super.init(node)
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
    // What the content sets again would be animated from here.
    if !(node.content is OpacityEffect) { alpha = 1 }
    if !(node.content is TransformEffect) { transform = .identity }
    isHidden = false
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
      adopt(EnvironmentTraits())
      return
    }
    if let superview {
      content.adopt(
        EnvironmentTraits(node.environment, around: superview.traitCollection), in: self)
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

  private var environmentTraits = EnvironmentTraits()

  func adopt(_ traits: EnvironmentTraits) {
    traits.override(in: self, insteadOf: &environmentTraits)
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

  // MARK: Trees

  override var _treeName: String { node.treeName }

  override func _describe(in description: inout LayoutDescription) {
    node.describe(in: &description)
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

extension PixelGrid {
  /// Returns a frame whose edges are each rounded to the nearest pixel (facts: layout §1.14, medium).
  func edges(of frame: CGRect) -> CGRect {
    let (left, top) = (nearest(frame.minX), nearest(frame.minY))
    return CGRect(
      x: left, y: top, width: max(0, nearest(frame.maxX) - left),
      height: max(0, nearest(frame.maxY) - top))
  }
}
