import Foundation

// Foundation's `intersection`, `intersects` and `contains` stop the program if a coordinate isn't a
// number. These don't; such a rectangle is reported when it's drawn.
extension CGRect {
  /// Whether every coordinate is a finite number.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Returns the intersection of both rectangles; null if there is none.
  package func overlap(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if right < left || bottom < top { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether the rectangles share more than an edge; also true if that's unknown.
  package func overlaps(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return false }
    return !(minX >= other.maxX || other.minX >= maxX || minY >= other.maxY || other.minY >= maxY)
  }

  /// Returns whether a rectangle is entirely inside this one.
  package func encloses(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX <= other.minX && minY <= other.minY && maxX >= other.maxX
      && maxY >= other.maxY
  }

  /// Returns whether a point is inside the rectangle, which includes its left and top edges.
  package func encloses(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
