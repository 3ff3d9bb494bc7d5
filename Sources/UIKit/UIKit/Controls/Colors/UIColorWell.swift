import Graphics
import LayoutTrees

/// A control that shows a colour, and opens the system's screen for selecting one (iOS 14).
///
/// That screen is empty here (``UIColorPickerViewController``): a test sets ``selectedColor`` and
/// sends the event itself.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The width and height, the ring's width and the gap inside it, in points (recalled and by eye;
  /// low).
  private static let naturalSide: CGFloat = 28
  private static let ring: CGFloat = 3
  private static let gap: CGFloat = 3
  /// The number of wedges in the drawing of the hue ring.
  private static let wedges = 72

  /// Creates a colour well; without a size, it gets its natural one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareWell()
    (coder as? NibCoder)?.apply(self)
  }

  private func prepareWell() {
    isOpaque = false
    contentMode = .redraw
    if frame.size == .zero { frame = CGRect(origin: frame.origin, size: intrinsicContentSize) }
  }

  /// The title of the colour picker.
  open var title: String?
  /// Whether colours may be translucent.
  open var supportsAlpha = true

  /// The selected colour, if any.
  open var selectedColor: UIColor? {
    didSet {
      setNeedsDisplay()
      observedPropertiesDidChange()
    }
  }

  // MARK: Fingers

  /// A tap opens the colour picker, over the frontmost controller.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, var presenter = window?.rootViewController else { return }
    while let presented = presenter.presentedViewController { presenter = presented }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.popoverPresentationController?.sourceView = self
    picker.popoverPresentationController?.sourceRect = bounds
    presenter.present(picker, animated: true)
  }

  // MARK: Looks

  /// Draws a ring of all hues around a disc of the colour (by eye; low).
  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let radius = side / 2
    guard radius > Self.ring, let context = UIGraphicsGetCurrentContext() else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let alpha: CGFloat = isEnabled ? 1 : 0.3
    context.saveGState()
    context.setLineWidth(Self.ring)
    for wedge in 0..<Self.wedges {
      let share = CGFloat(wedge) / CGFloat(Self.wedges)
      let arc = UIBezierPath(
        arcCenter: middle, radius: radius - Self.ring / 2, startAngle: share * 2 * .pi,
        endAngle: (share + 1 / CGFloat(Self.wedges)) * 2 * .pi, clockwise: true)
      context.addPath(arc.cgPath)
      context.setStrokeColor(
        UIColor(hue: share, saturation: 0.8, brightness: 1, alpha: alpha).cgColor)
      context.strokePath()
    }
    context.restoreGState()
    guard let selectedColor, radius > Self.ring + Self.gap else { return }
    let inner = radius - Self.ring - Self.gap
    selectedColor.withAlphaComponent(selectedColor.cgColor.alpha * alpha).setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: middle.x - inner, y: middle.y - inner, width: 2 * inner, height: 2 * inner)
    ).fill()
  }

  // MARK: For UIView

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.naturalSide, height: Self.naturalSide)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override var hasSystemHeight: Bool { true }
}
