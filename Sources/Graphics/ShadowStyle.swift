import Foundation

/// A blurred, moved, coloured copy of a shape's coverage.
package struct ShadowStyle: Sendable, Hashable {
  package var color: RGBA
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var sigma: CGFloat

  package init(color: RGBA, offset: CGSize, sigma: CGFloat) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }
}
