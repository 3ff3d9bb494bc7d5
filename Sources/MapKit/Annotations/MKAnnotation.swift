import CoreLocation
import Foundation

/// What a map marks a place with.
///
/// On Apple platforms title and subtitle are optional requirements; here they have defaults.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// What has a title and a subtitle of its own.
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public override init() { super.init() }
}

/// A mark at a place.
open class MKPointAnnotation: MKShape {
  private var place: CLLocationCoordinate2D

  public override init() {
    place = CLLocationCoordinate2D()
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    place = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }

  /// A map that shows the mark moves it with its next layout.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
}

/// The mark of the device's place, which is never known: maps don't show it.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? .init() }
  open var isUpdating: Bool { false }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var title: String?
  open var subtitle: String?
}

/// A place with a mark.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// A place that maps can be opened at, which nothing here does.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// Answers that no map could be opened.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
