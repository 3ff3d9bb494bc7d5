import Graphics
import SystemFacts

extension UITableView {
  /// The colour of separators: the table's, or the system's unless one is set.
  var lineColor: UIColor {
    if let separatorColor, separatorColor != .separator { return separatorColor }
    guard let color = TableFacts.lightSeparatorColor[profile.release],
      traitCollection.userInterfaceStyle != .dark
    else { return separatorColor ?? .separator }
    return .fact(color)
  }

  var automaticSeparatorInset: UIEdgeInsets {
    let profile = profile
    var left = profile.horizontalMargin(system: layoutMargins.left)
    var right: CGFloat = 0
    if profile.separatorIsInsetAtBothEnds { right = layoutMargins.right }
    if insets.isNarrowedToReadableWidth {
      left = max(left, insets.cells.left)
      right = max(layoutMargins.right, insets.cells.right)
    }
    return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  /// Determines which separators a cell draws, and in an inset group which corners it rounds.
  func prepareSeparators(of cell: UITableViewCell, at path: IndexPath) {
    let place = placeWhileMoving(of: path)
    let isFirst = place?.row == 0
    let isLast = place.map { $0.row + 1 == data.map.sections[$0.section].rowCount } ?? false
    var lines = CellSeparators()
    if separatorStyle != .none {
      switch style {
      case .plain: lines.bottom = .inset
      case .grouped:
        lines.top = isFirst ? .full : .none
        lines.bottom = isLast ? .full : .inset
      case .insetGrouped: lines.bottom = isLast ? .none : .inset
      }
    }
    if hidesLine(below: path, cell) { lines.bottom = .none }
    if cell.separators != lines {
      cell.separators = lines
      cell.setNeedsLayout()
    }
    if style == .insetGrouped { roundCorners(of: cell, isFirst: isFirst, isLast: isLast) }
  }

  /// Returns whether the separator is hidden: a selected row hides its own and the one above it
  /// (measured on iOS 26.1).
  private func hidesLine(below path: IndexPath, _ cell: UITableViewCell) -> Bool {
    if selection.paths.isEmpty { return false }
    if cell.isSelected, cell.selectionStyle != .none { return true }
    let next = IndexPath(row: path.row + 1, section: path.section)
    guard selection.contains(next) else { return false }
    return shown.cell(at: next)?.selectionStyle != UITableViewCell.SelectionStyle.none
  }

  private func roundCorners(of cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
    let layer = cell.layer
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : profile.cardRadius
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty
  }

  /// Updates separators after rows were selected or deselected.
  func selectedLookDidChange() {
    guard !layoutProgress.isUnderWay else { return }
    for row in shown.rows where data.map.contains(row.path) {
      prepareSeparators(of: row.cell, at: row.path)
    }
  }

  // MARK: Empty rows

  /// Lays out separators below the content of a plain table, as if there were more rows, down to
  /// the bottom of the view; any footer view ends that (facts: layout §4.5).
  func layOutFillers() {
    var count = 0
    if style == .plain, separatorStyle != .none, tableFooterView == nil, let pitch = fillerPitch {
      let profile = profile
      let thickness = profile.separatorThickness
      let inset = fillerInset
      var end = data.map.contentHeight() + pitch
      while end <= bounds.maxY, count < Self.fillerLimit {
        if end > bounds.minY {
          let view = fillerLine(count)
          view.frame = CGRect(
            x: inset.left, y: end - thickness,
            width: max(0, bounds.width - inset.left - inset.right), height: thickness)
          count += 1
        }
        end += pitch
      }
    }
    while shown.fillers.count > count { shown.fillers.removeLast().removeFromSuperview() }
  }

  /// More lines than fit on any screen; bounds the lines of a table of any height.
  private static let fillerLimit = 1000

  /// The spacing of the lines: the height of the last row, or of rows in general.
  private var fillerPitch: CGFloat? {
    if fillerRowHeight != UITableView.automaticDimension {
      return fillerRowHeight >= profile.pixel ? fillerRowHeight : nil
    }
    if let last = data.map.lastRow {
      let height = data.map.span(ofRow: last).length
      if height >= profile.pixel { return height }
    }
    return rowHeight >= profile.pixel && rowHeight.isFinite ? rowHeight : TableProfile.rowHeight
  }

  private var fillerInset: UIEdgeInsets {
    var inset = separatorInset
    if insets.separator != nil, !profile.separatorInsetCountsFromMargin,
      separatorInsetReference == .fromAutomaticInsets
    {
      inset.left += automaticSeparatorInset.left
      inset.right += automaticSeparatorInset.right
    }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&inset.left, &inset.right) }
    return inset
  }

  private func fillerLine(_ index: Int) -> UIView {
    if index < shown.fillers.count {
      let view = shown.fillers[index]
      let color = lineColor
      if view.backgroundColor != color { view.backgroundColor = color }
      return view
    }
    let view = _UITableViewCellSeparatorView(frame: .zero)
    view.backgroundColor = lineColor
    insertSubview(view, at: firstRowIndex)
    shown.fillers.append(view)
    return view
  }
}
