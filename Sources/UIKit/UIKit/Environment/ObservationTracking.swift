import Graphics
import Observation
import SystemFacts

/// Automatic observation tracking: when a property changes that one of the app's methods has read of an
/// `@Observable` object, UIKit calls the method again
/// (developer.apple.com/documentation/uikit/automatic-observation-tracking).
@MainActor
enum ObservationTracking {
  /// Whether the current device's system tracks, or the app's `Info.plist` says so.
  static var isOn: Bool {
    let host = SimulationHost.current
    guard ControllerFacts.canTrackObservation[host.release] else { return false }
    return host.options.infoPlist?.tracksObservation.value(on: host.device.idiom)
      ?? ControllerFacts.tracksObservation[host.release]
  }

  /// Runs a method of the app's, and invalidates its owner once anything it has read changes.
  ///
  /// The invalidation comes before the change, as Swift's observation does; the owner only marks itself.
  ///
  /// - Parameter invalidate: What invalidates the owner; `nil` for a method that isn't tracked.
  static func track<Owner: AnyObject & Sendable>(
    _ owner: Owner, _ body: () -> Void,
    invalidate: (@MainActor @Sendable (Owner) -> Void)?
  ) {
    guard let invalidate, isOn else { return body() }
    withObservationTracking(body) { [weak owner] in
      guard let owner else { return }
      MainQueue.run { invalidate(owner) }
    }
  }
}
