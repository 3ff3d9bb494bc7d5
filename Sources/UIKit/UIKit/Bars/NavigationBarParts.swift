/// The strip of a navigation bar that contains its buttons and title.
final class _UINavigationBarContentView: UIView {
  let titleLabel = UILabel()
  let backChevron = BarGlyphView(.chevron)
  let backImage = UIImageView()
  let backLabel = UILabel()
  /// The capsules behind the buttons on iOS 26.
  var capsules = BarCapsuleViews()
  /// Whether a touch began on the back button.
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

  override func accessibilityParts(
    _ reader: AccessibilityReader, _ surroundings: AccessibilityReader.Surroundings
  ) -> [AccessibilityTree.Placed]? { reader.navigationParts(self, surroundings) }

  // MARK: Fingers

  // A tap on the arrow or the text next to it goes back; the touch area is as tall as the bar, and
  // extends 12 points beyond them (low).

  /// The visible parts of the back button.
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
  /// Handles a tap on the back button: runs the topmost item's own action, or otherwise goes back,
  /// if the bar's delegate allows it (Apple, `backAction` and `navigationBar(_:shouldPop:)`).
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

/// The strip below, which contains the large title.
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
