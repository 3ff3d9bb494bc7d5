import Foundation

/// How what lies behind is shown through a material, before the material's tint is laid over it.
package struct BackdropStyle: Sendable, Hashable {
  /// The standard deviation of the blur, in points.
  package var sigma: CGFloat
  /// What differences from grey of the same brightness are multiplied by; 1 leaves colours alone.
  package var saturation: CGFloat
  package var alpha: CGFloat

  package init(sigma: CGFloat, saturation: CGFloat = 1, alpha: CGFloat = 1) {
    self.sigma = sigma
    self.saturation = saturation
    self.alpha = alpha
  }
}
