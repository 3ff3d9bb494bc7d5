import Graphics

extension UITableView {
  /// Scrolls to a row. Rows with estimated heights are measured on the way, so that the row ends up
  /// at the requested position.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    inOwnWorld {
      loadIfNeeded()
      guard data.map.contains(path) else {
        guard path.count == 2 else { return reportMalformed(path) }
        return report(
          "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
            + "only \(numberOfRows(inSection: path.section)) rows in section \(path.section).",
          advice: "Reload the table before scrolling to new rows.")
      }
      // As in collection views.
      guard !bounds.isEmpty else { return }
      let start = contentOffset
      // Rows that were just inserted are measured before their positions are used.
      if window != nil { layOutTable() }
      // Each round measures the rows that it passes; the last rows move until all of those are
      // known.
      for _ in 0..<20 {
        let target = offset(showing: path, position)
        guard target != contentOffset else { break }
        contentOffset = target
        guard window != nil else { break }
        layOutTable()
      }
      if animated, start != contentOffset {
        tellScrollingAnimationEndsLater()
      }
    }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let span = data.map.span(ofRow: path)
    let inset = adjustedContentInset
    // A floating header covers the top of the rows.
    let header = style == .plain ? data.map.sections[path.section].headerHeight : 0
    let leading = inset.top + header
    let height = bounds.height
    var y: CGFloat
    switch position {
    case .top: y = span.start - leading
    case .bottom: y = span.end - height + inset.bottom
    case .middle: y = span.start + span.length / 2 - (height - leading - inset.bottom) / 2 - leading
    case .none:
      y = ScrollGeometry.reveal(
        span.start, length: span.length, offset: bounds.minY, window: height, leading: leading,
        trailing: inset.bottom)
    }
    y = profile.grid.nearest(y)
    return ScrollGeometry.clamp(
      CGPoint(x: bounds.minX, y: y), contentSize: storedContentSize, boundsSize: bounds.size,
      inset: inset)
  }
}
