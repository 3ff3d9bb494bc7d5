import Foundation

public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Looks up addresses, without any results: every request ends with a network error, later on the
/// main queue.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Always false.
  open var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Has no effect: no request is in progress.
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
  }
}
