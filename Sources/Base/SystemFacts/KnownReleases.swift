/// The existing releases of iOS and iPadOS, and those whose numbers the facts contain.
///
/// A release whose numbers are incomplete, or not yet collected, can be simulated nevertheless:
/// facts then use the newest value they have.
package struct KnownReleases: Sendable {
  /// The oldest version with collected numbers.
  package let oldest: OSVersion
  /// The newest version with collected numbers, which devices run by default.
  package let newestCollected: OSVersion
  /// The newest existing version.
  package let newest: OSVersion

  package init(oldest: OSVersion, newestCollected: OSVersion, newest: OSVersion) {
    self.oldest = oldest
    self.newestCollected = newestCollected
    self.newest = newest
  }

  package static let standard = KnownReleases(
    oldest: OSVersion(7), newestCollected: OSVersion(26, 1), newest: OSVersion(27, 2))

  /// The releases that devices run; overridden in tests for new releases.
  @TaskLocal package static var current = standard
}
