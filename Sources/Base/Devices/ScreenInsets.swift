import Foundation

/// Distances from the four edges of a screen or a view, in points.
public struct ScreenInsets: Sendable, Hashable, Codable {
  /// Distance from the upper edge.
  public var top: CGFloat
  /// Distance from the left edge.
  public var left: CGFloat
  /// Distance from the lower edge.
  public var bottom: CGFloat
  /// Distance from the right edge.
  public var right: CGFloat

  /// Creates insets from the four distances.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = ScreenInsets()
}
