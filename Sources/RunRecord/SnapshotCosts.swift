/// What snapshots cost in earlier runs, for sharing them out.
public struct SnapshotCosts: Sendable {
  private var costs: [String: Double] = [:]

  /// Costs of which nothing is known.
  public init() {}

  /// What a run's record says of its snapshots' costs.
  public init(_ record: RunRecord) {
    for snapshot in record.snapshots {
      guard let seconds = snapshot.seconds, seconds > 0, seconds.isFinite else { continue }
      costs[SnapshotCosts.key(snapshot.scenario, snapshot.id)] = seconds
    }
  }

  public var isEmpty: Bool { costs.isEmpty }

  /// What a snapshot cost; nil where that is unknown.
  public subscript(scenario: String, id: String) -> Double? {
    costs[SnapshotCosts.key(scenario, id)]
  }

  /// What the snapshots of each test cost together, by `suite/function`.
  ///
  /// The snapshots of one test belong together, as an earlier one may leave something for a later
  /// one to build on. Their ids begin with the test's function.
  public var tests: [String: Double] {
    var result: [String: Double] = [:]
    for (key, seconds) in costs {
      guard let slash = key.firstIndex(of: "\u{0}") else { continue }
      let id = key[key.index(after: slash)...]
      let test = SnapshotCosts.test(suite: String(key[..<slash]), id: String(id))
      result[test, default: 0] += seconds
    }
    // Sums depend on their order in the last digits, and this one is a dictionary's.
    return result.mapValues { ($0 * 1e4).rounded() / 1e4 }
  }

  /// The unit of work that a test's snapshot belongs to.
  public static func test(suite: String, id: String) -> String {
    "\(suite)/\(id.prefix { $0 != "." })"
  }

  private static func key(_ scenario: String, _ id: String) -> String { "\(scenario)\u{0}\(id)" }
}
