import Foundation

/// A circular area around a location.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a location is no further from the centre than the radius.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    GreatCircle.distance(center, coordinate) <= radius
  }
}
