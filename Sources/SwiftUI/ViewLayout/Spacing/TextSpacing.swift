/// The default distances of a text to its neighbours in a stack.
///
/// G is a tenth of the line height, rounded up to the pixel. The distance is G + descent to a view above other than a
/// text, G + line height − cap height to one below, and between texts the line spacing of the text's own style,
/// rounded up to the pixel. This is exact for 12 fonts by size and all styles recorded on iOS 26.0 at 2x, and for
/// stacks measured at 3x on iOS 18.5 and 26 (facts: layout §1.3, high; iOS 13 to 17 medium). The weight has no
/// effect.
package struct TextSpacing: Equatable, Sendable {
  let top: EdgePreference
  let bottom: EdgePreference

  /// Creates the spacing of a text from the metrics of its first line's font, in points.
  ///
  /// - Parameters:
  ///   - leading: The style's line spacing beyond the line height; 0 for fonts by size.
  package init(
    lineHeight: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, on grid: PixelGrid
  ) {
    let gap = grid.up(lineHeight / 10)
    self.init(
      above: gap + descent, below: gap + lineHeight - capHeight,
      betweenTexts: max(0, grid.up(leading)))
  }

  /// Creates the spacing of a text from known distances.
  ///
  /// - Parameters:
  ///   - above: The distance from a view other than a text to this text below it.
  ///   - below: The distance from this text to a view other than a text below it.
  ///   - betweenTexts: The distance from a text to this one below it.
  package init(above: CGFloat, below: CGFloat, betweenTexts: CGFloat) {
    top = EdgePreference(betweenTexts: betweenTexts, aboveText: above)
    bottom = EdgePreference(betweenTexts: 0, belowText: below)
  }
}
