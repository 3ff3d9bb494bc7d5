import Foundation

/// The direction in which a device points; none is ever measured here.
public final class CLHeading: NSObject, Sendable {
  /// In degrees clockwise from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// In degrees clockwise from true north.
  public let trueHeading: CLLocationDirection
  public let headingAccuracy: CLLocationDirection

  init(magnetic: CLLocationDirection, true trueHeading: CLLocationDirection) {
    magneticHeading = magnetic
    self.trueHeading = trueHeading
    headingAccuracy = -1
    super.init()
  }
}
