/// The vertical metrics of a font at its size, in points.
package struct FontMetrics: Sendable, Hashable {
  package var ascender: CGFloat
  /// The extent below the baseline, a negative number.
  package var descender: CGFloat
  /// The gap between two lines in addition to the line height.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The distance from the baseline down to the middle of an underline.
  package var underlineOffset: CGFloat
  package var underlineThickness: CGFloat

  package var lineHeight: CGFloat { ascender - descender }

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlineOffset: CGFloat, underlineThickness: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
  }
}
