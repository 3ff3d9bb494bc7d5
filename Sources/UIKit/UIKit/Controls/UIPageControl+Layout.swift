import SystemFacts

extension UIPageControl {
  var metrics: PageControlMetrics {
    PageControlMetrics(release: hostOfView.release, scale: traitCollection.displayScale)
  }

  func layOutDots() {
    let count = hidesForSinglePage && numberOfPages <= 1 ? 0 : numberOfPages
    while indicators.count > count { indicators.removeLast().removeFromSuperview() }
    while indicators.count < count {
      let dot = UIImageView(frame: .zero)
      indicators.append(dot)
      addSubview(dot)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let metrics = metrics
    for (index, dot) in indicators.enumerated() {
      let image = indicatorImages[index] ?? preferredIndicatorImage
      dot.frame = metrics.dot(
        index, of: count, image: image?.size, in: bounds, isRightToLeft: isRightToLeft)
      let color = color(isCurrent: index == currentPage)
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? metrics.dotSide / 2 : 0
    }
  }

  /// Returns the colour of a dot: white for the current page, faded white for the others, unless
  /// colours are set (recalled; medium).
  private func color(isCurrent: Bool) -> UIColor {
    if isCurrent { return currentPageIndicatorTintColor ?? .white }
    let opacity = ControlFacts.pageDotOpacity[hostOfView.release]
    return pageIndicatorTintColor ?? UIColor(white: 1, alpha: opacity)
  }
}
