import Foundation

/// Distances from the four edges of a screen, in points.
public struct ScreenInsets: Sendable, Hashable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)
}
