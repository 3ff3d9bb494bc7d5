/// A release of iOS or iPadOS, as far as facts distinguish releases: major and minor number.
///
/// What it numbers is asked of a ``ReleaseFact`` only; so that no rule can compare releases beside
/// the tables, a release is neither a number nor comparable outside of this room.
package struct OSRelease: Hashable, Sendable {
  /// A thousand times the major number, and the minor one.
  @usableFromInline let number: Int32

  init(_ major: Int, _ minor: Int = 0) {
    number = Int32(major * 1000 + minor)
  }

  package init(_ version: OSVersion) {
    self.init(version.major, version.minor)
  }

  /// Before every release that a fact names.
  static let first = OSRelease(0)
}

extension OSRelease: CustomStringConvertible {
  /// "11", or "26.1" where the minor number counts.
  package var description: String {
    number % 1000 == 0 ? "\(number / 1000)" : "\(number / 1000).\(number % 1000)"
  }
}

extension OSVersion {
  /// The release that this is a version of.
  package var release: OSRelease { OSRelease(self) }

  /// Whether this is a version, or a patch of a version, that is not newer than another.
  package func isWithin(_ last: OSVersion) -> Bool { release.number <= last.release.number }

  /// Whether what this version brought is there in a release.
  package func isPart(of release: OSRelease) -> Bool { self.release.number <= release.number }

  /// Whether the major release is one that there is, or older than all that are.
  package var isOfKnownRelease: Bool { major <= KnownReleases.current.newest.major }

  /// The version whose numbers hold for this one where a fact has none of its own: an older one
  /// where its numbers are not collected, or only in part.
  package var versionOfNumbers: OSVersion {
    isWithin(.newestKnown) ? self : .newestKnown
  }
}
