import Foundation

/// Glyphs of one font at one size, positioned relative to an origin on the baseline.
package struct GlyphRun: Sendable, Hashable {
  package var face: FontFace
  /// The font's size in points.
  package var size: CGFloat
  package var glyphs: [Glyph]

  package init(face: FontFace, size: CGFloat, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
  }
}
