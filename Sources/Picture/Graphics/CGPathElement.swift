import Foundation

/// One element of a path, during enumeration.
public struct CGPathElement {
  public var type: CGPathElementType

  /// The element's points; valid only during the enumeration.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
