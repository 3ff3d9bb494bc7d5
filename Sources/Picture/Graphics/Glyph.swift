import Foundation

/// A glyph of a font at a position relative to its run's origin, in points, y pointing down.
package struct Glyph: Sendable, Hashable {
  package var id: UInt32
  package var x: CGFloat
  package var y: CGFloat

  package init(id: UInt32, x: CGFloat, y: CGFloat) {
    self.id = id
    self.x = x
    self.y = y
  }
}
