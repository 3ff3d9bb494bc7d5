import Synchronization

/// The major version of the simulated iOS, for values that change between releases.
///
/// Colours and fonts are resolved on any thread, so the number is kept here and not with the
/// main-actor host, which writes it whenever it becomes current.
package enum SystemRelease {
  /// Newest release the tables know.
  package static let newest = 26

  private static let storage = Atomic<Int>(newest)

  /// Major version of the simulation that is current; 26 before there is one.
  package static var major: Int {
    get { storage.load(ordering: .relaxed) }
    set { storage.store(newValue, ordering: .relaxed) }
  }
}
