import Graphics

extension UICollectionView {
  /// Scrolls to an item. Items with estimated sizes are measured on the way, so that the item ends
  /// up at the requested position.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    inOwnWorld {
      loadIfNeeded()
      guard path.count == 2 else { return reportMalformed(path) }
      guard data.counts.indices.contains(path.section) else {
        return report(
          "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) "
            + "when there are only \(data.counts.count) sections.",
          advice: "Reload the collection view before scrolling to new sections.")
      }
      guard data.contains(path) else {
        return report(
          "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when "
            + "there are only \(data.counts[path.section]) items in section \(path.section).",
          advice: "Reload the collection view before scrolling to new items.")
      }
      let vertical = position.intersection([.top, .centeredVertically, .bottom])
      let horizontal = position.intersection([.left, .centeredHorizontally, .right])
      guard vertical.rawValue.nonzeroBitCount <= 1, horizontal.rawValue.nonzeroBitCount <= 1 else {
        return report(
          "The scroll position has more than one value along an axis.",
          advice: "Choose one of top, centeredVertically and bottom, and one of left, "
            + "centeredHorizontally and right.")
      }
      // Without a size nothing is visible or invisible: apps that scroll in `viewDidLoad` of a view
      // that constraints place stay at the start (developers' reports, high).
      guard !bounds.isEmpty else { return }
      let start = contentOffset
      prepareLayoutIfNeeded()
      let hasMoved = storedLayout.scrollAcross(to: path, position)
      if hasMoved {
        layoutProgress.invalidate()
        setNeedsLayout()
      }
      for _ in 0..<4 {
        prepareLayoutIfNeeded()
        guard let frame = attributesOfItem(path)?.frame else { break }
        let target = offset(showing: frame, vertical, horizontal)
        guard target != contentOffset else { break }
        contentOffset = target
        guard window != nil, !layoutProgress.isUnderWay else { break }
        layOutCollection()
      }
      if animated, hasMoved || start != contentOffset { tellScrollingAnimationEndsLater() }
    }
  }

  private func offset(
    showing frame: CGRect, _ vertical: ScrollPosition, _ horizontal: ScrollPosition
  ) -> CGPoint {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite else {
      return contentOffset
    }
    let inset = adjustedContentInset
    let size = bounds.size
    let x: CGFloat
    switch horizontal {
    case .left: x = frame.minX - inset.left
    case .right: x = frame.maxX - size.width + inset.right
    case .centeredHorizontally:
      x = frame.midX - (size.width - inset.left - inset.right) / 2 - inset.left
    default:
      x = ScrollGeometry.reveal(
        frame.minX, length: frame.width, offset: bounds.minX, window: size.width,
        leading: inset.left, trailing: inset.right)
    }
    let y: CGFloat
    switch vertical {
    case .top: y = frame.minY - inset.top
    case .bottom: y = frame.maxY - size.height + inset.bottom
    case .centeredVertically:
      y = frame.midY - (size.height - inset.top - inset.bottom) / 2 - inset.top
    default:
      y = ScrollGeometry.reveal(
        frame.minY, length: frame.height, offset: bounds.minY, window: size.height,
        leading: inset.top, trailing: inset.bottom)
    }
    return ScrollGeometry.clamp(
      pixelGrid.nearest(CGPoint(x: x, y: y)), contentSize: storedContentSize, boundsSize: size,
      inset: inset)
  }
}
