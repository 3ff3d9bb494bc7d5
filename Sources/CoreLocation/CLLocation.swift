import Foundation

/// A place, and how and when it was measured.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// In metres above the sea.
  public let altitude: CLLocationDistance
  /// The radius in metres in which the place is; negative where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Of the altitude, in metres; negative where that is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, in degrees clockwise from north; negative where it is not known.
  public let course: CLLocationDirection
  /// In metres per second; negative where it is not known.
  public let speed: CLLocationSpeed
  /// When the place was measured.
  public let timestamp: Date

  /// Creates a place of unknown altitude.
  ///
  /// Its time is the beginning of 2001, where a device takes the clock's.
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

  /// The distance in metres along a great circle, on a ball of the Earth's mean radius.
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

/// Distances on a ball.
package enum GreatCircle {
  /// The mean radius of the ellipsoid of WGS 84, in metres.
  static let radius = 6_371_008.8

  /// By the haversine formula, which is exact for small distances as well.
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
