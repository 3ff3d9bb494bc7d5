/// The start and end of a table cell's separators, in left and right.
///
/// By default a line starts with the text, which depends on the margins, and extends to the far
/// edge (facts: layout §4.5). An explicit inset is relative to the cell's edge from iOS 11 on, or
/// to the automatic inset if the table specifies that; before iOS 11 it couldn't be less than the
/// cell's margin.
package struct CellSeparatorGeometry {
  package var profile: TableProfile
  package var size: CGSize
  /// The cell's margins.
  package var margins: UIEdgeInsets
  package var isRightToLeft: Bool
  /// The start of the text, from the leading edge, if it isn't the margin.
  package var textStart: CGFloat?
  /// Whether the table keeps cells inside the readable width.
  package var isNarrowed: Bool
  /// The inset that was set for the cell or its table, in leading-to-trailing order; nil if none.
  package var given: UIEdgeInsets?
  /// Whether that inset is relative to the automatic inset.
  package var countsFromAutomatic: Bool

  package init(
    profile: TableProfile, size: CGSize, margins: UIEdgeInsets, isRightToLeft: Bool,
    textStart: CGFloat?, isNarrowed: Bool, given: UIEdgeInsets?, countsFromAutomatic: Bool
  ) {
    self.profile = profile
    self.size = size
    self.margins = margins
    self.isRightToLeft = isRightToLeft
    self.textStart = textStart
    self.isNarrowed = isNarrowed
    self.given = given
    self.countsFromAutomatic = countsFromAutomatic
  }

  package enum Edge {
    case top
    case bottom
  }

  /// Returns a line at an edge of the cell, either over the full width or inset.
  package func line(at edge: Edge, isInset: Bool) -> CGRect {
    let thickness = profile.separatorThickness
    var frame = CGRect(
      x: 0, y: edge == .top ? 0 : size.height - thickness, width: size.width, height: thickness)
    if isInset {
      let inset = inset
      frame.origin.x = inset.left
      frame.size.width = max(0, size.width - inset.left - inset.right)
    }
    return frame
  }

  package var inset: UIEdgeInsets {
    guard var inset = given else { return automatic }
    if isRightToLeft { swap(&inset.left, &inset.right) }
    if profile.separatorInsetCountsFromMargin {
      inset.left = max(inset.left, isRightToLeft ? inset.left : leastInset)
      if isRightToLeft { inset.right = max(inset.right, leastInset) }
    } else if countsFromAutomatic {
      inset.left += automatic.left
      inset.right += automatic.right
    }
    // Huge insets are a common way to hide a line; they're limited to keep the arithmetic safe.
    let limit = max(size.width, 320)
    inset.left = min(max(inset.left, -limit), limit)
    inset.right = min(max(inset.right, -limit), limit)
    return inset
  }

  private var leadingMargin: CGFloat { isRightToLeft ? margins.right : margins.left }

  private var leastInset: CGFloat { profile.fixedMargin == nil ? leadingMargin : 0 }

  private var automatic: UIEdgeInsets {
    let leading = textStart ?? profile.fixedMargin ?? leadingMargin
    var trailing: CGFloat = 0
    if profile.separatorIsInsetAtBothEnds || isNarrowed {
      trailing = isRightToLeft ? margins.left : margins.right
    }
    return UIEdgeInsets(
      top: 0, left: isRightToLeft ? trailing : leading, bottom: 0,
      right: isRightToLeft ? leading : trailing)
  }
}
