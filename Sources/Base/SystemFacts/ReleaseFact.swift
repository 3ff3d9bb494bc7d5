/// A fact that changed between releases of the OS: its values, each with the release that
/// introduced it, its source and its certainty.
///
/// The first value also applies to everything older than its release.
package struct ReleaseFact<Value: FactValue>: Sendable {
  /// A readable description of the fact.
  package let what: String
  /// The values' origins, oldest first.
  package let origins: [FactOrigin]
  /// The number of each value's first release, in ascending order; the first value's is zero.
  @usableFromInline let starts: [Int32]
  @usableFromInline let values: [Value]

  /// A value, and the first release with it.
  package struct Entry: Sendable {
    let value: Value
    let origin: FactOrigin

    /// Returns a value for a release and later ones.
    ///
    /// - Parameters:
    ///   - release: The major number.
    ///   - minor: The minor number.
    static func since(
      _ release: Int, minor: Int = 0, _ value: Value, _ source: String, _ sureness: Sureness
    ) -> Entry {
      Entry(
        value: value,
        origin: FactOrigin(since: OSRelease(release, minor), source: source, sureness: sureness))
    }
  }

  /// - Parameter entries: The values, oldest first, and at least one.
  init(_ what: String, _ entries: Entry...) {
    self.what = what
    origins = entries.map(\.origin)
    values = entries.map(\.value)
    starts = entries.indices.map {
      $0 == 0 ? OSRelease.first.number : entries[$0].origin.since.number
    }
  }

  /// Returns the value for a release.
  ///
  /// Inlined, because layout accesses it for each row and each view.
  @inlinable package subscript(release: OSRelease) -> Value {
    var index = starts.count - 1
    while index > 0, starts[index] > release.number { index -= 1 }
    return values[index]
  }
}

/// The origin of a fact's value.
package struct FactOrigin: Hashable, Sendable {
  /// The first release with the value.
  package let since: OSRelease
  package let source: String
  package let sureness: Sureness
}

extension ReleaseFact where Value == Bool {
  /// Creates a fact that became true with a release.
  init(_ what: String, since release: Int, _ source: String, _ sureness: Sureness) {
    self.init(
      what, .since(Self.oldest, false, source, sureness), .since(release, true, source, sureness))
  }

  /// Creates a fact that was true until a release.
  init(_ what: String, until release: Int, _ source: String, _ sureness: Sureness) {
    self.init(
      what, .since(Self.oldest, true, source, sureness), .since(release, false, source, sureness))
  }

  /// Creates a fact that became true with a release and was true until another.
  init(_ what: String, in releases: Range<Int>, _ source: String, _ sureness: Sureness) {
    self.init(
      what, .since(Self.oldest, false, source, sureness),
      .since(releases.lowerBound, true, source, sureness),
      .since(releases.upperBound, false, source, sureness))
  }

  private static var oldest: Int { OSVersion.oldestKnown.major }
}
