/// What an app has set in a service of the system, such as the pasteboard.
///
/// It belongs to the simulation; new simulations begin with a copy of what was set around them, as
/// with appearance proxies.
@preconcurrency @MainActor
package protocol SystemService: AnyObject {
  init()
  func copy() -> Self
  /// Whether the app has done nothing with it.
  var isUntouched: Bool { get }
}

/// The services of one simulation, each made when it is first asked for.
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
  /// The simulation's service of a kind.
  package func service<S: SystemService>(_ type: S.Type) -> S {
    appState.services.service(type)
  }
}
