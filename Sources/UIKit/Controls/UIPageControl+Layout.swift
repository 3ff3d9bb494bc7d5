import SystemFacts

extension UIPageControl {
  private var release: OSRelease { hostOfView.release }

  /// The size that dots for a number of pages take, with the room around them.
  func dotsSize(_ count: Int) -> CGSize {
    let count = CGFloat(max(0, count))
    let height =
      traitCollection.displayScale >= 3
      ? ControlFacts.pageControlHeightAt3x : ControlFacts.pageControlHeight
    return CGSize(
      width: max(0, count * pitch + ControlFacts.pageControlPadding[release]),
      height: height[release])
  }

  private var dotSize: CGFloat { ControlFacts.pageDotSide[release] }
  private var pitch: CGFloat { ControlFacts.pageDotPitch[release] }

  func layOutDots() {
    let count = hidesForSinglePage && numberOfPages <= 1 ? 0 : numberOfPages
    while indicators.count > count { indicators.removeLast().removeFromSuperview() }
    while indicators.count < count {
      let dot = UIImageView(frame: .zero)
      indicators.append(dot)
      addSubview(dot)
    }
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = pixelGrid
    for (index, dot) in indicators.enumerated() {
      let place = mirrored ? count - 1 - index : index
      let middle = bounds.midX + (CGFloat(place) - CGFloat(count - 1) / 2) * pitch
      let image = indicatorImages[index] ?? preferredIndicatorImage
      let size = image?.size ?? CGSize(width: dotSize, height: dotSize)
      dot.frame = CGRect(
        x: grid.nearest(middle - size.width / 2),
        y: grid.nearest(bounds.midY - size.height / 2), width: size.width,
        height: size.height)
      let color = color(isCurrent: index == currentPage)
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? dotSize / 2 : 0
    }
  }

  /// White, and faded white for the others, unless colours are given (recalled; medium).
  private func color(isCurrent: Bool) -> UIColor {
    if isCurrent { return currentPageIndicatorTintColor ?? .white }
    return pageIndicatorTintColor ?? UIColor(white: 1, alpha: ControlFacts.pageDotOpacity[release])
  }
}
