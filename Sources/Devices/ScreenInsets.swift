import Foundation

/// Distances from the four edges of a screen, in points.
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
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)
}
