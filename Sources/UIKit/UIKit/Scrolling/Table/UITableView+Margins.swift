extension UITableView {
  /// Computes the margins that cells get from this table again.
  func tableMarginsChanged() {
    if refreshCellMargins() { setNeedsLayout() }
  }

  /// Updates the cell margins within the table's layout.
  ///
  /// - Returns: Whether the margins changed.
  @discardableResult
  func refreshCellMargins() -> Bool {
    let old = insets.cells
    updateCellMargins()
    guard old != insets.cells else { return false }
    for row in shown.rows {
      row.cell.refreshInsets()
      row.cell.setNeedsLayout()
    }
    for view in Array(shown.headers.values) + Array(shown.footers.values) {
      view.refreshInsets()
      view.setNeedsLayout()
    }
    return true
  }

  func updateCellMargins() {
    insets.isNarrowedToReadableWidth = false
    insets.cells = .zero
    if style == .insetGrouped {
      let host = hostOfView
      let margin = profile.cardRowMargin(
        width: bounds.width, isPad: host.device.idiom == .pad,
        isLandscape: host.geometry.isLandscape)
      insets.cells = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    } else if cellLayoutMarginsFollowReadableWidth {
      let readable = readableContentGuide.layoutFrame
      let margins = bounds.inset(by: layoutMargins)
      guard readable.width < margins.width else { return }
      insets.isNarrowedToReadableWidth = true
      insets.cells = UIEdgeInsets(
        top: 0, left: readable.minX - bounds.minX, bottom: 0, right: bounds.maxX - readable.maxX)
    }
  }
}
