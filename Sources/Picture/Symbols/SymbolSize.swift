import Foundation

/// The properties that determine a symbol's frame, other than its name.
package struct SymbolSize: Hashable, Sendable {
  /// The size of the accompanying text, in points.
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
