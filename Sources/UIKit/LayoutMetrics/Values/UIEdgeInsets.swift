/// Distances inward from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
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

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// No inset on any edge.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets: CustomStringConvertible {
  public var description: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}

extension UIEdgeInsets {
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// Returns the larger of two insets for each edge.
  package func or(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns the insets with the given edges set to zero.
  package func removing(_ edges: UIRectEdge) -> UIEdgeInsets {
    if edges.isEmpty { return self }
    return UIEdgeInsets(
      top: edges.contains(.top) ? 0 : top, left: edges.contains(.left) ? 0 : left,
      bottom: edges.contains(.bottom) ? 0 : bottom, right: edges.contains(.right) ? 0 : right)
  }
}

extension CGRect {
  /// Returns the rectangle shrunk by the insets; negative insets expand it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
