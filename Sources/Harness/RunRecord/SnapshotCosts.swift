/// The costs of snapshots in earlier runs, for sharding.
public struct SnapshotCosts: Sendable {
  private var costs: [String: Double] = [:]
  /// The cost of each unit of work, by `suite/unit`.
  ///
  /// The snapshots of a test belong together, because a later one may depend on an earlier one; so
  /// do the steps of a scenario's screen. A matrix's cells are separate units.
  public private(set) var units: [String: Double] = [:]

  /// Creates empty costs.
  public init() {}

  /// Creates costs from a run's record.
  public init(_ record: RunRecord) {
    for snapshot in record.snapshots {
      guard let seconds = snapshot.seconds, seconds > 0, seconds.isFinite else { continue }
      costs[snapshot.key] = seconds
      let unit =
        snapshot.unit.map { SnapshotCosts.unit($0, of: snapshot.scenario) }
        ?? SnapshotCosts.test(suite: snapshot.scenario, id: snapshot.id)
      units[unit, default: 0] += seconds
    }
    // The last digits of sums depend on the order, and records aren't always in the same one.
    units = units.mapValues { ($0 * 1e4).rounded() / 1e4 }
  }

  public var isEmpty: Bool { costs.isEmpty }

  /// Returns the cost of a snapshot; `nil` if unknown.
  public subscript(scenario: String, id: String) -> Double? {
    costs[SnapshotRecord.key(scenario, id)]
  }

  /// Returns the unit of work that a test's snapshot belongs to.
  public static func test(suite: String, id: String) -> String {
    unit(String(id.prefix { $0 != "." }), of: suite)
  }

  /// Returns the name of a unit of work that is unique across suites.
  public static func unit(_ unit: String, of suite: String) -> String { "\(suite)/\(unit)" }
}
