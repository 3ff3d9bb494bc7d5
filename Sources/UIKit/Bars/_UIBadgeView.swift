/// A badge: a short text in a capsule.
///
/// 18 high and at least as wide, text of 13 points with 5 beside it (recalled; low).
final class _UIBadgeView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  var textColor: UIColor {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  var font: UIFont {
    get { label.font }
    set { label.font = newValue }
  }

  var textOffset = UIOffset.zero {
    didSet { if textOffset != oldValue { setNeedsLayout() } }
  }

  var color: UIColor = .systemRed {
    didSet { backgroundColor = color }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.unbounded)
    return CGSize(width: max(18, text.width + 10), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = color
    layer.cornerRadius = bounds.height / 2
    let size = label.sizeThatFits(.unbounded)
    let grid = pixelGrid
    label.frame = CGRect(
      x: grid.nearest((bounds.width - size.width) / 2 + textOffset.horizontal),
      y: grid.nearest((bounds.height - size.height) / 2 + textOffset.vertical),
      width: size.width, height: size.height)
  }
}
