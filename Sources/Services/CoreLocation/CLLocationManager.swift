import Foundation
import Layers
import Synchronization
import UIKit

/// Requests the device's location, which is never known.
///
/// Permission belongs to the simulation, and nobody answers its prompt, which counts as a refusal.
/// The delegate is called on the main queue, so that simulated time determines when. A test
/// provides a location by calling the delegate itself.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private let permission: LocationPermission
  private weak var storedDelegate: (any CLLocationManagerDelegate)?

  public override init() {
    permission =
      MainQueue.isCurrent
      ? MainActor.assumeIsolated {
        SimulationHost.current.service(LocationService.self).permission
      } : LocationPermission()
    super.init()
  }

  /// The delegate, which isn't retained and is notified of the permission as soon as it's set
  /// (Apple, for iOS 14).
  open weak var delegate: (any CLLocationManagerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      if newValue != nil { tellPermission() }
    }
  }

  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  /// Always nil.
  open var location: CLLocation? { nil }
  /// Always nil.
  open var heading: CLHeading? { nil }

  // MARK: Permission

  open var authorizationStatus: CLAuthorizationStatus { permission.status }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    CLLocationManager().authorizationStatus
  }

  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Refuses the authorization.
  open func requestWhenInUseAuthorization() { refuse() }

  /// Refuses the authorization.
  open func requestAlwaysAuthorization() { refuse() }

  private func refuse() {
    guard permission.refuse() else { return }
    tellPermission()
  }

  private func tellPermission() {
    later { manager in
      manager.storedDelegate?.locationManagerDidChangeAuthorization(manager)
      manager.storedDelegate?.locationManager(
        manager, didChangeAuthorization: manager.authorizationStatus)
    }
  }

  // MARK: Places

  /// Fails if permission was refused; otherwise no updates arrive.
  open func startUpdatingLocation() {
    guard authorizationStatus == .denied else { return }
    fail(.denied)
  }

  open func stopUpdatingLocation() {}

  /// Fails, because the location isn't known.
  open func requestLocation() {
    fail(authorizationStatus == .denied ? .denied : .locationUnknown)
  }

  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail(_ code: CLError.Code) {
    later { $0.storedDelegate?.locationManager($0, didFailWithError: CLError(code)) }
  }

  private func later(_ body: @escaping @Sendable (CLLocationManager) -> Void) {
    DispatchQueue.main.async { [weak self] in
      if let self { body(self) }
    }
  }
}

/// The app's permission to access the location.
final class LocationPermission: Sendable {
  private let state: Mutex<CLAuthorizationStatus>

  init(_ status: CLAuthorizationStatus = .notDetermined) { state = Mutex(status) }

  var status: CLAuthorizationStatus { state.withLock { $0 } }

  /// Answers an open prompt; returns false if it was answered already.
  func refuse() -> Bool {
    state.withLock { status in
      guard status == .notDetermined else { return false }
      status = .denied
      return true
    }
  }
}

/// The permission of a simulation.
@MainActor
private final class LocationService: SystemService {
  var permission = LocationPermission()

  init() {}

  func copy() -> LocationService {
    let copy = LocationService()
    copy.permission = LocationPermission(permission.status)
    return copy
  }

  var isUntouched: Bool { permission.status == .notDetermined }
}
