/// A badge: a short text in a capsule, 18 points high and at least as wide, with 5 points on each
/// side of the text (recalled; low).
package enum BadgeGeometry {
  /// Returns the size of the badge around a text.
  package static func size(text: CGSize) -> CGSize {
    CGSize(width: max(18, text.width + 10), height: 18)
  }

  /// Returns the frame of the text in a badge.
  package static func text(
    _ text: CGSize, in badge: CGSize, offset: UIOffset, scale: CGFloat
  ) -> CGRect {
    let grid = PixelGrid(scale: scale)
    return CGRect(
      x: grid.nearest((badge.width - text.width) / 2 + offset.horizontal),
      y: grid.nearest((badge.height - text.height) / 2 + offset.vertical),
      width: text.width, height: text.height)
  }
}
