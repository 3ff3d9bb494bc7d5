import Foundation
import Graphics

/// The speed curve of an animation: from (0, 0) to (1, 1), defined by two control points.
open class CAMediaTimingFunction: NSObject {
  private let points: [CGPoint]

  public convenience init(name: CAMediaTimingFunctionName) {
    let points = name.points
    self.init(
      controlPoints: Float(points.0.x), Float(points.0.y), Float(points.1.x), Float(points.1.y))
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      .zero, CGPoint(x: Double(c1x), y: Double(c1y)), CGPoint(x: Double(c2x), y: Double(c2y)),
      CGPoint(x: 1, y: 1),
    ]
    super.init()
  }

  /// Writes a point's two coordinates; points are numbered from 0 to 3.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].x)
    values[1] = Float(points[index].y)
  }

  /// Returns the fraction of the distance covered after a fraction of the time.
  func value(at time: CGFloat) -> CGFloat {
    let time = min(max(time, 0), 1)
    // The curve's parameter for the time is found by search: x grows with it.
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.place(points[1].x, points[2].x, middle) < time { low = middle } else { high = middle }
    }
    return time == 1 ? 1 : Self.place(points[1].y, points[2].y, (low + high) / 2)
  }

  /// Returns one coordinate of the cubic curve from 0 to 1.
  private static func place(_ one: CGFloat, _ two: CGFloat, _ t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
  }
}
