import Graphics

extension UITableViewCell {
  /// Where the separator starts and ends, left and right in points from the cell's edges.
  var effectiveSeparatorInset: UIEdgeInsets { separatorGeometry.inset }

  private var separatorGeometry: CellSeparatorGeometry {
    CellSeparatorGeometry(
      profile: profile, size: bounds.size, margins: layoutMargins, isRightToLeft: isRightToLeft,
      textStart: textStart, isNarrowed: tableView?.insets.isNarrowedToReadableWidth == true,
      given: storedSeparatorInset ?? tableView?.insets.separator,
      countsFromAutomatic: tableView?.separatorInsetReference == .fromAutomaticInsets)
  }

  /// Draws the lines that the table asked for, on top of everything else in the cell.
  func layOutSeparators() {
    separatorViews.bottom = lineView(separatorViews.bottom, line: separators.bottom, at: .bottom)
    separatorViews.top = lineView(separatorViews.top, line: separators.top, at: .top)
  }

  private func lineView(
    _ view: UIView?, line: CellSeparators.Line, at edge: CellSeparatorGeometry.Edge
  ) -> UIView? {
    guard line != .none else {
      view?.isHidden = true
      return view
    }
    let made = view ?? _UITableViewCellSeparatorView(frame: .zero)
    if view == nil { addSubview(made) }
    made.isHidden = false
    let color = tableView?.lineColor ?? .separator
    if made.backgroundColor != color { made.backgroundColor = color }
    var frame = separatorGeometry.line(at: edge, isInset: line == .inset)
    let index = tableView?.sectionIndexWidth ?? 0
    if index > 0 {
      // Lines end where rows do beside an index.
      frame.size.width = max(0, frame.width - index)
      if isRightToLeft { frame.origin.x += index }
    }
    made.frame = frame
    return made
  }
}
