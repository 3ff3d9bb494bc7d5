import Foundation

/// A description of a location, which here contains only its coordinates.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  public let location: CLLocation?

  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }

  package init(location: CLLocation?) {
    self.location = location
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var region: CLRegion? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
}
