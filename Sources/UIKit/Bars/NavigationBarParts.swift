/// The strip of a navigation bar with its buttons and its title.
final class _UINavigationBarContentView: UIView {
  let titleLabel = UILabel()
  let backChevron = BarGlyphView(.chevron)
  let backImage = UIImageView()
  let backLabel = UILabel()
  /// Capsules behind the buttons of iOS 26.
  var capsules = BarCapsuleViews()
  /// Whether the finger came down on what leads back.
  private var touchesBack = false

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

  // MARK: Fingers

  // A tap on the arrow or the words beside it goes back; the room for it is as high as the bar, and
  // reaches 12 points beyond them (low).

  /// What leads back, as far as it is shown.
  var backParts: [UIView] {
    [backChevron, backImage, backLabel].filter { $0.superview === self && !$0.isHidden }
  }

  private func isOnBack(_ touches: Set<UITouch>) -> Bool {
    guard touches.count == 1, let place = touches.first?.location(in: self) else { return false }
    let parts = backParts
    guard !parts.isEmpty else { return false }
    let frame = parts.reduce(CGRect.null) { $0.union($1.frame) }
    return place.x >= frame.minX - 12 && place.x <= frame.maxX + 12
      && place.y >= bounds.minY && place.y <= bounds.maxY
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesBack = isOnBack(touches)
    if !touchesBack { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchesBack { super.touchesMoved(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchesBack { super.touchesCancelled(touches, with: event) }
    touchesBack = false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchesBack else { return super.touchesEnded(touches, with: event) }
    touchesBack = false
    if isOnBack(touches) { (superview as? UINavigationBar)?.goBackByTap() }
  }
}

extension UINavigationBar {
  /// Does what a tap on the back button does: the topmost item's own action, or else going back, if
  /// the bar's delegate allows it (Apple, `backAction` and `navigationBar(_:shouldPop:)`).
  func goBackByTap() {
    inOwnWorld {
      guard let item = topItem, backItem != nil else { return }
      if let action = item.backAction { return action.perform(sender: self) }
      guard let owner = bar.owner else {
        popItem(animated: true)
        return
      }
      if delegate?.navigationBar(self, shouldPop: item) ?? true { owner.goBack() }
    }
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
    label.accessibilityTraits = [.staticText, .header]
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
