import Foundation

/// The attributes of a range of text.
package struct TextAttributes: Sendable, Hashable {
  package struct Line: Sendable, Hashable {
    /// 1 for a single line, 2 for a thick one; 9 for a double one (UIKit's raw values).
    package var style: Int
    /// Nil uses the text's colour.
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

  /// The outline of the glyphs.
  package struct Stroke: Sendable, Hashable {
    /// In percent of the font's size; a negative width keeps the glyphs filled.
    package var width: CGFloat
    /// Nil uses the text's colour.
    package var color: CGColor?

    package init(width: CGFloat, color: CGColor? = nil) {
      self.width = width
      self.color = color
    }
  }

  package var font: FontDescriptor
  package var color: CGColor
  /// Points added after each character, in place of the font's own pair kerning; nil uses the
  /// font's kerning. Zero turns kerning off.
  package var kern: CGFloat?
  /// Points added after each character in addition to the font's own kerning.
  package var tracking: CGFloat = 0
  /// The upward offset of the text in points.
  package var baselineOffset: CGFloat = 0
  package var underline: Line?
  package var strikethrough: Line?
  package var background: CGColor?
  package var shadow: Shadow?
  /// The rectangle of a picture that replaces the character, relative to the position on the
  /// baseline, y up; nil for text.
  package var attachment: CGRect?
  /// The padding at both sides of a picture, in points.
  package var attachmentPadding: CGFloat = 0
  /// The skew of the glyphs, the tangent of its angle; positive leans to the right.
  package var obliqueness: CGFloat = 0
  /// The natural logarithm of the factor that widens glyphs and their advances.
  package var expansion: CGFloat = 0
  /// Whether the font's ligatures are used.
  package var hasLigatures = true
  package var stroke: Stroke?

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
  /// Returns whether text with these and with other attributes may be shaped as one piece.
  func shapesLike(_ other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && tracking == other.tracking
      && baselineOffset == other.baselineOffset && attachment == other.attachment
      && attachmentPadding == other.attachmentPadding
      && expansion == other.expansion && hasLigatures == other.hasLigatures
  }

  /// The factor of the glyphs' widths, within the range of the arithmetic.
  var widthFactor: Double {
    expansion.isFinite ? exp(Double(min(max(expansion, -4), 4))) : 1
  }
}
