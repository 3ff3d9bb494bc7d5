import Foundation

/// What lies around a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is no further from the centre than the radius.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    GreatCircle.distance(center, coordinate) <= radius
  }
}
