import Graphics

extension UITableViewCell {
  /// The start and end of the separator, left and right in points from the cell's edges.
  var effectiveSeparatorInset: UIEdgeInsets { separatorGeometry.inset }

  private var separatorGeometry: CellSeparatorGeometry {
    CellSeparatorGeometry(
      profile: profile, size: bounds.size, margins: layoutMargins, isRightToLeft: isRightToLeft,
      textStart: textStart, isNarrowed: tableView?.insets.isNarrowedToReadableWidth == true,
      given: storedSeparatorInset ?? tableView?.insets.separator,
      countsFromAutomatic: tableView?.separatorInsetReference == .fromAutomaticInsets)
  }

  /// Lays out the separators that the table determined, in front of everything else in the cell.
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
      // Beside an index, separators end where rows do.
      frame.size.width = max(0, frame.width - index)
      if isRightToLeft { frame.origin.x += index }
    }
    made.frame = frame
    return made
  }
}
