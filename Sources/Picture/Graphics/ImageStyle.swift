import Foundation

/// How an image is resampled and coloured.
package struct ImageStyle: Sendable, Hashable {
  package var interpolation: CGInterpolationQuality
  package var alpha: CGFloat
  /// The colour to paint through the image's alpha instead of its own colours.
  package var tint: RGBA?

  package init(
    interpolation: CGInterpolationQuality = .default, alpha: CGFloat = 1, tint: RGBA? = nil
  ) {
    self.interpolation = interpolation
    self.alpha = alpha
    self.tint = tint
  }
}
