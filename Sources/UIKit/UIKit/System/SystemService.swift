/// The state of a system service that an app has set, such as the pasteboard.
///
/// It belongs to the simulation; new simulations begin with a copy of the surrounding state, as
/// with appearance proxies.
@preconcurrency @MainActor
package protocol SystemService: AnyObject {
  init()
  func copy() -> Self
  /// Whether the app hasn't used it.
  var isUntouched: Bool { get }
}

/// The services of one simulation, each created on first access.
@MainActor
struct SystemServices {
  private var made: [ObjectIdentifier: any SystemService] = [:]

  var isUntouched: Bool { made.values.allSatisfy(\.isUntouched) }

  mutating func service<S: SystemService>(_ type: S.Type) -> S {
    if let found = made[ObjectIdentifier(type)] as? S { return found }
    let service = S()
    made[ObjectIdentifier(type)] = service
    return service
  }

  func copy() -> SystemServices {
    var copy = SystemServices()
    copy.made = made.mapValues { $0.copy() as any SystemService }
    return copy
  }
}

extension SimulationHost {
  /// Returns the simulation's service of a kind.
  package func service<S: SystemService>(_ type: S.Type) -> S {
    appState.services.service(type)
  }
}
