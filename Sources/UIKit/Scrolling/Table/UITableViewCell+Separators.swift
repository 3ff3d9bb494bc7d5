import Graphics

extension UITableViewCell {
  /// Where the separator starts and ends, left and right in points from the cell's edges.
  ///
  /// By default it starts with the text, which follows the margins, and runs to the far edge
  /// (facts: layout §4.5). An inset that was set counts from the cell's edge from iOS 11 on, or
  /// from the automatic inset where the table says so; before iOS 11 it could not fall below the
  /// cell's margin.
  var effectiveSeparatorInset: UIEdgeInsets {
    let profile = profile
    let automatic = automaticSeparatorInset(profile)
    let given = storedSeparatorInset ?? tableView?.insets.separator
    guard var inset = given else { return automatic }
    if isRightToLeft { swap(&inset.left, &inset.right) }
    if profile.separatorInsetCountsFromMargin {
      inset.left = max(inset.left, isRightToLeft ? inset.left : marginForSeparator(profile))
      if isRightToLeft { inset.right = max(inset.right, marginForSeparator(profile)) }
    } else if tableView?.separatorInsetReference == .fromAutomaticInsets {
      inset.left += automatic.left
      inset.right += automatic.right
    }
    // Huge insets are a usual way to hide a line; they need not get into arithmetic.
    let limit = max(bounds.width, 320)
    inset.left = min(max(inset.left, -limit), limit)
    inset.right = min(max(inset.right, -limit), limit)
    return inset
  }

  private func marginForSeparator(_ profile: TableProfile) -> CGFloat {
    guard profile.fixedMargin == nil else { return 0 }
    return isRightToLeft ? layoutMargins.right : layoutMargins.left
  }

  private func automaticSeparatorInset(_ profile: TableProfile) -> UIEdgeInsets {
    let margins = layoutMargins
    let rightToLeft = isRightToLeft
    var leading = rightToLeft ? margins.right : margins.left
    if let margin = profile.fixedMargin { leading = margin }
    if let textStart { leading = textStart }
    var trailing: CGFloat = 0
    if profile.separatorIsInsetAtBothEnds || tableView?.insets.isNarrowedToReadableWidth == true {
      trailing = rightToLeft ? margins.left : margins.right
    }
    return UIEdgeInsets(
      top: 0, left: rightToLeft ? trailing : leading, bottom: 0,
      right: rightToLeft ? leading : trailing)
  }

  /// Draws the lines that the table asked for, on top of everything else in the cell.
  func layOutSeparators() {
    let thickness = profile.separatorThickness
    let bottom = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
    let top = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    separatorViews.bottom = lineView(
      separatorViews.bottom, line: separators.bottom, full: bottom)
    separatorViews.top = lineView(separatorViews.top, line: separators.top, full: top)
  }

  private func lineView(_ view: UIView?, line: CellSeparators.Line, full: CGRect) -> UIView? {
    guard line != .none else {
      view?.isHidden = true
      return view
    }
    let made = view ?? _UITableViewCellSeparatorView(frame: .zero)
    if view == nil { addSubview(made) }
    made.isHidden = false
    let color = tableView?.lineColor ?? .separator
    if made.backgroundColor != color { made.backgroundColor = color }
    var frame = full
    if line == .inset {
      let inset = effectiveSeparatorInset
      frame.origin.x = inset.left
      frame.size.width = max(0, full.width - inset.left - inset.right)
    }
    made.frame = frame
    return made
  }
}
