import SystemFacts

/// The size of a page control, and the positions of its dots.
package struct PageControlMetrics: Equatable {
  package var release: OSRelease
  package var scale: CGFloat

  package init(release: OSRelease, scale: CGFloat) {
    self.release = release
    self.scale = scale
  }

  /// The side of a dot.
  package var dotSide: CGFloat { ControlFacts.pageDotSide[release] }

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  /// The distance from one dot to the next.
  private var pitch: CGFloat { grid.up(ControlFacts.pageDotPitch[release]) }

  /// Returns the size of the dots for a number of pages, with the padding around them.
  package func size(pages: Int) -> CGSize {
    CGSize(
      width: max(0, CGFloat(max(0, pages)) * pitch + ControlFacts.pageControlPadding[release]),
      height: grid.up(ControlFacts.pageControlHeight[release]))
  }

  /// Returns the frame of a page's dot, or of the image that replaces it; all of them are centred
  /// as a group.
  ///
  /// - Parameters:
  ///   - index: The page, counted from 0.
  ///   - count: The number of dots.
  ///   - image: The size of the image, nil for a dot.
  package func dot(
    _ index: Int, of count: Int, image: CGSize?, in bounds: CGRect, isRightToLeft: Bool
  ) -> CGRect {
    let place = isRightToLeft ? count - 1 - index : index
    let middle = bounds.midX + (CGFloat(place) - CGFloat(count - 1) / 2) * pitch
    let size = image ?? CGSize(width: dotSide, height: dotSide)
    return CGRect(
      x: grid.nearest(middle - size.width / 2), y: grid.nearest(bounds.midY - size.height / 2),
      width: size.width, height: size.height)
  }
}
