import Devices
import Foundation
import StringTables
import Synchronization

/// The state of a simulation that any thread may read, while the simulation itself is isolated to
/// the main actor.
final class PublishedWorld: Sendable {
  /// The state of the default simulation.
  static let standard = PublishedWorld(.initial, WorldScope.Defaults())

  private let storedTraits: Mutex<UITraitCollection>
  let locale: Locale
  let timeZone: TimeZone
  let pseudoLanguage: PseudoLanguage?

  init(_ traits: UITraitCollection, _ defaults: WorldScope.Defaults) {
    storedTraits = Mutex(traits)
    locale = defaults.locale
    timeZone = defaults.timeZone
    pseudoLanguage = defaults.pseudoLanguage
  }

  /// Creates the state that a scope's default simulation would publish.
  convenience init(_ defaults: WorldScope.Defaults) {
    let os = defaults.os ?? defaults.device.newestOS
    self.init(
      .screen(
        defaults.device.screen(os: os, orientation: .portrait), device: defaults.device,
        release: os.release), defaults)
  }

  /// The screen's traits.
  var traits: UITraitCollection {
    get { storedTraits.withLock { $0 } }
    set { storedTraits.withLock { $0 = newValue } }
  }
}
