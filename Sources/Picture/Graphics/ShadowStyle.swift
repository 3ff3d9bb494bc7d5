import Foundation

/// A blurred, moved, coloured copy of a shape's coverage.
package struct ShadowStyle: Sendable, Hashable {
  package var color: RGBA
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var sigma: CGFloat
  /// The area immediately covered by something opaque, so that the shadow need not be painted
  /// there.
  package var covered: CGRect?

  package init(color: RGBA, offset: CGSize, sigma: CGFloat, covered: CGRect? = nil) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
    self.covered = covered
  }
}
