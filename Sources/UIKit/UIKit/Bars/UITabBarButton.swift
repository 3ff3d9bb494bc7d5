import LayoutTrees
import SystemFacts

/// The colours and attributes of a shown item.
struct TabItemStyle: Equatable {
  var tint: UIColor
  var attributes: [NSAttributedString.Key: NSObject] = [:]
  var titleOffset = UIOffset.zero
  var badgeColor: UIColor = .systemRed
  var badgeTextColor: UIColor = .white
  var badgeFont: UIFont?
  var badgeOffset = UIOffset.zero
  var badgeTitleOffset = UIOffset.zero
}

/// The part of a tab bar that shows an item; its name appears in view descriptions.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UITabBarSwappableImageView(frame: .zero)
  private let label = UITabBarButtonLabel(frame: .zero)
  private var badge: _UIBadgeView?

  var look = TabItemStyle(tint: .gray) {
    didSet { if look != oldValue { setNeedsLayout() } }
  }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    label.isOpaque = false
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var bar: UITabBar? {
    var view = superview
    while let current = view {
      if let bar = current as? UITabBar { return bar }
      view = current.superview
    }
    return nil
  }

  private var shownImage: UIImage? {
    let isLow = bar?.itemMetrics.isLow ?? false
    if isSelected, let selected = item.selectedImage { return selected }
    if isLow, let landscape = item.landscapeImagePhone { return landscape }
    return item.image ?? (isSelected ? nil : item.selectedImage)
  }

  /// Returns the minimum width for the image and title side by side.
  func naturalWidth(metrics: TabItemMetrics) -> CGFloat {
    guard metrics.isInline else { return 0 }
    fillIn(metrics)
    return metrics.naturalWidth(
      image: imageView.isHidden ? 0 : shownImage?.size.width ?? 0,
      title: label.isHidden ? 0 : label.sizeThatFits(.unbounded).width) + badgeRoom
  }

  /// The room for a badge next to the title, in the strip at the top edge of an iPad.
  private var badgeRoom: CGFloat {
    guard item.badgeValue != nil, bar?.isAtTop == true, imageView.isHidden else { return 0 }
    return filledBadge.sizeThatFits(.unbounded).width + TabItemGeometry.badgeGap
  }

  private func fillIn(_ metrics: TabItemMetrics) {
    let title = item.title ?? ""
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: metrics.textSize, weight: .init(metrics.textWeight)),
      .foregroundColor: look.tint,
    ]
    for (key, value) in look.attributes { attributes[key] = value }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
    let image = shownImage
    // Vertical bars show only the images of items that have one (Apple; high).
    let isPictureOnly =
      bar?.state.rail != nil || (item.isPictureOnlyAtTop && bar?.isAtTop == true)
    label.isHidden = title.isEmpty || (image != nil && isPictureOnly)
    // Images of tab bar items are templates unless they specify otherwise (Apple).
    imageView.image = image?.asStencil
    imageView.tintColor = look.tint
    // At the top edge of an iPad, the others show titles only (gamery.app on iPadOS 18,
    // titanium-sdk#14337; medium).
    let isTitleOnly = bar?.isAtTop == true && !item.isPictureOnlyAtTop && !title.isEmpty
    imageView.isHidden = image == nil || isTitleOnly
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics =
      bar?.itemMetrics
      ?? TabItemMetrics(release: hostOfView.release, isInline: false, isLow: false)
    fillIn(metrics)
    let geometry = geometry(metrics)
    let frames = geometry.frames
    imageView.frame = frames.image
    label.frame = frames.title
    placeBadge(geometry)
  }

  private func geometry(_ metrics: TabItemMetrics) -> TabItemGeometry {
    var geometry = TabItemGeometry(
      metrics: metrics, isInCapsule: bar?.state.platter?.isPlain == false,
      scale: traitCollection.displayScale,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, size: bounds.size,
      image: imageView.isHidden ? .zero : imageView.image?.size ?? .zero,
      imageInsets: item.imageInsets,
      title: label.sizeThatFits(.unbounded), showsTitle: !label.isHidden, titleOffset: offset)
    geometry.badgeRoom = badgeRoom
    return geometry
  }

  private var offset: UIOffset {
    UIOffset(
      horizontal: look.titleOffset.horizontal + item.titlePositionAdjustment.horizontal,
      vertical: look.titleOffset.vertical + item.titlePositionAdjustment.vertical)
  }

  private func placeBadge(_ geometry: TabItemGeometry) {
    guard item.badgeValue != nil else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = filledBadge
    badge.frame = geometry.badge(
      badge.sizeThatFits(.unbounded), at: imageView.isHidden ? label.frame : imageView.frame,
      offset: look.badgeOffset)
  }

  /// The badge with its text and look.
  private var filledBadge: _UIBadgeView {
    let badge = self.badge ?? _UIBadgeView(frame: .zero)
    if self.badge == nil {
      self.badge = badge
      addSubview(badge)
    }
    if badge.text != item.badgeValue { badge.text = item.badgeValue }
    if badge.color != look.badgeColor { badge.color = look.badgeColor }
    if badge.textColor != look.badgeTextColor { badge.textColor = look.badgeTextColor }
    let font = look.badgeFont ?? .systemFont(ofSize: 13)
    if badge.font != font { badge.font = font }
    badge.textOffset = look.badgeTitleOffset
    return badge
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  package override var isElementByDefault: Bool { true }
  package override var defaultAccessibilityLabel: String? { item.accessibilityLabel ?? item.title }
  /// Badges aren't read (recorded on iOS 17.5, 18.5 and 26.2).
  package override var defaultAccessibilityValue: String? { item.accessibilityValue }
  package override var defaultAccessibilityHint: String? { item.accessibilityHint }
  package override var shownAccessibilityIdentifier: String? { item.accessibilityIdentifier }
  /// A disabled item isn't read as dimmed (recorded on iOS 17.5, 18.5 and 26.2).
  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
  }
  override var defaultLargeContent: LargeContentState {
    LargeContentState(
      isShown: true, title: item.title, image: item.largeContentSizeImage ?? item.image)
  }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.button)
  }

  package override var layoutIdentifier: String? { super.layoutIdentifier ?? item.title }
}

/// The image of an item; its name appears in view descriptions.
final class UITabBarSwappableImageView: UIImageView {}

/// The title of an item; its name appears in view descriptions.
final class UITabBarButtonLabel: UILabel {}

extension CGSize {
  static let unbounded = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
