import Foundation

/// An immutable description of shapes by lines and curves.
///
/// As on Apple's platforms, a `CGMutablePath` is also a `CGPath`; code that stores a path stores
/// its `copy()`. A mutable path must stay on one thread.
public class CGPath: @unchecked Sendable, Hashable {
  package fileprivate(set) var data: PathData

  package init(_ data: PathData) {
    self.data = data
  }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    data = PathData()
    data.addRect(rect)
    if let transform { data.apply(transform.pointee) }
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    data = PathData()
    data.addEllipse(in: rect)
    if let transform { data.apply(transform.pointee) }
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    data = PathData()
    data.addRoundedRect(
      rect, radii: .init(all: CGSize(width: cornerWidth, height: cornerHeight)))
    if let transform { data.apply(transform.pointee) }
  }

  /// Returns an immutable path: this one, or a copy of a mutable one.
  public func copy() -> CGPath? { frozen }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return frozen }
    return CGPath(data.applying(transform.pointee))
  }

  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(data)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(transform.map { data.applying($0.pointee) } ?? data)
  }

  package var frozen: CGPath { self }

  package func applying(_ t: CGAffineTransform) -> CGPath {
    t.isIdentity ? frozen : CGPath(data.applying(t))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.data == rhs.data
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(data)
  }

  // MARK: - Questions

  public var isEmpty: Bool { data.isEmpty }

  /// The end of the last element; zero if the path is empty.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// The smallest rectangle around all points, including control points; null if empty.
  public var boundingBox: CGRect { data.controlBounds }

  /// The smallest rectangle around the curves themselves; null if empty.
  public var boundingBoxOfPath: CGRect { data.curveBounds }

  /// Whether the path is a single rectangle with edges along the axes, which is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = data.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether a point, transformed first, is inside the path; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    data.contains(point.applying(transform), rule: rule)
  }

  /// Calls `block` with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      buffer.initialize(repeating: .zero)
      guard let base = buffer.baseAddress else { return }
      var element = CGPathElement(type: .moveToPoint, points: base)
      data.forEach { piece in
        switch piece {
        case .move(let point):
          element.type = .moveToPoint
          base[0] = point
        case .line(let point):
          element.type = .addLineToPoint
          base[0] = point
        case .quad(let control, let end):
          element.type = .addQuadCurveToPoint
          base[0] = control
          base[1] = end
        case .cubic(let control1, let control2, let end):
          element.type = .addCurveToPoint
          base[0] = control1
          base[1] = control2
          base[2] = end
        case .close:
          element.type = .closeSubpath
        }
        withUnsafePointer(to: element, block)
      }
    }
  }

  /// Returns the path divided into dashes; `lengths` alternates painted and unpainted.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(data.applying(transform).dashed(phase: phase, lengths: lengths))
  }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(PathData())
  }

  package override init(_ data: PathData) {
    super.init(data)
  }

  package override var frozen: CGPath { CGPath(data) }

  package func update(_ body: (inout PathData) -> Void) {
    body(&data)
  }
}
