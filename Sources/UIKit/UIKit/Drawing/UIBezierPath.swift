import Foundation
import Graphics

/// A path with its drawing settings. Lengths are in points, angles in radians, y points down.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// Width of strokes.
  open var lineWidth: CGFloat = 1
  /// Shape of the ends of strokes.
  open var lineCapStyle = CGLineCap.butt
  /// Shape of the corners of strokes.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of a miter's length in line widths, beyond which the corner is cut off.
  open var miterLimit: CGFloat = 10
  /// Whether fills use the even-odd rule.
  open var usesEvenOddFillRule = false

  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some rounded corners.
  ///
  /// Corners with one radius ease into the edges, as UIKit's have since iOS 7 (published by
  /// PixelCut, recalled), if they fit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    guard cornerRadii.width != cornerRadii.height else {
      let round = PathData.Corners(rawValue: UInt8(corners.rawValue & 0xF))
      path.update {
        $0.addContinuousRoundedRect(rect, radius: cornerRadii.width, corners: round)
      }
      return
    }
    func radii(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? cornerRadii : .zero
    }
    let all = PathData.CornerRadii(
      topLeft: radii(.topLeft), topRight: radii(.topRight), bottomLeft: radii(.bottomLeft),
      bottomRight: radii(.bottomRight))
    path.update { $0.addRoundedRect(rect, radii: all) }
  }

  /// Creates an arc; clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeSettings(of: self)
    return copy
  }

  private func takeSettings(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  // MARK: Facts

  /// The path as a Core Graphics one, which doesn't change along with this one.
  open var cgPath: CGPath {
    get { path.frozen }
    set {
      // Read first, because the new path may be this one's own.
      let added = newValue.frozen
      path = CGMutablePath()
      path.addPath(added)
    }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path's points, control points included.
  open var bounds: CGRect { path.boundingBox }

  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether the path's area contains a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Building

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start; clockwise as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics defines clockwise with y pointing up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path.update { $0.apply(transform) } }

  /// Returns the path traversed in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(path.data.reversed()))
    reversed.takeSettings(of: self)
    return reversed
  }

  /// Sets the alternating lengths of dashes and gaps; none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  // MARK: Drawing in the current context

  /// Fills the path with the current fill colour.
  open func fill() { draw { $0.fill(path, rule: rule) } }

  /// Fills the path.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fill(path, rule: rule)
    }
  }

  /// Strokes the path with the current stroke colour.
  open func stroke() { draw { strokePath(in: $0) } }

  /// Strokes the path.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      strokePath(in: $0)
    }
  }

  /// Limits drawing in the current context to the area of the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: rule) }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func strokePath(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.stroke(path)
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    body(context)
    context.restoreGState()
  }
}
