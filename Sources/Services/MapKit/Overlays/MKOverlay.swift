import CoreLocation
import Foundation

/// An overlay that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that contains the overlay.
  var boundingMapRect: MKMapRect { get }
}

/// Above or below the map's labels; there are none here.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}

/// A sequence of points.
open class MKMultiPoint: MKShape {
  private let ownPoints: [MKMapPoint]

  init(_ points: [MKMapPoint]) {
    ownPoints = points
    super.init()
  }

  public final var pointCount: Int { ownPoints.count }

  /// Returns the points as a buffer, which is valid for the lifetime of the object.
  public final func points() -> UnsafeMutablePointer<MKMapPoint> { buffer.pointer }

  private lazy var buffer = PointBuffer(ownPoints)

  final var mapPoints: [MKMapPoint] { ownPoints }

  open var boundingMapRect: MKMapRect {
    ownPoints.reduce(MKMapRect.null) { $0.union(MKMapRect($1, $1)) }
  }

  /// The centre of the part of the map that contains the points.
  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (offset, index) in (range.location..<(range.location + range.length)).enumerated()
    where ownPoints.indices.contains(index) {
      coords[offset] = ownPoints[index].coordinate
    }
  }
}

/// A buffer of points with a stable address.
private final class PointBuffer {
  let pointer: UnsafeMutablePointer<MKMapPoint>

  init(_ points: [MKMapPoint]) {
    pointer = .allocate(capacity: max(1, points.count))
    pointer.initialize(from: points, count: points.count)
  }

  deinit { pointer.deallocate() }
}

/// Lines between consecutive points.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int
  ) {
    self.init(points: (0..<max(0, count)).map { MKMapPoint(coords[$0]) })
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: (0..<max(0, count)).map { points[$0] })
  }

  public required init(points: [MKMapPoint]) { super.init(points) }
}

/// The area of a polygon, without the areas of interior polygons.
open class MKPolygon: MKMultiPoint, MKOverlay {
  public let interiorPolygons: [MKPolygon]?

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(
      points: (0..<max(0, count)).map { MKMapPoint(coords[$0]) },
      interiorPolygons: interiorPolygons)
  }

  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(
      points: (0..<max(0, count)).map { points[$0] }, interiorPolygons: interiorPolygons)
  }

  public required init(points: [MKMapPoint], interiorPolygons: [MKPolygon]?) {
    self.interiorPolygons = interiorPolygons
    super.init(points)
  }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
  private let middle: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance

  public required init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    middle = coord
    self.radius = radius
    super.init()
  }

  open override var coordinate: CLLocationCoordinate2D { middle }

  open var boundingMapRect: MKMapRect {
    let reach = radius * MKMapPointsPerMeterAtLatitude(middle.latitude)
    let point = MKMapPoint(middle)
    return MKMapRect(
      x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
