import Foundation

/// The state of a hinge at the time of an update.
@preconcurrency @MainActor
open class UIHinge: NSObject, NSCopying {
  /// How far a hinge is open, as the system classifies it.
  public enum Status: Int, Hashable, Sendable {
    case unknown = 0
    case closed = 1
    case partiallyOpen = 2
    /// Open as far as the device allows.
    case fullyOpen = 3
  }

  private let state: HingeState

  init(_ state: HingeState) {
    self.state = state
    super.init()
  }

  /// How far the hinge is open; prefer it over ``angle``, since the system determines its
  /// thresholds.
  open var status: Status { state.status }
  /// The angle between the halves, in radians: 0 closed, π flat.
  open var angle: CGFloat { state.angle }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIHinge else { return false }
    return state == other.state
  }

  open override nonisolated var hash: Int { state.hashValue }
}

/// The state of a device's hinge.
struct HingeState: Hashable, Sendable {
  var status: UIHinge.Status
  /// Between 0 for closed and π for flat, in radians.
  var angle: CGFloat
}
