/// Where the separators of a table's cell start and end, in left and right.
///
/// By default a line starts with the text, which follows the margins, and runs to the far edge
/// (facts: layout §4.5). An inset that was set counts from the cell's edge from iOS 11 on, or
/// from the automatic inset where the table says so; before iOS 11 it could not fall below the
/// cell's margin.
package struct CellSeparatorGeometry {
  package var profile: TableProfile
  package var size: CGSize
  /// The cell's margins.
  package var margins: UIEdgeInsets
  package var isRightToLeft: Bool
  /// Where the text starts, from the leading edge, if that is not the margin.
  package var textStart: CGFloat?
  /// Whether the table keeps cells inside the readable width.
  package var isNarrowed: Bool
  /// The inset that was set for the cell or its table, in leading-to-trailing order; nil without.
  package var given: UIEdgeInsets?
  /// Whether that one counts from the automatic inset.
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

  /// A line at an edge of the cell, from side to side or inset.
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
    // Huge insets are a usual way to hide a line; they need not get into arithmetic.
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
