import Foundation

extension Device {
  /// The radii of a rectangle's four corners, in points.
  public struct CornerRadii: Sendable, Hashable, Codable {
    /// Radius of the upper left corner.
    public var topLeft: CGFloat
    /// Radius of the upper right corner.
    public var topRight: CGFloat
    /// Radius of the lower left corner.
    public var bottomLeft: CGFloat
    /// Radius of the lower right corner.
    public var bottomRight: CGFloat

    /// Creates radii for the four corners.
    public init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomLeft = bottomLeft
      self.bottomRight = bottomRight
    }

    /// Creates equal radii.
    public init(_ radius: CGFloat) {
      self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// Square corners.
    public static let zero = CornerRadii(0)

    /// The largest of the four.
    public var largest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }

    /// Returns the radii of the screen rotated to an orientation, for a display with these radii in
    /// portrait.
    public func rotated(to orientation: ScreenOrientation) -> CornerRadii {
      switch orientation {
      case .portrait: self
      // The upper edge of the display is the left edge of the screen.
      case .landscapeRight:
        CornerRadii(
          topLeft: topRight, topRight: bottomRight, bottomLeft: topLeft, bottomRight: bottomLeft)
      case .landscapeLeft:
        CornerRadii(
          topLeft: bottomLeft, topRight: topLeft, bottomLeft: bottomRight, bottomRight: topRight)
      case .portraitUpsideDown:
        CornerRadii(
          topLeft: bottomRight, topRight: bottomLeft, bottomLeft: topRight, bottomRight: topLeft)
      }
    }
  }
}
