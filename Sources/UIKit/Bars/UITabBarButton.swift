import LayoutTrees
import SystemFacts

/// The colours and attributes an item is shown with.
struct TabItemLook: Equatable {
  var tint: UIColor
  var attributes: [NSAttributedString.Key: NSObject] = [:]
  var titleOffset = UIOffset.zero
  var badgeColor: UIColor = .systemRed
  var badgeTextColor: UIColor = .white
  var badgeFont: UIFont?
  var badgeOffset = UIOffset.zero
  var badgeTitleOffset = UIOffset.zero
}

/// What an item measures.
struct TabItemMetrics {
  var release: OSRelease
  var isInline: Bool
  var isLow: Bool

  /// 10 points under the picture, 13 beside it, 12 in bars of compact height (10 and 13: Flutter's
  /// tab bar, which was measured against UIKit; 12 recalled; medium).
  var font: UIFont {
    let size: CGFloat = isInline ? (isLow ? 12 : 13) : 10
    return .systemFont(ofSize: size, weight: .init(TabBarFacts.titleWeight[release]))
  }

  /// Where the picture's middle stands below the button's upper edge, in an upright item.
  ///
  /// Dumps: pictures of 30, 28 and 25 points have it at 18 (iOS 7 to 13; high).
  var imageMiddle: CGFloat { 18 }
  /// Where the title begins.
  var titleTop: CGFloat { TabBarFacts.titleTop[release] }
  /// Between picture and title that stand beside each other (recalled; low).
  var gap: CGFloat { isLow ? 4 : 8 }
}

/// The part of a tab bar that shows an item, named as descriptions of views name it.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UITabBarSwappableImageView(frame: .zero)
  private let label = UITabBarButtonLabel(frame: .zero)
  private var badge: _UIBadgeView?

  var look = TabItemLook(tint: .gray) {
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

  /// The least width that picture and title need beside each other.
  func naturalWidth(metrics: TabItemMetrics) -> CGFloat {
    guard metrics.isInline else { return 0 }
    fillIn(metrics)
    let image = shownImage?.size.width ?? 0
    let title = label.sizeThatFits(.unbounded).width
    return image + title + (image > 0 && title > 0 ? metrics.gap : 0)
  }

  private func fillIn(_ metrics: TabItemMetrics) {
    let title = item.title ?? ""
    var attributes: [NSAttributedString.Key: Any] = [
      .font: metrics.font, .foregroundColor: look.tint,
    ]
    for (key, value) in look.attributes { attributes[key] = value }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
    label.isHidden = title.isEmpty
    let image = shownImage
    // Pictures of tab bar items are stencils unless they say otherwise (Apple).
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = look.tint
    imageView.isHidden = image == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics =
      bar?.itemMetrics
      ?? TabItemMetrics(release: hostOfView.release, isInline: false, isLow: false)
    fillIn(metrics)
    if let platter = bar?.state.platter, !platter.isPlain, !metrics.isInline {
      placeInCapsule()
    } else if metrics.isInline {
      placeBeside(metrics)
    } else {
      placeOver(metrics)
    }
    placeBadge()
  }

  private var imageSize: CGSize { imageView.image?.size ?? .zero }

  /// Picture above title.
  private func placeOver(_ metrics: TabItemMetrics) {
    let insets = item.imageInsets
    // A bar that is not 49 high moves both with its middle (recalled; low).
    let shift = pixelGrid.nearest((bounds.height - 48) / 2)
    place(
      imageView, size: imageSize, middleX: bounds.midX + (insets.left - insets.right) / 2,
      top: metrics.imageMiddle - imageSize.height / 2 + (insets.top - insets.bottom) / 2 + shift)
    let size = label.sizeThatFits(.unbounded)
    place(
      label, size: CGSize(width: min(size.width, bounds.width), height: size.height),
      middleX: bounds.midX + offset.horizontal, top: metrics.titleTop + offset.vertical + shift)
  }

  /// Picture and title beside each other, in the middle.
  private func placeBeside(_ metrics: TabItemMetrics) {
    let title = label.isHidden ? .zero : label.sizeThatFits(.unbounded)
    let gap = imageSize.width > 0 && title.width > 0 ? metrics.gap : 0
    let width = imageSize.width + gap + title.width
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = bounds.midX - width / 2
    let imageX = mirrored ? left + title.width + gap : left
    let titleX = mirrored ? left : left + imageSize.width + gap
    place(
      imageView, size: imageSize, middleX: imageX + imageSize.width / 2,
      top: bounds.midY - imageSize.height / 2)
    place(
      label, size: title, middleX: titleX + title.width / 2 + offset.horizontal,
      top: bounds.midY - title.height / 2 + offset.vertical)
  }

  /// Picture above title in a capsule's item of 54 points (by eye from pictures of iOS 26; low).
  private func placeInCapsule() {
    let title = label.isHidden ? .zero : label.sizeThatFits(.unbounded)
    let gap: CGFloat = imageSize.height > 0 && title.height > 0 ? 2 : 0
    let top = bounds.midY - (imageSize.height + gap + title.height) / 2
    place(imageView, size: imageSize, middleX: bounds.midX, top: top)
    place(
      label, size: CGSize(width: min(title.width, bounds.width), height: title.height),
      middleX: bounds.midX + offset.horizontal,
      top: top + imageSize.height + gap + offset.vertical)
  }

  private var offset: UIOffset {
    UIOffset(
      horizontal: look.titleOffset.horizontal + item.titlePositionAdjustment.horizontal,
      vertical: look.titleOffset.vertical + item.titlePositionAdjustment.vertical)
  }

  private func place(_ view: UIView, size: CGSize, middleX: CGFloat, top: CGFloat) {
    let grid = pixelGrid
    view.frame = CGRect(
      x: grid.nearest(middleX - size.width / 2), y: grid.nearest(top),
      width: size.width, height: size.height)
  }

  /// A badge begins a little left of the picture's right edge, 2 below the bar (recalled; low).
  private func placeBadge() {
    guard let text = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = self.badge ?? _UIBadgeView(frame: .zero)
    if self.badge == nil {
      self.badge = badge
      addSubview(badge)
    }
    badge.text = text
    badge.color = look.badgeColor
    badge.textColor = look.badgeTextColor
    badge.font = look.badgeFont ?? .systemFont(ofSize: 13)
    badge.textOffset = look.badgeTitleOffset
    let size = badge.sizeThatFits(.unbounded)
    let grid = pixelGrid
    let image = imageView.isHidden ? label.frame : imageView.frame
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Beside a title it stays over the picture.
    let overlap: CGFloat = bar?.itemsAreInline == true ? 12 : 6
    let x = mirrored ? image.minX + overlap - size.width : image.maxX - overlap
    badge.frame = CGRect(
      x: grid.nearest(x + look.badgeOffset.horizontal),
      y: grid.nearest(max(1, image.minY - 5) + look.badgeOffset.vertical),
      width: size.width, height: size.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  package override var layoutIdentifier: String? { super.layoutIdentifier ?? item.title }
}

/// An item's picture, named as descriptions of views name it.
final class UITabBarSwappableImageView: UIImageView {}

/// An item's title, named as descriptions of views name it.
final class UITabBarButtonLabel: UILabel {}

extension CGSize {
  static let unbounded = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
