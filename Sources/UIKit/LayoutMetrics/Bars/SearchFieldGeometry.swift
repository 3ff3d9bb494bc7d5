import SystemFacts

/// The positions of the magnifying glass and the text in a search bar's field.
package struct SearchFieldGeometry: Equatable {
  package var icon: CGRect
  package var text: CGRect

  /// The distance from the field's edges to its content.
  package static let sideInset: CGFloat = 8

  /// Positions the content at the leading edge, or in the middle.
  ///
  /// - Parameters:
  ///   - size: The field's size.
  ///   - text: The size of the text or the placeholder.
  ///   - isEmpty: Whether the placeholder is shown.
  package init(
    release: OSRelease, scale: CGFloat, size: CGSize, text: CGSize, isEmpty: Bool,
    isRightToLeft: Bool
  ) {
    let grid = PixelGrid(scale: scale)
    let side = BarFacts.magnifierSide[release]
    let gap: CGFloat = 6
    let inset = Self.sideInset
    let width = min(text.width, max(0, size.width - side - gap - 2 * inset))
    var start = inset
    if isEmpty, BarFacts.emptySearchFieldIsCentred[release] {
      start = max(inset, (size.width - side - gap - width) / 2)
    }
    func place(_ start: CGFloat, _ part: CGSize) -> CGRect {
      CGRect(
        x: grid.nearest(isRightToLeft ? size.width - start - part.width : start),
        y: grid.nearest((size.height - part.height) / 2), width: part.width, height: part.height)
    }
    icon = place(start, CGSize(width: side, height: side))
    self.text = place(start + side + gap, CGSize(width: width, height: text.height))
  }
}
