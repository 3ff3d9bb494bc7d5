/// How far a text is from its neighbours in a stack without a spacing of its own.
///
/// With G = a tenth of the line's height, rounded up to the pixel: G + descent below what isn't text,
/// and G + line height − capitals' height above it; from a text above, what its own style adds
/// between lines, rounded up to the pixel. This is exact for 12 fonts by size and all styles recorded
/// on iOS 26.0 at 2x, and for stacks measured at 3x on iOS 18.5 and 26 (facts: layout §1.3, high; iOS
/// 13 to 17 medium). Weight plays no part.
package struct TextSpacing: Equatable, Sendable {
  let top: EdgePreference
  let bottom: EdgePreference

  /// The spacing of a text by the metrics of its first line's font, in points.
  ///
  /// - Parameters:
  ///   - leading: What the style's line spacing is over the line's height; 0 for fonts by size.
  package init(
    lineHeight: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, on grid: PixelGrid
  ) {
    let gap = grid.up(lineHeight / 10)
    self.init(
      above: gap + descent, below: gap + lineHeight - capHeight,
      betweenTexts: max(0, grid.up(leading)))
  }

  /// The spacing of a text by distances that are known.
  ///
  /// - Parameters:
  ///   - above: From what isn't text to this text below it.
  ///   - below: From this text to what isn't text below it.
  ///   - betweenTexts: From a text to this one below it.
  package init(above: CGFloat, below: CGFloat, betweenTexts: CGFloat) {
    top = EdgePreference(betweenTexts: betweenTexts, aboveText: above)
    bottom = EdgePreference(betweenTexts: 0, belowText: below)
  }
}
