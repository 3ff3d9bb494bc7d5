import Graphics

extension UICollectionViewCompositionalLayout {
  /// Scrolls an orthogonal section to one of its items; returns whether it moved.
  ///
  /// Programmatic scrolling stops at the item rather than at a page, whatever the section's
  /// behaviour (low).
  func scrollSection(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition
  ) -> Bool {
    bringUpToDate()
    guard path.count == 2, sections.indices.contains(path.section) else { return false }
    let section = sections[path.section]
    guard
      let offset = section.innerOffset(showing: path.item, at: place(of: position)),
      offset != section.innerOffset
    else { return false }
    sections[path.section].innerOffset = offset
    return true
  }

  /// Scrolls a section orthogonally, to a whole pixel.
  func scrollSection(_ number: Int, to offset: CGFloat, isHeld: Bool) {
    guard sections.indices.contains(number), let view = collectionView else { return }
    sections[number].isHeld = isHeld
    let offset = planGeometry.grid.nearest(offset)
    guard offset != sections[number].innerOffset else { return }
    sections[number].innerOffset = offset
    view.layoutProgress.invalidate()
    view.setNeedsLayout()
  }

  /// Returns the end of the section that a position requests, in the direction of planning.
  private func place(of position: UICollectionView.ScrollPosition) -> CGFloat? {
    if !planGeometry.isVertical {
      if position.contains(.top) { return 0 }
      if position.contains(.bottom) { return 1 }
      return position.contains(.centeredVertically) ? 0.5 : nil
    }
    if position.contains(.centeredHorizontally) { return 0.5 }
    let isMirrored = collectionView?.mirrorsLayout ?? false
    if position.contains(.left) { return isMirrored ? 1 : 0 }
    if position.contains(.right) { return isMirrored ? 0 : 1 }
    return nil
  }
}
