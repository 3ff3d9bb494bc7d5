import CoreLocation
import Foundation

/// The shape of the Earth according to WGS 84.
enum Ellipsoid {
  static let radius = 6_378_137.0
  static let equator = 2 * Double.pi * radius
  private static let eccentricity = 0.006_694_379_990_14

  /// Returns the length of a degree of latitude and of longitude, in metres.
  static func metres(at latitude: CLLocationDegrees) -> (latitude: Double, longitude: Double) {
    let sine = sin(latitude * .pi / 180)
    let share = 1 - eccentricity * sine * sine
    let meridian = radius * (1 - eccentricity) / pow(share, 1.5)
    let parallel = radius / share.squareRoot() * cos(latitude * .pi / 180)
    return (meridian * .pi / 180, parallel * .pi / 180)
  }
}
