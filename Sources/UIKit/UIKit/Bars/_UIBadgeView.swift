/// A badge: a short text in a capsule.
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
    BadgeGeometry.size(text: label.sizeThatFits(.unbounded))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = color
    layer.cornerRadius = bounds.height / 2
    label.frame = BadgeGeometry.text(
      label.sizeThatFits(.unbounded), in: bounds.size, offset: textOffset,
      scale: traitCollection.displayScale)
  }
}
