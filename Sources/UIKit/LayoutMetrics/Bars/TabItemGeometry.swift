/// The positions of a tab bar item's parts in its button.
package struct TabItemGeometry: Equatable {
  package var metrics: TabItemMetrics
  /// Whether the button is in a capsule of iOS 26, with the title below the image.
  package var isInCapsule: Bool
  package var scale: CGFloat
  package var isRightToLeft: Bool
  /// The button's size.
  package var size: CGSize
  package var image: CGSize
  package var imageInsets: UIEdgeInsets
  /// The title's size, even if it isn't shown.
  package var title: CGSize
  package var showsTitle: Bool
  package var titleOffset: UIOffset
  /// The room for a badge next to the title, with the gap between them.
  package var badgeRoom: CGFloat = 0

  /// The gap between a title and a badge next to it (low).
  package static let badgeGap: CGFloat = 4

  package init(
    metrics: TabItemMetrics, isInCapsule: Bool, scale: CGFloat, isRightToLeft: Bool,
    size: CGSize, image: CGSize, imageInsets: UIEdgeInsets = .zero, title: CGSize,
    showsTitle: Bool = true, titleOffset: UIOffset = .zero
  ) {
    self.metrics = metrics
    self.isInCapsule = isInCapsule
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    self.size = size
    self.image = image
    self.imageInsets = imageInsets
    self.title = title
    self.showsTitle = showsTitle
    self.titleOffset = titleOffset
  }

  package struct Frames: Equatable {
    package var image: CGRect
    package var title: CGRect
  }

  private var grid: PixelGrid { PixelGrid(scale: scale) }
  private var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
  private var shownTitle: CGSize { showsTitle ? title : .zero }

  package var frames: Frames {
    if metrics.isInline { return beside }
    return isInCapsule ? inCapsule : over
  }

  /// The image above the title.
  private var over: Frames {
    // In a bar that isn't 49 high, both move along with its middle (recalled; low).
    let shift = grid.nearest((size.height - 48) / 2)
    return Frames(
      image: frame(
        image, middleX: middle.x + (imageInsets.left - imageInsets.right) / 2,
        top: metrics.imageMiddle - image.height / 2 + (imageInsets.top - imageInsets.bottom) / 2
          + shift),
      title: frame(
        CGSize(width: min(title.width, size.width), height: title.height),
        middleX: middle.x + titleOffset.horizontal,
        top: metrics.titleTop + titleOffset.vertical + shift))
  }

  /// The image and the title next to each other, in the middle.
  private var beside: Frames {
    let title = shownTitle
    let gap = metrics.gap(image: image.width, title: title.width)
    let left = middle.x - (image.width + gap + title.width + badgeRoom) / 2
    let imageX = isRightToLeft ? left + badgeRoom + title.width + gap : left
    let titleX = isRightToLeft ? left + badgeRoom : left + image.width + gap
    return Frames(
      image: frame(image, middleX: imageX + image.width / 2, top: middle.y - image.height / 2),
      title: frame(
        title, middleX: titleX + title.width / 2 + titleOffset.horizontal,
        top: middle.y - title.height / 2 + titleOffset.vertical))
  }

  /// The image above the title in a capsule's item of 54 points (by eye from pictures of iOS 26;
  /// low).
  private var inCapsule: Frames {
    let title = shownTitle
    let gap: CGFloat = image.height > 0 && title.height > 0 ? 2 : 0
    let top = middle.y - (image.height + gap + title.height) / 2
    return Frames(
      image: frame(image, middleX: middle.x, top: top),
      title: frame(
        CGSize(width: min(title.width, size.width), height: title.height),
        middleX: middle.x + titleOffset.horizontal,
        top: top + image.height + gap + titleOffset.vertical))
  }

  private func frame(_ size: CGSize, middleX: CGFloat, top: CGFloat) -> CGRect {
    CGRect(
      x: grid.nearest(middleX - size.width / 2), y: grid.nearest(top), width: size.width,
      height: size.height)
  }

  /// Returns the frame of a badge, which is next to the title if there is room for it (recalled;
  /// low). Otherwise it begins slightly left of the image's right edge, 2 below
  /// the bar's top (recalled; low).
  ///
  /// - Parameter anchor: The frame of the image, or of the title if there is no image.
  package func badge(_ badge: CGSize, at anchor: CGRect, offset: UIOffset) -> CGRect {
    if badgeRoom > 0 {
      return CGRect(
        x: grid.nearest(
          (isRightToLeft ? anchor.minX - badgeRoom : anchor.maxX + badgeRoom - badge.width)
            + offset.horizontal),
        y: grid.nearest(anchor.midY - badge.height / 2 + offset.vertical), width: badge.width,
        height: badge.height)
    }
    // If the title is next to the image, the badge remains over the image.
    let overlap: CGFloat = metrics.isInline ? 12 : 6
    let x = isRightToLeft ? anchor.minX + overlap - badge.width : anchor.maxX - overlap
    return CGRect(
      x: grid.nearest(x + offset.horizontal),
      y: grid.nearest(max(1, anchor.minY - 5) + offset.vertical),
      width: badge.width, height: badge.height)
  }
}
