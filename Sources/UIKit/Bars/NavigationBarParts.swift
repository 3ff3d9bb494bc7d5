/// The strip of a navigation bar with its buttons and its title.
final class _UINavigationBarContentView: UIView {
  let titleLabel = UILabel()
  let backChevron = BarGlyphView(.chevron)
  let backImage = UIImageView()
  let backLabel = UILabel()
  /// Capsules behind the buttons of iOS 26.
  var capsules: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    titleLabel.lineBreakMode = .byTruncatingTail
    backLabel.lineBreakMode = .byTruncatingTail
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    (superview as? UINavigationBar)?.contentDidChange()
  }
}

/// The strip below it with the large title.
final class _UINavigationBarLargeTitleView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    clipsToBounds = true
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The title stands on the lower edge of its strip of 52: its line of 41 points begins 3 below
  /// the strip's upper edge (recalled; low), and scrolling moves it up behind the content strip.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = layoutMargins
    let size = label.intrinsicContentSize
    let width = max(0, bounds.width - margins.left - margins.right)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shown = min(size.width, width)
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - margins.right - shown : margins.left,
      y: bounds.height - 8 - size.height, width: shown, height: size.height)
  }
}
