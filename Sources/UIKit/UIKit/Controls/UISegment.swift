/// One of the parts of a segmented control; its name appears in view descriptions.
final class UISegment: UIView {
  private let label = UISegmentLabel()
  private let picture = UIImageView()
  /// The width in points; 0 leaves it to the control.
  var fixedWidth: CGFloat = 0
  var isEnabled = true
  /// The action that runs when the segment is selected, in addition to the control's own.
  var action: UIAction?

  convenience init(_ title: String?) {
    self.init(frame: .zero)
    show(title)
  }

  convenience init(_ image: UIImage?) {
    self.init(frame: .zero)
    show(image)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? { label.text }
  var image: UIImage? { picture.image }

  /// Shows a title, which replaces an image.
  func show(_ title: String?) {
    label.text = title
    picture.image = nil
    setNeedsLayout()
  }

  /// Shows an image, which replaces a title.
  func show(_ image: UIImage?) {
    picture.image = image
    label.text = nil
    setNeedsLayout()
  }

  func style(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    picture.tintColor = label.textColor
  }

  var width: SegmentedControlGeometry.Width {
    if fixedWidth > 0 { return .fixed(fixedWidth) }
    return .content(picture.image?.size.width ?? label.intrinsicContentSize.width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = SegmentedControlGeometry.title(in: bounds)
    picture.frame = SegmentedControlGeometry.image(
      picture.image?.size ?? .zero, in: bounds, scale: traitCollection.displayScale)
  }
}

/// The title of a segment; its name appears in view descriptions.
final class UISegmentLabel: UILabel {}
