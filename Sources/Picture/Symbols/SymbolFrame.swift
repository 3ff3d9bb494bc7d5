import Foundation

/// The size of a symbol next to text, in points.
package struct SymbolFrame: Hashable, Sendable {
  package var width: CGFloat
  package var height: CGFloat
  /// The distance of the bottom below the text's baseline; negative if it's above.
  package var descent: CGFloat

  package init(width: CGFloat, height: CGFloat, descent: CGFloat) {
    self.width = width
    self.height = height
    self.descent = descent
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// Returns the frame in whole pixels, at least one per side.
  package func rounded(toScale scale: CGFloat) -> SymbolFrame {
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return SymbolFrame(
      width: max(1 / scale, round(width)), height: max(1 / scale, round(height)),
      descent: round(descent))
  }
}
