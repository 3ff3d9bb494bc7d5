extension UIPageControl {
  private var isModern: Bool { hostOfView.os.major >= 14 }

  /// Dots of 7 points, 9 apart, in 37 through iOS 13 (three pages are 39 wide in Interface Builder;
  /// high). From iOS 14 on 27.5 high at two pixels a point (Interface Builder; high) and 26 at three
  /// (recalled; medium), dots of 8 points 18 from one to the next with room for the platter that
  /// appears under a finger (recalled; low).
  func dotsSize(_ count: Int) -> CGSize {
    let count = CGFloat(max(0, count))
    guard isModern else { return CGSize(width: max(0, count * 16 - 9), height: 37) }
    let height: CGFloat = traitCollection.displayScale >= 3 ? 26 : 27.5
    return CGSize(width: count > 0 ? count * 17.5 + 63 : 63, height: height)
  }

  private var dotSize: CGFloat { isModern ? 8 : 7 }
  private var pitch: CGFloat { isModern ? 17.5 : 16 }

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

  /// White, and white at 0.2 for the others, unless colours are given (recalled; medium).
  private func color(isCurrent: Bool) -> UIColor {
    if isCurrent { return currentPageIndicatorTintColor ?? .white }
    return pageIndicatorTintColor ?? UIColor(white: 1, alpha: isModern ? 0.3 : 0.2)
  }
}
