/// A popover: its controller's view in a shape with an arrow.
final class _UIPopoverView: UIView {
  private weak var content: UIView?
  private let shape = CAShapeLayer()
  /// What is cut to the shape; the shadow lies around it.
  private let clip = UIView()
  /// From iOS 13 on the controller's view lies under the arrow too, with a safe area beside it
  /// (Apple, WWDC 2019; high).
  var reachesUnderArrow = true

  /// The side that the arrow points to, and its middle along that edge.
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
    if view.superview !== clip { clip.addSubview(view) }
  }

  private var arrowInsets: UIEdgeInsets {
    let length = PopoverGeometry.arrowLength
    switch arrow.direction {
    case .up: return UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
    case .down: return UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
    case .left: return UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
    case .right: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
    default: return .zero
    }
  }

  /// Where the controller's view lies.
  var contentFrame: CGRect {
    reachesUnderArrow ? bounds : bounds.inset(by: arrowInsets)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === clip, content.frame != contentFrame {
      content.frame = contentFrame
    }
    shape.frame = bounds
    shape.path = outline
    layer.shadowPath = shape.path
  }

  /// A rounded rectangle with a triangle; radius 13 and an arrow 26 wide are by eye (low).
  private var outline: CGPath {
    let body = bounds.inset(by: arrowInsets)
    let path = CGMutablePath()
    path.addRoundedRect(
      in: body, cornerWidth: min(13, body.width / 2), cornerHeight: min(13, body.height / 2))
    let half: CGFloat = 13
    let corners: [CGPoint]
    switch arrow.direction {
    case .up:
      corners = [
        CGPoint(x: arrow.offset - half, y: body.minY), CGPoint(x: arrow.offset, y: bounds.minY),
        CGPoint(x: arrow.offset + half, y: body.minY),
      ]
    case .down:
      corners = [
        CGPoint(x: arrow.offset + half, y: body.maxY), CGPoint(x: arrow.offset, y: bounds.maxY),
        CGPoint(x: arrow.offset - half, y: body.maxY),
      ]
    case .left:
      corners = [
        CGPoint(x: body.minX, y: arrow.offset + half), CGPoint(x: bounds.minX, y: arrow.offset),
        CGPoint(x: body.minX, y: arrow.offset - half),
      ]
    case .right:
      corners = [
        CGPoint(x: body.maxX, y: arrow.offset - half), CGPoint(x: bounds.maxX, y: arrow.offset),
        CGPoint(x: body.maxX, y: arrow.offset + half),
      ]
    default:
      return path
    }
    path.addLines(between: corners)
    path.closeSubpath()
    return path
  }
}
