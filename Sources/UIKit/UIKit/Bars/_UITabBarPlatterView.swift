/// The capsule that contains a tab bar's items on iOS 26; a translucent colour represents the
/// glass.
final class _UITabBarPlatterView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Whether there is no capsule, and the view only contains the items.
  var isPlain = false {
    didSet { if isPlain != oldValue { setNeedsLayout() } }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = isPlain ? 0 : 0.5
    layer.cornerRadius = isPlain ? 0 : min(bounds.width, bounds.height) / 2
    guard !isPlain else {
      backgroundColor = nil
      return
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    backgroundColor = isDark ? UIColor(white: 0.11, alpha: 0.85) : UIColor(white: 1, alpha: 0.8)
    layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: 0.08).cgColor
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }
}
