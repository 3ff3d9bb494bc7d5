import Foundation

/// What decides a symbol's frame beside its name.
package struct SymbolSize: Hashable, Sendable {
  /// The size of the text that it goes with, in points.
  package var pointSize: CGFloat
  package var weight: SymbolWeight
  package var scale: SymbolScale

  package init(
    pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }
}
