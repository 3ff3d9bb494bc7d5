import Foundation

/// The elements of a path as a value: verbs and, separately, the points they use.
package struct PathData: Sendable, Hashable {
  package enum Verb: UInt8, Sendable {
    case move, line, quad, cubic, close

    /// The number of points that the verb takes.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// A path's rectangle, if it is a rectangle except for its corners.
  ///
  /// Outside the corners the outline is straight, so a blurred picture of the path can be made
  /// from a small one by stretching its middle.
  package struct Box: Sendable, Hashable {
    package var rect: CGRect
    /// How far the corners extend inward from each edge.
    package var left: CGFloat
    package var top: CGFloat
    package var right: CGFloat
    package var bottom: CGFloat

    package var isRectangle: Bool { left == 0 && top == 0 && right == 0 && bottom == 0 }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [CGPoint] = []
  /// The path's box, if the entire path is known to be one (rounded) rectangle.
  package private(set) var box: Box?
  private var subpathStart = CGPoint.zero

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  package var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? subpathStart : points.last
  }

  package static func == (lhs: PathData, rhs: PathData) -> Bool {
    lhs.verbs == rhs.verbs && lhs.points == rhs.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }
}

// MARK: - Building

extension PathData {
  package mutating func move(to point: CGPoint) {
    box = nil
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    subpathStart = point
  }

  /// Begins a subpath at the current point if a drawing verb follows a close or nothing.
  private mutating func ensureSubpath(at fallback: CGPoint) {
    box = nil
    switch verbs.last {
    case nil: move(to: fallback)
    case .close: move(to: subpathStart)
    default: break
    }
  }

  package mutating func addLine(to point: CGPoint) {
    ensureSubpath(at: point)
    verbs.append(.line)
    points.append(point)
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    ensureSubpath(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    ensureSubpath(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    box = nil
    verbs.append(.close)
  }

  package mutating func append(_ other: PathData) {
    if isEmpty {
      self = other
      return
    }
    guard !other.isEmpty else { return }
    box = nil
    if verbs.last == .move && other.verbs.first == .move {
      verbs.removeLast()
      points.removeLast()
    }
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    subpathStart = other.subpathStart
  }

  package mutating func addRect(_ given: CGRect) {
    if given.isNull { return }
    let wasEmpty = isEmpty
    let rect = given.standardized
    reserve(verbs: 5, points: 4)
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
    if wasEmpty { box = Box(rect: rect, left: 0, top: 0, right: 0, bottom: 0) }
  }

  private mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    if verbs.isEmpty {
      verbs.reserveCapacity(verbCount)
      points.reserveCapacity(pointCount)
    }
  }

  /// Marks a path that was just built as a box with corners.
  package mutating func setBox(_ box: Box?) {
    self.box = box
  }

  package mutating func apply(_ t: CGAffineTransform) {
    if t.isIdentity { return }
    points.withUnsafeMutableBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        buffer[index] = buffer[index].applying(t)
        index += 1
      }
    }
    subpathStart = subpathStart.applying(t)
    if let old = box {
      if t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0 {
        box = Box(
          rect: old.rect.applying(t), left: old.left * t.a, top: old.top * t.d,
          right: old.right * t.a, bottom: old.bottom * t.d)
      } else if old.isRectangle && t.keepsRectangles {
        box = Box(rect: old.rect.applying(t), left: 0, top: 0, right: 0, bottom: 0)
      } else {
        box = nil
      }
    }
  }

  package func applying(_ t: CGAffineTransform) -> PathData {
    var copy = self
    copy.apply(t)
    return copy
  }
}

// MARK: - Walking

extension PathData {
  package enum Element: Sendable, Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(CGPoint, CGPoint, end: CGPoint)
    case close
  }

  package func forEach(_ body: (Element) -> Void) {
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(points[next]))
      case .line: body(.line(points[next]))
      case .quad: body(.quad(control: points[next], end: points[next + 1]))
      case .cubic: body(.cubic(points[next], points[next + 1], end: points[next + 2]))
      case .close: body(.close)
      }
      next += verb.pointCount
    }
  }

  /// The smallest rectangle around all points, including control points; null if empty.
  package var controlBounds: CGRect {
    if let box { return box.rect }
    guard let first = points.first else { return .null }
    var left = first.x
    var right = first.x
    var top = first.y
    var bottom = first.y
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
