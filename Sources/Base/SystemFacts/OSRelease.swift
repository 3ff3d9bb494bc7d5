/// A release of iOS or iPadOS, as far as facts distinguish releases: major and minor number.
///
/// Only a ``ReleaseFact`` compares releases; so that no rule can compare them outside of the
/// tables, a release is neither a number nor comparable outside of this module.
package struct OSRelease: Hashable, Sendable {
  /// A thousand times the major number, plus the minor one.
  @usableFromInline let number: Int32

  init(_ major: Int, _ minor: Int = 0) {
    number = Int32(major * 1000 + minor)
  }

  package init(_ version: OSVersion) {
    self.init(version.major, version.minor)
  }

  /// Earlier than every release in a fact.
  static let first = OSRelease(0)
}

extension OSRelease: CustomStringConvertible {
  /// "11", or "26.1" if the minor number matters.
  package var description: String {
    number % 1000 == 0 ? "\(number / 1000)" : "\(number / 1000).\(number % 1000)"
  }
}

extension OSVersion {
  /// The release that this version belongs to.
  package var release: OSRelease { OSRelease(self) }

  /// Whether this is the same version as another, one of its patches, or an older one.
  package func isWithin(_ last: OSVersion) -> Bool { release.number <= last.release.number }

  /// Whether a release includes what this version introduced.
  package func isPart(of release: OSRelease) -> Bool { self.release.number <= release.number }

  /// Whether the major release exists, or is older than all existing ones.
  package var isOfKnownRelease: Bool { major <= KnownReleases.current.newest.major }

  /// The version whose numbers apply to this one if a fact doesn't list it: an older one if its
  /// numbers aren't collected, or only in part.
  package var versionOfNumbers: OSVersion {
    isWithin(.newestKnown) ? self : .newestKnown
  }
}
