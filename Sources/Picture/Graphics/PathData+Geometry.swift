import Foundation

extension PathData {
  /// The path's rectangle, if the path is one along the axes.
  package var rectangle: CGRect? {
    if let box { return box.isRectangle ? box.rect : nil }
    guard points.count == 4 || (points.count == 5 && points[0] == points[4]) else { return nil }
    // A curve has as many points as a rectangle, in fewer verbs.
    guard verbs.count >= 4, verbs.first == .move, verbs[1..<4].allSatisfy({ $0 == .line }) else {
      return nil
    }
    guard verbs.count == 4 || verbs[4...].allSatisfy({ $0 == .line || $0 == .close }) else {
      return nil
    }
    let (p0, p1, p2, p3) = (points[0], points[1], points[2], points[3])
    let rowsFirst = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    let columnsFirst = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    guard rowsFirst || columnsFirst else { return nil }
    return CGRect(x: p0.x, y: p0.y, width: p2.x - p0.x, height: p2.y - p0.y).standardized
  }

  /// The smallest rectangle around the lines and curves themselves; null if empty.
  package var curveBounds: CGRect {
    if let box { return box.rect }
    guard let first = points.first else { return .null }
    var left = first.x
    var right = first.x
    var top = first.y
    var bottom = first.y
    func include(_ point: CGPoint) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    var current = first
    forEach { element in
      switch element {
      case .move(let point), .line(let point):
        include(point)
        current = point
      case .quad(let control, let end):
        for t in [
          quadExtreme(current.x, control.x, end.x), quadExtreme(current.y, control.y, end.y),
        ] where t > 0 && t < 1 {
          include(quadPoint(current, control, end, t))
        }
        include(end)
        current = end
      case .cubic(let control1, let control2, let end):
        for t in cubicExtremes(current.x, control1.x, control2.x, end.x)
          + cubicExtremes(current.y, control1.y, control2.y, end.y)
        {
          include(cubicPoint(current, control1, control2, end, t))
        }
        include(end)
        current = end
      case .close:
        break
      }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the path with its curves replaced by lines that stay within `tolerance` points of
  /// them.
  package func flattened(tolerance: CGFloat) -> PathData {
    guard verbs.contains(where: { $0 == .quad || $0 == .cubic }) else { return self }
    var result = PathData()
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let point):
        result.move(to: point)
        current = point
      case .line(let point):
        result.addLine(to: point)
        current = point
      case .quad(let control, let end):
        let bend = hypot(
          current.x - 2 * control.x + end.x, current.y - 2 * control.y + end.y)
        let count = pieces(bend / (4 * tolerance))
        for index in 1...count {
          let t = CGFloat(index) / CGFloat(count)
          result.addLine(to: index == count ? end : quadPoint(current, control, end, t))
        }
        current = end
      case .cubic(let control1, let control2, let end):
        let first = hypot(
          current.x - 2 * control1.x + control2.x, current.y - 2 * control1.y + control2.y)
        let second = hypot(
          control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let count = pieces(max(first, second) * 3 / (4 * tolerance))
        for index in 1...count {
          let t = CGFloat(index) / CGFloat(count)
          result.addLine(
            to: index == count ? end : cubicPoint(current, control1, control2, end, t))
        }
        current = end
      case .close:
        result.close()
        current = result.currentPoint ?? current
      }
    }
    return result
  }

  /// Returns whether a point is inside; every subpath counts as closed.
  package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    let bounds = controlBounds
    guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY,
      point.y <= bounds.maxY
    else { return false }
    var winding = 0
    func edge(_ from: CGPoint, _ to: CGPoint) {
      if (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    var start = CGPoint.zero
    var current = CGPoint.zero
    flattened(tolerance: 0.01).forEach { element in
      switch element {
      case .move(let next):
        edge(current, start)
        start = next
        current = next
      case .line(let next):
        edge(current, next)
        current = next
      case .close:
        edge(current, start)
        current = start
      case .quad, .cubic:
        break
      }
    }
    edge(current, start)
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }
}

// MARK: - Cutting by length

extension PathData {
  /// A straight segment of a flattened path.
  private struct Stretch {
    var from: CGPoint
    var to: CGPoint
    var length: CGFloat
    var startsSubpath: Bool
  }

