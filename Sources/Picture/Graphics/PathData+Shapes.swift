import Foundation

/// The distance of a cubic's control points from its ends for approximating a quarter circle of
/// radius 1.
private let quarterCircle: CGFloat = 0.552_284_749_830_793_4

extension PathData {
  package mutating func addEllipse(in given: CGRect) {
    if given.isNull { return }
    let wasEmpty = isEmpty
    let rect = given.standardized
    let rx = rect.width / 2
    let ry = rect.height / 2
    appendRoundedRect(
      rect, radii: CornerRadii(all: CGSize(width: rx, height: ry)), keepsEdges: false)
    if wasEmpty { setBox(Box(rect: rect, left: rx, top: ry, right: rx, bottom: ry)) }
  }

  /// The corner radii of a rectangle, in reading order.
  package struct CornerRadii: Sendable, Hashable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomLeft: CGSize
    package var bottomRight: CGSize

    package init(topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomLeft = bottomLeft
      self.bottomRight = bottomRight
    }

    package init(all size: CGSize) {
      self.init(topLeft: size, topRight: size, bottomLeft: size, bottomRight: size)
    }
  }

  /// Adds a rectangle with elliptical corners; radii are limited to half of the side.
  package mutating func addRoundedRect(_ given: CGRect, radii: CornerRadii) {
    if given.isNull { return }
    let wasEmpty = isEmpty
    let rect = given.standardized
    func limited(_ size: CGSize) -> CGSize {
      let width = min(max(size.width, 0), rect.width / 2)
      let height = min(max(size.height, 0), rect.height / 2)
      return width == 0 || height == 0 ? .zero : CGSize(width: width, height: height)
    }
    let radii = CornerRadii(
      topLeft: limited(radii.topLeft), topRight: limited(radii.topRight),
      bottomLeft: limited(radii.bottomLeft), bottomRight: limited(radii.bottomRight))
    if radii == CornerRadii(all: .zero) {
      addRect(rect)
      return
    }
    appendRoundedRect(rect, radii: radii, keepsEdges: true)
    if wasEmpty {
      setBox(
        Box(
          rect: rect, left: max(radii.topLeft.width, radii.bottomLeft.width),
          top: max(radii.topLeft.height, radii.topRight.height),
          right: max(radii.topRight.width, radii.bottomRight.width),
          bottom: max(radii.bottomLeft.height, radii.bottomRight.height)))
    }
  }

  private mutating func appendRoundedRect(_ rect: CGRect, radii: CornerRadii, keepsEdges: Bool) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let k = 1 - quarterCircle
    move(to: point(right, top + radii.topRight.height))
    if keepsEdges { addLine(to: point(right, bottom - radii.bottomRight.height)) }
    var size = radii.bottomRight
    if size != .zero {
      addCurve(
        to: point(right - size.width, bottom),
        control1: point(right, bottom - size.height * k),
        control2: point(right - size.width * k, bottom))
    }
    size = radii.bottomLeft
    if keepsEdges { addLine(to: point(left + size.width, bottom)) }
    if size != .zero {
      addCurve(
        to: point(left, bottom - size.height),
        control1: point(left + size.width * k, bottom),
        control2: point(left, bottom - size.height * k))
    }
    size = radii.topLeft
    if keepsEdges { addLine(to: point(left, top + size.height)) }
    if size != .zero {
      addCurve(
        to: point(left + size.width, top),
        control1: point(left, top + size.height * k),
        control2: point(left + size.width * k, top))
    }
    size = radii.topRight
    if keepsEdges { addLine(to: point(right - size.width, top)) }
    if size != .zero {
      addCurve(
        to: point(right, top + size.height),
        control1: point(right - size.width * k, top),
        control2: point(right, top + size.height * k))
    }
    close()
  }

  /// Adds an arc, connected by a straight line from the current point to its start.
  ///
  /// `clockwise` has Core Graphics' meaning: angles decrease from start to end. In UIKit's
  /// coordinates, with y pointing down, such an arc is anticlockwise on the screen.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite, radius.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep < -turn {
        sweep = -turn
      } else if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
      }
    } else {
      if sweep > turn {
        sweep = turn
      } else if sweep < 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
      }
    }
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }

  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat
  ) {
    guard startAngle.isFinite, sweep.isFinite, radius.isFinite else { return }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = place(startAngle)
    if let current = currentPoint {
      if current != start { addLine(to: start) }
    } else {
      move(to: start)
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0, count <= 1_000_000 else { return }
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    var angle = startAngle
    var from = start
    for _ in 0..<count {
      let next = angle + step
      let to = place(next)
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - reach * sin(angle), y: from.y + reach * cos(angle)),
        control2: CGPoint(x: to.x + reach * sin(next), y: to.y - reach * cos(next)))
      angle = next
      from = to
    }
  }

  /// Adds the arc of a radius that is tangent to the lines current point–`tangent1` and
  /// `tangent1`–`tangent2`.
  package mutating func addArc(tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat) {
    guard let current = currentPoint else { return }
    let inbound = CGVector(dx: current.x - tangent1.x, dy: current.y - tangent1.y)
    let outbound = CGVector(dx: tangent2.x - tangent1.x, dy: tangent2.y - tangent1.y)
    let inLength = hypot(inbound.dx, inbound.dy)
    let outLength = hypot(outbound.dx, outbound.dy)
    let cross = inbound.dx * outbound.dy - inbound.dy * outbound.dx
    guard inLength > 0, outLength > 0, radius > 0, abs(cross) > 1e-9 * inLength * outLength else {
      addLine(to: tangent1)
      return
    }
    let cosine = (inbound.dx * outbound.dx + inbound.dy * outbound.dy) / (inLength * outLength)
    let halfAngle = acos(min(max(cosine, -1), 1)) / 2
    let distance = radius / tan(halfAngle)
    let toCenter = radius / sin(halfAngle)
    let start = CGPoint(
      x: tangent1.x + inbound.dx / inLength * distance,
      y: tangent1.y + inbound.dy / inLength * distance)
    let end = CGPoint(
      x: tangent1.x + outbound.dx / outLength * distance,
      y: tangent1.y + outbound.dy / outLength * distance)
    let middle = CGVector(
      dx: inbound.dx / inLength + outbound.dx / outLength,
      dy: inbound.dy / inLength + outbound.dy / outLength)
    let middleLength = hypot(middle.dx, middle.dy)
    let center = CGPoint(
      x: tangent1.x + middle.dx / middleLength * toCenter,
      y: tangent1.y + middle.dy / middleLength * toCenter)
    let startAngle = atan2(start.y - center.y, start.x - center.x)
    var sweep = atan2(end.y - center.y, end.x - center.x) - startAngle
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addLine(to: start)
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }
}
