import Foundation

extension PathData {
  /// Returns the outline of the line along the path, to be filled with the winding rule.
  ///
  /// It is the union of a rectangle for each straight segment, a join for each corner and a cap for
  /// each end, all with the same winding direction. Curves are divided into straight segments
  /// first.
  ///
  /// - Parameter tolerance: The maximum distance of the segments from a curve, in the path's units.
  package func stroked(_ style: StrokeStyle, tolerance: CGFloat = 0.05) -> PathData {
    guard style.width > 0, style.width.isFinite else { return PathData() }
    let source =
      style.dash.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dash)
    var outline = StrokeOutline(style: style, tolerance: tolerance)
    source.flattened(tolerance: tolerance).forEach { outline.add($0) }
    outline.endSubpath(closed: false)
    return outline.path
  }
}

/// Collects the parts of a line's outline.
private struct StrokeOutline {
  let style: StrokeStyle
  let tolerance: CGFloat
  var path = PathData()
  /// The corners of the subpath, without consecutive duplicates.
  private var corners: [CGPoint] = []
  private var start: CGPoint?

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
  }

  private var radius: CGFloat { style.width / 2 }

  mutating func add(_ element: PathData.Element) {
    switch element {
    case .move(let point):
      endSubpath(closed: false)
      start = point
      corners = [point]
    case .line(let point), .quad(_, let point), .cubic(_, _, let point):
      if corners.last != point { corners.append(point) }
    case .close:
      endSubpath(closed: true)
      corners = start.map { [$0] } ?? []
    }
  }

  mutating func endSubpath(closed: Bool) {
    defer { corners = [] }
    if closed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
    guard corners.count > 1 else {
      // A subpath consisting of one point shows round and square caps only if it was closed.
      if closed, let point = corners.first { addDot(at: point) }
      return
    }
    let count = corners.count
    let pieces = closed ? count : count - 1
    for index in 0..<pieces { addPiece(corners[index], corners[(index + 1) % count]) }
    let joins = closed ? 0..<count : 1..<(count - 1)
    for index in joins {
      addJoin(
        corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count])
    }
    if !closed {
      addCap(at: corners[0], from: corners[1])
      addCap(at: corners[count - 1], from: corners[count - 2])
    }
  }

  private mutating func addPiece(_ from: CGPoint, _ to: CGPoint) {
    let n = normal(from, to)
    addPolygon([
      CGPoint(x: from.x + n.dx, y: from.y + n.dy), CGPoint(x: to.x + n.dx, y: to.y + n.dy),
      CGPoint(x: to.x - n.dx, y: to.y - n.dy), CGPoint(x: from.x - n.dx, y: from.y - n.dy),
    ])
  }

  private mutating func addJoin(_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) {
    if style.join == .round { return addDisc(at: at) }
    var a = normal(before, at)
    var b = normal(at, after)
    let turn = a.dx * b.dy - a.dy * b.dx
    guard turn != 0 else { return }
    // The outer side is opposite to the direction of the turn.
    if turn > 0 {
      a = CGVector(dx: -a.dx, dy: -a.dy)
      b = CGVector(dx: -b.dx, dy: -b.dy)
    }
    let outerA = CGPoint(x: at.x + a.dx, y: at.y + a.dy)
    let outerB = CGPoint(x: at.x + b.dx, y: at.y + b.dy)
    let middle = CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
    let square = middle.dx * middle.dx + middle.dy * middle.dy
    // The miter's length in line widths is 1 / sin(half the angle) (Apple, setMiterLimit).
    let ratio = 2 * radius / max(square.squareRoot(), .leastNonzeroMagnitude)
    if style.join == .miter, ratio <= style.miterLimit {
      let reach = 2 * radius * radius / square
      let tip = CGPoint(x: at.x + middle.dx * reach, y: at.y + middle.dy * reach)
      addPolygon([at, outerA, tip, outerB])
    } else {
      addPolygon([at, outerA, outerB])
    }
  }

  private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(at: end)
    case .square:
      let n = normal(inner, end)
      // The normal rotated back by a quarter points outward.
      addPiece(end, CGPoint(x: end.x + n.dy, y: end.y - n.dx))
    }
  }

  private mutating func addDot(at point: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(at: point)
    case .square:
      addPiece(
        CGPoint(x: point.x - radius, y: point.y), CGPoint(x: point.x + radius, y: point.y))
    }
  }

  private mutating func addDisc(at center: CGPoint) {
    var disc = PathData()
    disc.addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: style.width, height: style.width))
    var points: [CGPoint] = []
    disc.flattened(tolerance: tolerance).forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      default: break
      }
    }
    addPolygon(points)
  }

  /// Adds a polygon in the common winding direction.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    guard area != 0 else { return }
    let ordered = area > 0 ? points : points.reversed()
    path.move(to: ordered[0])
    for point in ordered.dropFirst() { path.addLine(to: point) }
    path.close()
  }

  /// Returns a vector of the line's half width perpendicular to a segment, a quarter turn ahead of
  /// its direction.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return .zero }
    return CGVector(dx: -dy / length * radius, dy: dx / length * radius)
  }
}
