import Foundation

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.move(to: point.applying(transform)) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    update { $0.addLine(to: point.applying(transform)) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    update { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    update {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  public func closeSubpath() {
    update { $0.close() }
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    update {
      $0.move(to: first.applying(transform))
      for point in points.dropFirst() { $0.addLine(to: point.applying(transform)) }
    }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(rect, radii: .init(all: CGSize(width: cornerWidth, height: cornerHeight)))
    }
  }

  /// Adds an arc; see ``CGContext/addArc(center:radius:startAngle:endAngle:clockwise:)`` for the
  /// meaning of `clockwise`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    continuing(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    continuing(transform) {
      $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
    }
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    continuing(transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
    }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.data.applying(transform)
    update { $0.append(added) }
  }

  /// Adds a closed shape that doesn't depend on the current point.
  private func add(_ transform: CGAffineTransform, _ body: (inout PathData) -> Void) {
    if transform.isIdentity {
      update(body)
    } else {
      var piece = PathData()
      body(&piece)
      piece.apply(transform)
      update { $0.append(piece) }
    }
  }

  /// Adds a segment that continues from the current point, in the transform's coordinates.
  private func continuing(_ transform: CGAffineTransform, _ body: (inout PathData) -> Void) {
    if transform.isIdentity {
      update(body)
    } else if transform.isInvertible {
      update {
        $0.apply(transform.inverted())
        body(&$0)
        $0.apply(transform)
      }
    }
  }
}
