import SystemFacts

/// The positions of a tab bar's items in a bar of a given size.
package struct TabBarGeometry {
  package enum Style {
    case phone
    case pad
    /// In a strip at the top of an iPad.
    case strip
    /// In a floating capsule (iOS 26).
    case platter

    package init(release: OSRelease, isPhone: Bool, isAtTop: Bool) {
      if isAtTop {
        self = .strip
      } else if TabBarFacts.barsAtLowerEdgeFloat[release] {
        self = .platter
      } else {
        self = isPhone ? .phone : .pad
      }
    }
  }

  /// How items share the width.
  package enum Positioning {
    /// Filling the bar on phones, centred on iPads.
    case automatic
    case fill
    case centered
  }

  package private(set) var items: [CGRect] = []
  package private(set) var platter: CGRect?

  package init(
    count: Int, bounds: CGRect, insets: UIEdgeInsets, style: Style,
    positioning: Positioning, itemWidth: CGFloat, itemSpacing: CGFloat,
    naturalWidth: CGFloat
  ) {
    guard count > 0 else { return }
    let region = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right))
    switch style {
    case .platter: float(count, bounds)
    case .strip: capsule(count, region, width: max(44, naturalWidth + 32))
    case .phone where positioning != .centered, .pad where positioning == .fill:
      fill(count, region)
    case .phone, .pad:
      // 76 and 34: items of an iPad's bar were 110 points apart and 76 wide (recalled; medium).
      // Items with their title next to the image are as wide as the widest one needs.
      center(
        count, region, width: itemWidth > 0 ? itemWidth : max(76, naturalWidth),
        spacing: itemSpacing > 0 ? itemSpacing : 34, top: 1)
    }
  }

  /// Equal widths, 2 points from each end and 4 apart, on whole points (view dumps of bars with
  /// four and five items, 320, 375, 390 and 414 wide; high).
  private mutating func fill(_ count: Int, _ region: CGRect) {
    let share = region.width / CGFloat(count)
    for index in 0..<count {
      let left = PixelGrid.points.nearest(region.minX + share * CGFloat(index) + 2)
      let right = PixelGrid.points.nearest(region.minX + share * CGFloat(index + 1) - 2)
      items.append(
        CGRect(
          x: left, y: region.minY + 1, width: max(0, right - left),
          height: max(0, region.height - 1)))
    }
  }

  private mutating func center(
    _ count: Int, _ region: CGRect, width: CGFloat, spacing: CGFloat, top: CGFloat
  ) {
    var width = width
    var spacing = spacing
    let total = width * CGFloat(count) + spacing * CGFloat(count - 1)
    if total > region.width, total > 0 {
      width *= region.width / total
      spacing *= region.width / total
    }
    let used = width * CGFloat(count) + spacing * CGFloat(count - 1)
    var x = region.midX - used / 2
    for _ in 0..<count {
      let left = PixelGrid.points.nearest(x)
      items.append(
        CGRect(
          x: left, y: region.minY + top, width: PixelGrid.points.nearest(x + width) - left,
          height: max(0, region.height - top)))
      x += width + spacing
    }
  }

  /// A capsule in the middle of a strip at the top, 4 points from its edges (by eye from pictures
  /// of iPadOS 18 and 26; low).
  private mutating func capsule(_ count: Int, _ region: CGRect, width: CGFloat) {
    let room = max(0, region.width - 200)
    let width = PixelGrid.points.nearest(min(width, max(0, room - 8) / CGFloat(count)))
    let total = width * CGFloat(count) + 8
    let height = max(0, region.height - 4)
    platter = CGRect(
      x: PixelGrid.points.nearest(region.midX - total / 2), y: region.minY + 2, width: total,
      height: height)
    for index in 0..<count {
      items.append(
        CGRect(
          x: 4 + width * CGFloat(index), y: 4, width: width, height: max(0, height - 8)))
    }
  }

  /// A capsule of 62 at the bar's upper edge, 21 or more from the sides; items 94 wide at intervals
  /// of 86, 4 inside the capsule, and closer together if there isn't enough space (view dumps of
  /// iPhone 17 Pro, iOS 26: three items in 274 at x 64, five in 360 at x 21, each 77 wide; high).
  private mutating func float(_ count: Int, _ bounds: CGRect) {
    let height: CGFloat = 62
    let room = max(0, bounds.width - 42)
    let natural = 8 + 86 * CGFloat(count - 1) + 94
    let total = min(natural, room)
    let platter = CGRect(
      x: PixelGrid.points.nearest((bounds.width - total) / 2), y: 0, width: total,
      height: min(height, bounds.height))
    self.platter = platter
    var itemWidth: CGFloat = 94
    var pitch: CGFloat = 86
    if natural > room {
      itemWidth = PixelGrid.points.nearest(max(0, total - 16) / CGFloat(count) + 8)
      pitch = count > 1 ? (total - 8 - itemWidth) / CGFloat(count - 1) : 0
    }
    for index in 0..<count {
      items.append(
        CGRect(
          x: 4 + pitch * CGFloat(index), y: 4, width: max(0, itemWidth),
          height: max(0, platter.height - 8)))
    }
  }

  /// Returns the frame of item `index`, counted from the leading edge.
  package func item(_ index: Int, isRightToLeft: Bool) -> CGRect {
    items[isRightToLeft ? items.count - 1 - index : index]
  }

  /// Returns the frame of an image in the middle of the selected item, behind it (recalled;
  /// medium).
  package static func selectionIndicator(_ image: CGSize, of item: CGRect) -> CGRect {
    CGRect(
      x: item.midX - image.width / 2, y: item.midY - image.height / 2, width: image.width,
      height: image.height)
  }
}
