import Foundation

/// A location, and how and when it was measured.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// The altitude, in metres above sea level.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty, in metres; negative if unknown.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude, in metres; negative if unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, in degrees clockwise from north; negative if unknown.
  public let course: CLLocationDirection
  /// The speed in metres per second; negative if unknown.
  public let speed: CLLocationSpeed
  /// The time of the measurement.
  public let timestamp: Date

  /// Creates a location with unknown altitude.
  ///
  /// Its timestamp is the beginning of 2001; a device uses the current time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the distance in metres along a great circle, on a sphere with the Earth's mean radius.
  ///
  /// A device takes the Earth's flattening into account, which changes distances by up to 0.6 %.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    GreatCircle.distance(coordinate, location.coordinate)
  }

  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m "
      + "(speed \(speed) mps / course \(course))"
  }
}

/// Distances on a sphere.
package enum GreatCircle {
  /// The mean radius of the ellipsoid of WGS 84, in metres.
  static let radius = 6_371_008.8

  /// Uses the haversine formula, which is precise for small distances as well.
  package static func distance(
    _ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D
  ) -> CLLocationDistance {
    let degree = Double.pi / 180
    let latitude = sin((b.latitude - a.latitude) * degree / 2)
    let longitude = sin((b.longitude - a.longitude) * degree / 2)
    let chord =
      latitude * latitude
      + cos(a.latitude * degree) * cos(b.latitude * degree) * longitude * longitude
    return 2 * radius * asin(min(1, chord.squareRoot()))
  }
}
