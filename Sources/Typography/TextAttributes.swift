/// The look of a stretch of text.
package struct TextAttributes: Sendable, Hashable {
  package struct Line: Sendable, Hashable {
    /// 1 for a single line, 2 for a thick one; 9 for a double one (UIKit's raw values).
    package var style: Int
    /// Nil takes the text's colour.
    package var color: CGColor?

    package init(style: Int = 1, color: CGColor? = nil) {
      self.style = style
      self.color = color
    }
  }

  package struct Shadow: Sendable, Hashable {
    package var color: CGColor
    package var offset: CGSize
    package var blurRadius: CGFloat

    package init(color: CGColor, offset: CGSize, blurRadius: CGFloat = 0) {
      self.color = color
      self.offset = offset
      self.blurRadius = blurRadius
    }
  }

  package var font: FontDescriptor
  package var color: CGColor
  /// Points added after each character, without the font's own pair kerning; nil kerns as the
  /// font does. Zero turns kerning off.
  package var kern: CGFloat?
  /// Points added after each character beside the font's own kerning.
  package var tracking: CGFloat = 0
  /// Points by which the text is raised.
  package var baselineOffset: CGFloat = 0
  package var underline: Line?
  package var strikethrough: Line?
  package var background: CGColor?
  package var shadow: Shadow?

  package init(
    font: FontDescriptor, color: CGColor, kern: CGFloat? = nil, underline: Line? = nil,
    strikethrough: Line? = nil, baselineOffset: CGFloat = 0, background: CGColor? = nil,
    shadow: Shadow? = nil
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.underline = underline
    self.strikethrough = strikethrough
    self.baselineOffset = baselineOffset
    self.background = background
    self.shadow = shadow
  }
}

extension TextAttributes {
  /// Whether text in these and in other attributes may be shaped as one piece.
  func shapesLike(_ other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && tracking == other.tracking
      && baselineOffset == other.baselineOffset
  }
}
