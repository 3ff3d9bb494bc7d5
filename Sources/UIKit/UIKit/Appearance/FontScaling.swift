import Foundation

/// How a font scales with the content size category.
enum FontScaling: Hashable, Sendable {
  /// The font of a text style.
  case style(UIFont.TextStyle)
  /// A font with this size at Large that scales like a text style.
  case metrics(UIFont.TextStyle, size: CGFloat, maximum: CGFloat?)

  /// Returns the point size in a category.
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .style(let style): return DynamicType.size(style, category)
    case .metrics(let style, let size, let maximum):
      let scaled = (size * DynamicType.ratio(style, category)).rounded()
      return min(scaled, maximum ?? scaled)
    }
  }
}
