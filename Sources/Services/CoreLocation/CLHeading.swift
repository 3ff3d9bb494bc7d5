import Foundation

/// The direction that a device points in; never measured here.
public final class CLHeading: NSObject, Sendable {
  /// The heading in degrees clockwise from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// The heading in degrees clockwise from true north.
  public let trueHeading: CLLocationDirection
  public let headingAccuracy: CLLocationDirection

  init(magnetic: CLLocationDirection, true trueHeading: CLLocationDirection) {
    magneticHeading = magnetic
    self.trueHeading = trueHeading
    headingAccuracy = -1
    super.init()
  }
}
