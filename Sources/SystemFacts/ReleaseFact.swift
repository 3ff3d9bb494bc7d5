/// Something that changed between releases of the OS: its values, each with the release from which
/// it holds, its source and how sure it is.
///
/// The first value holds for everything older than the first release named, too.
package struct ReleaseFact<Value: FactValue>: Sendable {
  /// A readable description of the fact.
  package let what: String
  /// The values' origins, oldest first.
  package let origins: [FactOrigin]
  /// The number of each value's first release, ascending; the first value's is zero.
  @usableFromInline let starts: [Int32]
  @usableFromInline let values: [Value]

  /// A value, and the first release that has it.
  package struct Entry: Sendable {
    let value: Value
    let origin: FactOrigin

    /// A value of a release and later ones.
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

  /// - Parameter entries: Oldest first, and at least one.
  init(_ what: String, _ entries: Entry...) {
    self.what = what
    origins = entries.map(\.origin)
    values = entries.map(\.value)
    starts = entries.indices.map {
      $0 == 0 ? OSRelease.first.number : entries[$0].origin.since.number
    }
  }

  /// The value of a release.
  ///
  /// Inlined, because layouts ask for each row and each view.
  @inlinable package subscript(release: OSRelease) -> Value {
    var index = starts.count - 1
    while index > 0, starts[index] > release.number { index -= 1 }
    return values[index]
  }
}

/// Where a value of a fact comes from.
package struct FactOrigin: Hashable, Sendable {
  /// The first release that has the value.
  package let since: OSRelease
  package let source: String
  package let sureness: Sureness
}

extension ReleaseFact where Value == Bool {
  /// Something that began with a release.
  init(_ what: String, since release: Int, _ source: String, _ sureness: Sureness) {
    self.init(
      what, .since(Self.oldest, false, source, sureness), .since(release, true, source, sureness))
  }

  /// Something that ended with a release.
  init(_ what: String, until release: Int, _ source: String, _ sureness: Sureness) {
    self.init(
      what, .since(Self.oldest, true, source, sureness), .since(release, false, source, sureness))
  }

  /// Something that began with a release and ended with another.
  init(_ what: String, in releases: Range<Int>, _ source: String, _ sureness: Sureness) {
    self.init(
      what, .since(Self.oldest, false, source, sureness),
      .since(releases.lowerBound, true, source, sureness),
      .since(releases.upperBound, false, source, sureness))
  }

  private static var oldest: Int { OSVersion.oldestKnown.major }
}
