import Foundation

/// A change of a group's pixels before it's composited.
package enum GroupFilter: Sendable, Hashable {
  /// A Gaussian blur with a standard deviation in the group's points. An opaque one has no transparent pixels inside
  /// the group's bounds.
  case blur(sigma: CGFloat, isOpaque: Bool)
  /// A matrix for components that are encoded and not multiplied by alpha: for red, green, blue and alpha each, the
  /// factors of red, green, blue, alpha and 1 (W3C, Filter Effects, feColorMatrix).
  case colorMatrix([CGFloat])

  /// How far the filter paints beyond the content, in points: three box blurs extend by three standard deviations and
  /// a few pixels.
  package var reach: CGFloat {
    switch self {
    case .blur(let sigma, let isOpaque): isOpaque ? 0 : max(sigma, 0) * 3 + 3
    case .colorMatrix: 0
    }
  }
}
