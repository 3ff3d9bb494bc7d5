import CoreLocation
import UIKit

/// Draws an overlay on a map; this class draws nothing.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// The opacity of the drawing.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }

  /// Redraws the overlay.
  open func setNeedsDisplay() { changed?() }

  // MARK: For the map

  /// Called when the drawing should change.
  var changed: (() -> Void)?

  /// Shows the overlay at the map's current position.
  func show(in layer: CAShapeLayer, _ place: (MKMapPoint) -> CGPoint) {
    layer.path = nil
  }
}

/// Draws lines and areas.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill colour; nothing is filled if `nil`.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The stroke colour; nothing is stroked if `nil`.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The line width, in points of the screen; 0 is a line of 1 point (low).
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

  /// Returns the overlay's path on the screen.
  func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath { UIBezierPath() }

  override func show(in layer: CAShapeLayer, _ place: (MKMapPoint) -> CGPoint) {
    layer.path = path(place).cgPath
    layer.fillColor = fillColor?.cgColor
    layer.fillRule = .evenOdd
    layer.strokeColor = strokeColor?.cgColor
    layer.lineWidth = lineWidth == 0 ? 1 : lineWidth
    layer.lineJoin =
      switch lineJoin {
      case .miter: .miter
      case .bevel: .bevel
      default: .round
      }
    layer.lineCap =
      switch lineCap {
      case .butt: .butt
      case .square: .square
      default: .round
      }
    layer.miterLimit = miterLimit
    layer.lineDashPhase = lineDashPhase
    layer.lineDashPattern = lineDashPattern
    layer.opacity = Float(alpha)
  }

  final func lines(
    _ points: [MKMapPoint], in path: UIBezierPath, closes: Bool, _ place: (MKMapPoint) -> CGPoint
  ) {
    guard let first = points.first else { return }
    path.move(to: place(first))
    for point in points.dropFirst() { path.addLine(to: place(point)) }
    if closes { path.close() }
  }
}

/// Draws lines between consecutive points, never filled.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public let polyline: MKPolyline

  public init(polyline: MKPolyline) {
    self.polyline = polyline
    super.init(overlay: polyline)
  }

  public override convenience init(overlay: any MKOverlay) {
    self.init(polyline: overlay as? MKPolyline ?? MKPolyline(points: []))
  }

  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    lines(polyline.mapPoints, in: path, closes: false, place)
    return path
  }

  override func show(in layer: CAShapeLayer, _ place: (MKMapPoint) -> CGPoint) {
    super.show(in: layer, place)
    layer.fillColor = nil
  }
}

/// Draws an area with holes.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public let polygon: MKPolygon

  public init(polygon: MKPolygon) {
    self.polygon = polygon
    super.init(overlay: polygon)
  }

  public override convenience init(overlay: any MKOverlay) {
    self.init(
      polygon: overlay as? MKPolygon ?? MKPolygon(points: [], interiorPolygons: nil))
  }

  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    lines(polygon.mapPoints, in: path, closes: true, place)
    for hole in polygon.interiorPolygons ?? [] {
      lines(hole.mapPoints, in: path, closes: true, place)
    }
    return path
  }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public let circle: MKCircle

  public init(circle: MKCircle) {
    self.circle = circle
    super.init(overlay: circle)
  }

  public override convenience init(overlay: any MKOverlay) {
    self.init(circle: overlay as? MKCircle ?? MKCircle(center: .init(), radius: 0))
  }

  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath {
    let rect = circle.boundingMapRect
    let first = place(rect.origin)
    let last = place(MKMapPoint(x: rect.maxX, y: rect.maxY))
    return UIBezierPath(
      ovalIn: CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
  }
}
