import Foundation
import Graphics

/// The speed curve of an animation: from (0, 0) to (1, 1), defined by two control points.
open class CAMediaTimingFunction: NSObject {
  private let curve: TimingCurve

  public convenience init(name: CAMediaTimingFunctionName) {
    let points = name.points
    self.init(
      controlPoints: Float(points.0.x), Float(points.0.y), Float(points.1.x), Float(points.1.y))
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(
      CGPoint(x: Double(c1x), y: Double(c1y)), CGPoint(x: Double(c2x), y: Double(c2y)))
    super.init()
  }

  /// Writes a point's two coordinates; points are numbered from 0 to 3.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [.zero, curve.first, curve.second, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].x)
    values[1] = Float(points[index].y)
  }

  /// Returns the fraction of the distance covered after a fraction of the time.
  func value(at time: CGFloat) -> CGFloat { curve.value(at: time) }
}
