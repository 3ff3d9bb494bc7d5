/// The strip of a navigation bar with its buttons and its title.
final class _UINavigationBarContentView: UIView {
  let titleLabel = UILabel()
  let backChevron = BarGlyphView(.chevron)
  let backImage = UIImageView()
  let backLabel = UILabel()
  /// Capsules behind the buttons of iOS 26.
  var capsules = BarCapsuleViews()

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

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = NavigationBarGeometry.largeTitleText(
      label.intrinsicContentSize, in: bounds.size, margins: layoutMargins,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
