/// Counts obstacles by the files they affect, and by the files without any other obstacle.
struct ObstacleTally<Key: Hashable & Comparable> {
  struct Count {
    var uses = 0
    var files = 0
    var alone = 0
    var places: [String] = []
  }

  /// The maximum number of listed locations per obstacle.
  private static var placeLimit: Int { 5 }

  private(set) var counts: [Key: Count] = [:]

  /// Counts a file.
  ///
  /// - Parameter found: The file's obstacles, with the number of uses and the first line.
  mutating func add(_ path: String, _ found: [Key: (uses: Int, line: Int)]) {
    for (key, use) in found {
      var count = counts[key] ?? Count()
      count.uses += use.uses
      count.files += 1
      if found.count == 1 { count.alone += 1 }
      if count.places.count < Self.placeLimit { count.places.append("\(path):\(use.line)") }
      counts[key] = count
    }
  }

  /// The counts, sorted by the number of affected files.
  var ordered: [(key: Key, count: Count)] {
    counts.sorted {
      ($1.value.files, $1.value.uses, $0.key) < ($0.value.files, $0.value.uses, $1.key)
    }.map { (key: $0.key, count: $0.value) }
  }
}
