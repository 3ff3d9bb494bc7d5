import Foundation
import Graphics

/// How the speed of an animation changes: a curve from (0, 0) to (1, 1) by two points.
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

  /// Writes a point's two coordinates; points count from 0 to 3.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].x)
    values[1] = Float(points[index].y)
  }
}
