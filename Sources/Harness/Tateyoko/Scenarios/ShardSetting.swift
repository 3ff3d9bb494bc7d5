import Foundation
import Report
import RunRecord

/// The shard of a suite that this machine runs, and the costs used to divide the suite.
///
/// Test processes are configured by the environment: `TATEYOKO_SHARD=2/4`, and `TATEYOKO_COSTS`
/// with the `run.json` of an earlier run. The command line has corresponding options.
public struct ShardSetting: Sendable {
  /// The shard; `nil` for the whole suite.
  public var shard: RunShard?
  /// The costs of snapshots in an earlier run.
  public var costs: SnapshotCosts
  /// The division of the whole suite that a scenario is part of; `nil` if there are only scenarios,
  /// or if costs are unknown.
  private(set) var plan: ShardPlan?

  /// Creates a setting for a shard, or for the whole suite.
  public init(_ shard: RunShard? = nil, costs: SnapshotCosts = SnapshotCosts()) {
    self.shard = shard
    self.costs = costs
  }

  /// The environment variable with the shard, such as `2/4`.
  public static let shardVariable = "TATEYOKO_SHARD"
  /// The environment variable with the path of an earlier run's record, used as costs.
  public static let costsVariable = "TATEYOKO_COSTS"

  /// Why the shard is unknown; then nothing may be considered passed.
  public struct Problem: Error, Sendable, CustomStringConvertible {
    /// A description of the problem.
    public var description: String
  }

  /// Parses a shard such as `2/4` and reads a file of costs.
  ///
  /// A missing file of costs is no problem, because there is none before the first run; an
  /// unreadable one is, because other machines may be able to read it and would then divide the
  /// suite differently.
  ///
  /// - Parameters:
  ///   - shard: The shard, or `nil`.
  ///   - costs: The path of a run's record or of its folder, or `nil`.
  ///   - names: The names of the two in a problem.
  /// - Throws: A ``Problem`` if the shard is invalid or the costs can't be read.
  public init(
    shard: String?, costs: String?, names: (shard: String, costs: String)
  ) throws(Problem) {
    self.init()
    if let shard {
      guard let parsed = RunShard(shard) else {
        throw Problem(
          description:
            "\(names.shard) takes a shard such as 2/4, with numbers from 1 to "
            + "\(RunShard.maximumCount), not “\(shard)”.")
      }
      self.shard = parsed
    }
    guard let costs else { return }
    var file = URL(fileURLWithPath: costs)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { file.appendPathComponent(RunRecord.fileName) }
    do {
      self.costs = SnapshotCosts(
        try RunRecord(
          json: try ForeignFile.read(file, maximumSize: ForeignFile.maximumRecordSize)))
    } catch let error as ForeignFile.Problem where !error.isMissing {
      throw Problem(
        description: "\(names.costs): \(file.path) can't be read: \(error.reason).")
    } catch let error as RunRecordError {
      throw Problem(description: "\(names.costs): \(file.path): \(error)")
    } catch {
      throw Problem(description: "\(names.costs): \(file.path) can't be read.")
    }
  }

  /// Reads the shard from the environment.
  static func read(environment: (String) -> String?) throws(Problem) -> ShardSetting {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    var setting = try ShardSetting(
      shard: value(shardVariable), costs: value(costsVariable),
      names: (shardVariable, costsVariable))
    if let shard = setting.shard, !setting.costs.isEmpty {
      setting.plan = ShardPlan(costs: setting.costs.units, count: shard.count)
    }
    return setting
  }

  /// Distributes units of work and returns the names of the shard's units.
  ///
  /// - Parameter units: The cost of each unit, 0 if unknown.
  /// - Returns: The shard's units, and the shard with the plan that divided them.
  func select(_ units: [String: Double]) -> (units: Set<String>, shard: RunShard)? {
    guard var shard else { return nil }
    // A test suite may have many scenarios with few units each, divided one by one.
    let plan = plan ?? ShardPlan(costs: units, count: shard.count, start: units.keys.min())
    shard.plan = plan.digest
    return (Set(units.keys.filter { plan.shard(of: $0) == shard.index }), shard)
  }
}

/// The shard of the test suite that a session runs.
///
/// The snapshots of a test function stay together, because an earlier one may have rotated the
/// device for a later one; a matrix's cells need not. The set of snapshots isn't known in advance:
/// those with known costs are distributed by cost, the others by name.
struct TestShard: Sendable {
  /// The shard, with the plan that divided the suite.
  let shard: RunShard?
  private let plan: ShardPlan?
  /// The shard that scenarios use, or why it is unknown.
  let setting: Result<ShardSetting, ShardSetting.Problem>

  /// Why the shard is unknown.
  var problem: String? {
    if case .failure(let problem) = setting { problem.description } else { nil }
  }

  /// Reads the shard from the environment.
  init(environment: (String) -> String?) {
    setting = Result { () throws(ShardSetting.Problem) in
      try ShardSetting.read(environment: environment)
    }
    guard let setting = try? setting.get(), var shard = setting.shard else {
      (shard, plan) = (nil, nil)
      return
    }
    let plan = setting.plan ?? ShardPlan(costs: [:], count: shard.count)
    shard.plan = plan.digest
    (self.shard, self.plan) = (shard, plan)
  }

  /// The whole suite.
  init() { self.init { _ in nil } }

  /// Whether a snapshot of a test belongs to the shard.
  ///
  /// - Parameter isIndependent: Whether it need not stay with the test's other snapshots.
  func includes(suite: String, id: String, isIndependent: Bool = false) -> Bool {
    guard let shard, let plan else { return true }
    let unit =
      isIndependent
      ? SnapshotCosts.unit(id, of: suite) : SnapshotCosts.test(suite: suite, id: id)
    return plan.shard(of: unit) == shard.index
  }
}
