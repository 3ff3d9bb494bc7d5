/// A popover: its controller's view in a shape with an arrow.
final class _UIPopoverView: UIView {
  override class var classEntry: ClassEntry { ClassEntry(_UIPopoverView.self, role: .wrapper) }

  private weak var content: UIView?
  private let shape = CAShapeLayer()
  /// The view clipped to the shape; the shadow is outside it.
  private let clip = UIView()
  /// Whether the controller's view extends under the arrow, with a safe area next to it, as it does
  /// since iOS 13 (Apple, WWDC 2019; high).
  var reachesUnderArrow = true

  /// The direction of the arrow, and the position of its middle along that edge.
  var arrow: (direction: UIPopoverArrowDirection, offset: CGFloat) = (.up, 0) {
    didSet {
      guard arrow != oldValue else { return }
      barInsets = reachesUnderArrow ? arrowInsets : .zero
      setNeedsLayout()
    }
  }

  var fill: UIColor? {
    get { clip.backgroundColor }
    set { clip.backgroundColor = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.layer.mask = shape
    addSubview(clip)
    // By eye (low).
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func take(_ view: UIView) {
    content = view
    guard view.superview !== clip else { return }
    // Autoresized subviews of the view would not survive an intermediate size of zero.
    if bounds.size == .zero { frame.size = view.bounds.size }
    view.frame = contentFrame
    clip.addSubview(view)
  }

  private var arrowInsets: UIEdgeInsets { PopoverShape.arrowInsets(arrow.direction) }

  /// The frame of the controller's view.
  var contentFrame: CGRect {
    reachesUnderArrow ? bounds : bounds.inset(by: arrowInsets)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Repeated autoresizing would accumulate rounding errors.
    if clip.frame != bounds { clip.frame = bounds }
    if let content, content.superview === clip, content.frame != contentFrame {
      content.frame = contentFrame
    }
    shape.frame = bounds
    shape.path = outline
    layer.shadowPath = shape.path
  }

  private var outline: CGPath {
    let shape = PopoverShape(
      size: bounds.size, direction: arrow.direction, offset: arrow.offset)
    let path = CGMutablePath()
    path.addRoundedRect(
      in: shape.body, cornerWidth: shape.cornerSize.width, cornerHeight: shape.cornerSize.height)
    guard !shape.arrow.isEmpty else { return path }
    path.addLines(between: shape.arrow)
    path.closeSubpath()
    return path
  }
}
