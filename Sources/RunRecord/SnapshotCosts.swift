/// What snapshots cost in earlier runs, for sharing them out.
public struct SnapshotCosts: Sendable {
  private var costs: [String: Double] = [:]
  /// What each unit of work cost, by `suite/unit`.
  ///
  /// The snapshots of one test belong together, as an earlier one may leave something for a later
  /// one to build on; so do the steps of a scenario's screen. A matrix's cells are units of their
  /// own.
  public private(set) var units: [String: Double] = [:]

  /// Costs of which nothing is known.
  public init() {}

  /// The snapshots' costs according to a run's record.
  public init(_ record: RunRecord) {
    for snapshot in record.snapshots {
      guard let seconds = snapshot.seconds, seconds > 0, seconds.isFinite else { continue }
      costs[snapshot.key] = seconds
      let unit =
        snapshot.unit.map { SnapshotCosts.unit($0, of: snapshot.scenario) }
        ?? SnapshotCosts.test(suite: snapshot.scenario, id: snapshot.id)
      units[unit, default: 0] += seconds
    }
    // Sums depend on their order in the last digits, and records are not always in the same.
    units = units.mapValues { ($0 * 1e4).rounded() / 1e4 }
  }

  public var isEmpty: Bool { costs.isEmpty }

  /// What a snapshot cost; nil where that is unknown.
  public subscript(scenario: String, id: String) -> Double? {
    costs[SnapshotRecord.key(scenario, id)]
  }

  /// The unit of work that a test's snapshot belongs to.
  public static func test(suite: String, id: String) -> String {
    unit(String(id.prefix { $0 != "." }), of: suite)
  }

  /// The name of a unit of work among those of all suites.
  public static func unit(_ unit: String, of suite: String) -> String { "\(suite)/\(unit)" }
}
