import CoreLocation

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() {
    latitudeDelta = 0
    longitudeDelta = 0
  }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of the Earth between two parallels and two meridians.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region with an extent in metres from south to north and from west to east, on the
  /// ellipsoid of WGS 84 (MapKit's model of the Earth isn't documented; low).
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = Ellipsoid.metres(at: centerCoordinate.latitude)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / degree.latitude),
        longitudeDelta: min(360, longitudinalMeters / max(1, degree.longitude))))
  }

  /// Creates the region that a part of the map shows, with the same centre.
  public init(_ rect: MKMapRect) {
    let (first, last) = (rect.origin, MKMapPoint(x: rect.maxX, y: rect.maxY))
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.coordinate.latitude - last.coordinate.latitude,
        longitudeDelta: last.coordinate.longitude - first.coordinate.longitude))
  }

  /// The part of the map around the region, centred on the region's centre.
  var mapRect: MKMapRect {
    let middle = MKMapPoint(center)
    func reach(_ latitude: Double) -> Double {
      let edge = CLLocationCoordinate2D(
        latitude: min(85, max(-85, latitude)), longitude: center.longitude)
      return abs(MKMapPoint(edge).y - middle.y)
    }
    // Equal spans north and south of a centre have different lengths on the map.
    let whole =
      reach(center.latitude + span.latitudeDelta / 2)
      + reach(center.latitude - span.latitudeDelta / 2)
    let width = span.longitudeDelta / 360 * MKMapSize.world.width
    return MKMapRect(
      x: middle.x - width / 2, y: middle.y - whole / 2, width: width, height: whole)
  }
}
