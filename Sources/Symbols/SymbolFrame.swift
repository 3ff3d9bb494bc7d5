import Foundation

/// The room that a symbol takes beside text, in points.
package struct SymbolFrame: Hashable, Sendable {
  package var width: CGFloat
  package var height: CGFloat
  /// How far the bottom lies below the text's baseline; less than 0 if it lies above.
  package var descent: CGFloat

  package init(width: CGFloat, height: CGFloat, descent: CGFloat) {
    self.width = width
    self.height = height
    self.descent = descent
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The frame in whole pixels, at least one a side.
  package func rounded(toScale scale: CGFloat) -> SymbolFrame {
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return SymbolFrame(
      width: max(1 / scale, round(width)), height: max(1 / scale, round(height)),
      descent: round(descent))
  }
}