  private func stretches() -> [Stretch] {
    var result: [Stretch] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var startsSubpath = true
    func add(_ to: CGPoint) {
      let length = hypot(to.x - current.x, to.y - current.y)
      if length > 0 {
        result.append(
          Stretch(from: current, to: to, length: length, startsSubpath: startsSubpath))
        startsSubpath = false
      }
      current = to
    }
    flattened(tolerance: 0.02).forEach { element in
      switch element {
      case .move(let point):
        start = point
        current = point
        startsSubpath = true
      case .line(let point):
        add(point)
      case .close:
        add(start)
        startsSubpath = true
      case .quad, .cubic:
        break
      }
    }
    return result
  }

  /// Returns the part of the path between two fractions (0…1) of its length.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathData {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    if start == 0 && end == 1 { return self }
    var result = PathData()
    guard start < end else { return result }
    let pieces = stretches()
    let total = pieces.reduce(0) { $0 + $1.length }
    result.appendPart(of: pieces, from: start * total, to: end * total)
    return result
  }

  private mutating func appendPart(of pieces: [Stretch], from: CGFloat, to: CGFloat) {
    var done: CGFloat = 0
    var isOpen = false
    for piece in pieces {
      let begin = max(from - done, 0)
      let finish = min(to - done, piece.length)
      if piece.startsSubpath { isOpen = false }
      if begin < finish {
        func place(_ distance: CGFloat) -> CGPoint {
          let t = distance / piece.length
          return CGPoint(
            x: piece.from.x + (piece.to.x - piece.from.x) * t,
            y: piece.from.y + (piece.to.y - piece.from.y) * t)
        }
        if !isOpen { move(to: begin == 0 ? piece.from : place(begin)) }
        addLine(to: finish == piece.length ? piece.to : place(finish))
        isOpen = true
      }
      done += piece.length
      if done >= to { return }
    }
  }

  /// Returns the path divided into dashes, restarting for every subpath; with unusable lengths, the
  /// path is unchanged.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathData {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
      phase.isFinite
    else { return self }
    var result = PathData()
    var subpath: [Stretch] = []
    func cut() {
      let total = subpath.reduce(0) { $0 + $1.length }
      guard total / period < 100_000 else { return }
      var position = -(phase.truncatingRemainder(dividingBy: period))
      if position > 0 { position -= period }
      var index = 0
      while position < total {
        let next = position + pattern[index]
        if index % 2 == 0 && next > 0 {
          result.appendPart(of: subpath, from: max(position, 0), to: min(next, total))
        }
        position = next
        index = (index + 1) % pattern.count
      }
    }
    for piece in stretches() {
      if piece.startsSubpath {
        cut()
        subpath.removeAll(keepingCapacity: true)
      }
      subpath.append(piece)
    }
    cut()
    return result
  }
}

// MARK: - Curves

/// Returns the number of lines that replace a curve, given the squared number `square`; limited, so
/// that the cost of a path of absurd size is bounded.
private func pieces(_ square: CGFloat) -> Int {
  guard square.isFinite, square > 1 else { return 1 }
  return min(Int(square.squareRoot().rounded(.up)), 1000)
}

private func quadPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
  let u = 1 - t
  return CGPoint(
    x: u * u * a.x + 2 * u * t * b.x + t * t * c.x,
    y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
}

private func cubicPoint(
  _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
) -> CGPoint {
  let u = 1 - t
  let (ka, kb, kc, kd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
  return CGPoint(
    x: ka * a.x + kb * b.x + kc * c.x + kd * d.x, y: ka * a.y + kb * b.y + kc * c.y + kd * d.y)
}

private func quadExtreme(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
  let divisor = a - 2 * b + c
  return divisor == 0 ? -1 : (a - b) / divisor
}

private func cubicExtremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
  let k2 = -a + 3 * b - 3 * c + d
  let k1 = 2 * (a - 2 * b + c)
  let k0 = b - a
  var roots: [CGFloat] = []
  if abs(k2) < 1e-12 {
    if k1 != 0 { roots.append(-k0 / k1) }
  } else {
    let discriminant = k1 * k1 - 4 * k2 * k0
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      roots.append((-k1 + root) / (2 * k2))
      roots.append((-k1 - root) / (2 * k2))
    }
  }
  return roots.filter { $0 > 0 && $0 < 1 }
}
