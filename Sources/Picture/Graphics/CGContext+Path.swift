import Foundation

extension CGContext {
  public func beginPath() { current = PathData() }
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func closePath() { current.close() }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { current.addRect(rect) }
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    current.move(to: first)
    for point in points.dropFirst() { current.addLine(to: point) }
  }

  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds an arc of a circle.
  ///
  /// `clockwise` has Core Graphics' meaning, with y pointing up: if `true`, angles decrease, so in
  /// UIKit's coordinates the arc is anticlockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
  }

  public func addPath(_ path: CGPath) { current.append(path.data) }

  /// A copy of the current path, or `nil` if there is none.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }

  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { current.curveBounds }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let evenOdd = mode == .eoFill || mode == .eoFillStroke
    return current.contains(point, rule: evenOdd ? .evenOdd : .winding)
  }
}

// MARK: - Clipping

extension CGContext {
  /// Clips to the inside of the current path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    clip(to: path, rule: rule)
  }

  public func clip(to rect: CGRect) {
    current = PathData()
    limitClip(to: rect)
    builder.clip(to: rect.standardized)
  }

  public func clip(to rects: [CGRect]) {
    var path = PathData()
    for rect in rects { path.addRect(rect) }
    current = PathData()
    clip(to: CGPath(path), rule: .winding)
  }

  /// Clips to the alpha of an image that is stretched over `rect`, upside down in UIKit's
  /// coordinates as Core Graphics does.
  public func clip(to rect: CGRect, mask: CGImage) {
    current = PathData()
    limitClip(to: rect)
    builder.beginMasked(bounds: rect.standardized)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    state.masks.append(Mask(image: mask, rect: rect.standardized, flip: flip))
  }

  /// The smallest rectangle around the clip.
  public var boundingBoxOfClipPath: CGRect {
    guard state.transform.isInvertible else { return .null }
    return state.clipBounds.applying(state.transform.inverted())
  }

  package func clip(to path: CGPath, rule: CGPathFillRule) {
    limitClip(to: path.data.curveBounds)
    builder.clip(to: path, rule: rule)
  }

  private func limitClip(to rect: CGRect) {
    state.clipBounds = state.clipBounds.overlap(rect.applying(state.transform))
  }

  /// Returns the current path and starts a new one.
  package func takePath() -> CGPath {
    let path = CGPath(current)
    current = PathData()
    return path
  }
}
