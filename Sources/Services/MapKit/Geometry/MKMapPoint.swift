import CoreLocation
import Foundation

/// A point on the flat map of the world, in Mercator projection.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() {
    x = 0
    y = 0
  }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a coordinate; beyond 85.05 degrees it's outside of ``MKMapRect/world``.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(min(89.9999, max(-89.9999, coordinate.latitude)) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = MKMapSize.world.height * (0.5 - atanh(sine) / (2 * .pi))
  }

  public var coordinate: CLLocationCoordinate2D {
    let latitude = atan(sinh((0.5 - y / MKMapSize.world.height) * 2 * .pi)) * 180 / .pi
    return CLLocationCoordinate2D(
      latitude: latitude, longitude: x / MKMapSize.world.width * 360 - 180)
  }

  /// Returns the distance in metres, along a great circle.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    GreatCircle.distance(coordinate, point.coordinate)
  }
}

/// The size of a part of the map of the world.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() {
    width = 0
    height = 0
  }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// 2 to the power of 28 in either direction: 256 points, doubled 20 times (Apple's
  /// `MKMapSizeWorld`).
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// Returns the length of a map point at a latitude, in metres along the parallel: the equator of
/// WGS 84 is 40,075,016.686 m.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  Ellipsoid.equator / MKMapSize.world.width * cos(latitude * .pi / 180)
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
