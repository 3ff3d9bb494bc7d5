import CoreLocation
import Foundation

/// An annotation of a place on a map.
///
/// On Apple platforms title and subtitle are optional requirements; here they have default
/// implementations.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A shape with its own title and subtitle.
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public override init() { super.init() }
}

/// An annotation of a point.
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

  /// A map that shows the annotation moves it in its next layout pass.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
}

/// The annotation of the device's location, which is never known: maps don't show it.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? .init() }
  open var isUpdating: Bool { false }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var title: String?
  open var subtitle: String?
}

/// A placemark that is an annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// A place that maps can be opened at, which isn't possible here.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// Returns false: no map can be opened.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
