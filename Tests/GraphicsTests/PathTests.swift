import Foundation
@testable import Graphics
import Testing

@Suite("Paths")
struct PathTests {
  @Test func `an ellipse touches its rectangle, and its control points stay in it`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    #expect(path.boundingBox == rect)
    #expect(path.contains(CGPoint(x: 25, y: 40)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 10.1, y: 40)))
  }

  @Test func `the box of a curve is tighter than that of its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    #expect(path.boundingBox.maxY == 100)
    #expect(abs(path.boundingBoxOfPath.maxY - 75) < 1e-9)
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(abs(quad.boundingBoxOfPath.maxY - 50) < 1e-9)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func `clockwise means falling angles, as in Core Graphics`() {
    func lowest(_ clockwise: Bool) -> CGFloat {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
      return path.boundingBoxOfPath.minY
    }
    #expect(abs(lowest(true) + 10) < 0.01)
    #expect(abs(lowest(false)) < 0.01)
  }

  @Test func `a full turn is a circle, and a longer one is no longer`() {
    for end in [2 * CGFloat.pi, 7 * .pi] {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: false)
      let box = path.boundingBoxOfPath
      #expect(abs(box.width - 20) < 0.01 && abs(box.height - 20) < 0.01)
      #expect(abs(path.currentPoint.x - 10) < 1e-9)
    }
  }

  @Test func `an arc between tangents rounds a corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      if element.pointee.type == .addLineToPoint { points.append(element.pointee.points[0]) }
    }
    let corner = points.first ?? .zero
    #expect(abs(corner.x - 6) < 1e-9 && abs(corner.y) < 1e-9)
  }

  @Test func `radii beyond half a side are limited`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 50, cornerHeight: 50,
      transform: nil)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 10, y: 0.5)))
  }

  @Test func `a path knows that it is a rectangle`() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let drawn = CGMutablePath()
    drawn.addLines(between: [
      .zero, CGPoint(x: 0, y: 5), CGPoint(x: 8, y: 5), CGPoint(x: 8, y: 0),
    ])
    drawn.closeSubpath()
    #expect(drawn.isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 8, height: 5))
    drawn.addLine(to: CGPoint(x: 20, y: 20))
    #expect(!drawn.isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
  }

  @Test func `a copy does not follow its original`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(copy != path)
    #expect(path == path.mutableCopy())
  }

  @Test func `fill rules see a hole or not`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
  }

  @Test func `dashes alternate and begin with the phase`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 20, y: 0))
    func dashes(_ phase: CGFloat, _ lengths: [CGFloat]) -> [CGPoint] {
      line.copy(dashingWithPhase: phase, lengths: lengths).data.points
    }
    #expect(dashes(0, [5, 3]).map(\.x) == [0, 5, 8, 13, 16, 20])
    #expect(dashes(2, [5, 3]).map(\.x) == [0, 3, 6, 11, 14, 19])
    #expect(dashes(0, [4]).map(\.x) == [0, 4, 8, 12, 16, 20])
    #expect(dashes(-3, [5, 3]).map(\.x) == [3, 8, 11, 16, 19, 20])
    #expect(dashes(0, []).map(\.x) == [0, 20])
    #expect(dashes(0, [0, 0]).map(\.x) == [0, 20])
    #expect(dashes(0, [-1, 2]).map(\.x) == [0, 20])
  }

  @Test func `a trimmed path keeps the share asked for, also around a closed one`() {
    var path = PathData()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let half = path.trimmed(from: 0.125, to: 0.5)
    #expect(half.points == [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let last = path.trimmed(from: 0.75, to: 1)
    #expect(last.points == [CGPoint(x: 0, y: 10), .zero])
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.6, to: 0.4).isEmpty)
  }

  @Test func `elements come back as they were added`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 2), control: CGPoint(x: 3, y: 1))
    path.addCurve(
      to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 3, y: 3), control2: CGPoint(x: 1, y: 3))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test(arguments: [CGFloat(4), 12, 20, 25, 60])
  func `a continuous corner lies between the circle and the corner, and meets the edges`(
    radius: CGFloat
  ) {
    var path = PathData()
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    path.addContinuousRoundedRect(rect, radius: radius, corners: .all)
    let bounds = path.curveBounds
    #expect(abs(bounds.width - 100) < 1e-9 && abs(bounds.height - 50) < 1e-9)
    let fitted = min(radius, 25)
    // The circle's point on the diagonal is near the curve, within a fiftieth of the radius.
    let diagonal = fitted * (1 - 0.5.squareRoot())
    #expect(
      path.contains(
        CGPoint(x: diagonal + 0.03 * fitted, y: diagonal + 0.03 * fitted), rule: .winding))
    #expect(
      !path.contains(
        CGPoint(x: diagonal - 0.03 * fitted, y: diagonal - 0.03 * fitted), rule: .winding))
    #expect(path.contains(CGPoint(x: 50, y: 0.01), rule: .winding))
  }

  @Test func `only the corners asked for are rounded`() {
    var path = PathData()
    path.addContinuousRoundedRect(
      CGRect(x: 0, y: 0, width: 100, height: 100), radius: 20, corners: [.topLeft, .bottomRight])
    #expect(!path.contains(CGPoint(x: 1, y: 1), rule: .winding))
    #expect(!path.contains(CGPoint(x: 99, y: 99), rule: .winding))
    #expect(path.contains(CGPoint(x: 99, y: 1), rule: .winding))
    #expect(path.contains(CGPoint(x: 1, y: 99), rule: .winding))
  }

  @Test func `the box of a shape says where its corners end`() {
    var path = PathData()
    path.addRoundedRect(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      radii: .init(
        topLeft: CGSize(width: 10, height: 10), topRight: .zero, bottomLeft: .zero,
        bottomRight: CGSize(width: 20, height: 20)))
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      path.box
        == PathData.Box(
          rect: CGRect(x: 0, y: 0, width: 200, height: 200), left: 20, top: 20, right: 40,
          bottom: 40))
    path.addLine(to: CGPoint(x: 300, y: 300))
    #expect(path.box == nil)
  }

  @Test func `a closed curve, which has as many points as a rectangle, isn't one`() {
    var path = PathData()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 10, y: 5))
    path.close()
    #expect(path.rectangle == nil)
  }
}
