import Foundation

/// How the backdrop is shown through a material, before the material's tint is drawn over it.
package struct BackdropStyle: Sendable, Hashable {
  /// The standard deviation of the blur, in points.
  package var sigma: CGFloat
  /// The factor for differences from grey of the same brightness; 1 leaves colours unchanged.
  package var saturation: CGFloat
  package var alpha: CGFloat

  package init(sigma: CGFloat, saturation: CGFloat = 1, alpha: CGFloat = 1) {
    self.sigma = sigma
    self.saturation = saturation
    self.alpha = alpha
  }
}
