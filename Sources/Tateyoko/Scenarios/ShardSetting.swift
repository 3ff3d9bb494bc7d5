import Foundation
import Report
import RunRecord

/// The part of a suite that this machine runs, and the costs by which the suite is cut.
///
/// Test processes are configured by the environment: `TATEYOKO_SHARD=2/4`, and `TATEYOKO_COSTS`
/// with the `run.json` of an earlier run. The command line has options for it.
public struct ShardSetting: Sendable {
  /// The part; nil for the whole suite.
  public var shard: RunShard?
  /// What snapshots cost in an earlier run.
  public var costs: SnapshotCosts
  /// How the whole suite is cut, of which a scenario is a part; nil where scenarios are all there
  /// is, or nothing is known of costs.
  private(set) var plan: ShardPlan?

  /// The whole suite, or a part of it.
  public init(_ shard: RunShard? = nil, costs: SnapshotCosts = SnapshotCosts()) {
    self.shard = shard
    self.costs = costs
  }

  public static let shardVariable = "TATEYOKO_SHARD"
  public static let costsVariable = "TATEYOKO_COSTS"

  /// Why the part is unknown: then nothing may be taken for passed.
  public struct Problem: Error, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// Reads a part such as `2/4` and a file of costs.
  ///
  /// A file of costs that isn't there is no problem, as there is none before the first run; one
  /// that can't be read is, because other machines may be able to, and cut the suite otherwise.
  ///
  /// - Parameters:
  ///   - shard: The part, or nil.
  ///   - costs: The path of a run's record or of its folder, or nil.
  ///   - names: What to call the two in a problem.
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

  /// The part that the environment asks for.
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

  /// Shares units of work out and returns the names of those that belong to the part.
  ///
  /// - Parameter units: What each unit cost, 0 where that is unknown.
  /// - Returns: The units of the part, and the part with what it was cut by.
  func select(_ units: [String: Double]) -> (units: Set<String>, shard: RunShard)? {
    guard var shard else { return nil }
    // A test suite may have many scenarios with few units each, cut one by one.
    let plan = plan ?? ShardPlan(costs: units, count: shard.count, start: units.keys.min())
    shard.plan = plan.digest
    return (Set(units.keys.filter { plan.shard(of: $0) == shard.index }), shard)
  }
}

/// The part of the test suite that a session runs.
///
/// The snapshots of one test function stay together, as an earlier one may have turned the device
/// for a later one; a matrix's cells need not. Which snapshots there are isn't known beforehand:
/// those with known costs are shared out by them, the others by their names.
struct TestShard: Sendable {
  /// The part, with what the suite was cut by.
  let shard: RunShard?
  private let plan: ShardPlan?
  /// The part as scenarios are cut by it, or why it is unknown.
  let setting: Result<ShardSetting, ShardSetting.Problem>

  /// Why the part is unknown.
  var problem: String? {
    if case .failure(let problem) = setting { problem.description } else { nil }
  }

  /// The part that the environment asks for.
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

  /// Whether a snapshot of a test belongs to the part.
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
