import Graphics

extension Path {
  /// Begins a new subpath at the specified point.
  public mutating func move(to end: CGPoint) { data.move(to: end) }

  /// Adds a straight line from the current point to the specified point.
  public mutating func addLine(to end: CGPoint) { data.addLine(to: end) }

  /// Adds a quadratic Bézier curve to the path.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    data.addQuadCurve(to: end, control: control)
  }

  /// Adds a cubic Bézier curve to the path.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    data.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Closes and completes the current subpath.
  public mutating func closeSubpath() { data.close() }

  /// Adds a rectangular subpath to the path.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds a rounded rectangle to the path.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      if style == .continuous, cornerSize.width == cornerSize.height {
        $0.addContinuousRoundedRect(rect, radius: cornerSize.width, corners: .all)
      } else {
        $0.addRoundedRect(rect, radii: .init(all: cornerSize))
      }
    }
  }

  /// Adds a rounded rectangle with uneven corners to the path.
  ///
  /// Continuous corners of several radii are drawn as circular ones, unless there is one radius besides 0.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let places: [(PathData.Corners, CGFloat)] = [
      (.topLeft, cornerRadii.topLeading), (.topRight, cornerRadii.topTrailing),
      (.bottomLeft, cornerRadii.bottomLeading), (.bottomRight, cornerRadii.bottomTrailing),
    ]
    let radii = Set(places.map(\.1).filter { $0 > 0 })
    add(transform) {
      if style == .continuous, radii.count == 1, let radius = radii.first {
        var corners: PathData.Corners = []
        for (corner, length) in places where length > 0 { corners.insert(corner) }
        $0.addContinuousRoundedRect(rect, radius: radius, corners: corners)
        return
      }
      func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
      $0.addRoundedRect(
        rect,
        radii: .init(
          topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing),
          bottomLeft: size(cornerRadii.bottomLeading),
          bottomRight: size(cornerRadii.bottomTrailing)))
    }
  }

  /// Adds an ellipse to the path.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a sequence of rectangular subpaths to the path.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a sequence of connected straight-line segments to the path.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds an arc of a circle to the path, specified with a radius and a difference in angle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    data = arc(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, sweep: delta.radians)
    }
  }

  /// Adds an arc of a circle to the path, specified with a radius and angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    data = arc(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians,
        endAngle: endAngle.radians, clockwise: clockwise)
    }
  }

  /// Adds an arc of a circle to the path, specified with two tangents.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    data = arc(transform) { $0.addArc(tangent1: p1, tangent2: p2, radius: radius) }
  }

  /// Adds another path to this one.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    data.append(path.data.applying(transform))
  }

  private mutating func add(_ transform: CGAffineTransform, _ body: (inout PathData) -> Void) {
    var piece = PathData()
    body(&piece)
    piece.apply(transform)
    data.append(piece)
  }

  /// Returns the path with a part that continues it, in the transform's coordinates.
  private func arc(_ transform: CGAffineTransform, _ body: (inout PathData) -> Void) -> PathData {
    var whole = data
    guard transform.isIdentity || transform.isInvertible else { return whole }
    if !transform.isIdentity { whole.apply(transform.inverted()) }
    body(&whole)
    if !transform.isIdentity { whole.apply(transform) }
    return whole
  }
}

/// Describes the corner radius values of a rounded rectangle with uneven corners.
@frozen public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
