/// The releases of iOS and iPadOS that there are, and those whose numbers the facts have.
///
/// A release whose numbers are collected in part, or not yet, can be simulated all the same: a fact
/// answers with the newest value it has.
package struct KnownReleases: Sendable {
  /// The oldest version whose numbers are collected.
  package let oldest: OSVersion
  /// The newest version whose numbers are collected; devices run it unless another one is asked for.
  package let newestCollected: OSVersion
  /// The newest version that there is.
  package let newest: OSVersion

  package init(oldest: OSVersion, newestCollected: OSVersion, newest: OSVersion) {
    self.oldest = oldest
    self.newestCollected = newestCollected
    self.newest = newest
  }

  package static let standard = KnownReleases(
    oldest: OSVersion(7), newestCollected: OSVersion(26, 1), newest: OSVersion(27, 2))

  /// The releases that devices run; other ones in tests of what a new release needs.
  @TaskLocal package static var current = standard
}
