import Foundation
import Testing

@testable import RunRecord

/// Work distribution: everything once, evenly, and the same everywhere.
@Suite struct ShardPlanTests {
  /// Pseudorandom numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func costs(_ count: Int, seed: UInt64) -> [String: Double] {
    var numbers = Numbers(state: seed)
    return Dictionary(
      uniqueKeysWithValues: (0..<count).map {
        ("S/test\($0)", $0 % 7 == 0 ? 0 : Double.random(in: 0.001...2, using: &numbers))
      })
  }

  @Test("each unit is in exactly one shard, whatever the costs, known or not", arguments: 1...24)
  func exactlyOne(seed: Int) {
    let costs = costs(seed * 13, seed: UInt64(seed))
    let count = seed % 9 + 1
    // Half of the units are unknown to the plan, like tests added since the costs were measured.
    let units = costs.keys.sorted() + (0..<50).map { "New/test\($0)" }
    var seen: [String: Int] = [:]
    for shard in 1...count {
      // Each machine makes its own plan.
      let plan = ShardPlan(costs: costs, count: count)
      for unit in units where plan.shard(of: unit) == shard { seen[unit, default: 0] += 1 }
    }
    #expect(seen.count == units.count)
    #expect(seen.values.allSatisfy { $0 == 1 })
  }

  @Test("no shard exceeds 4/3 of the best plan's", arguments: 1...24)
  func evenness(seed: Int) throws {
    let costs = costs(seed * 29, seed: UInt64(seed) &* 977)
    let count = seed % 7 + 1
    let plan = ShardPlan(costs: costs, count: count)
    // The best plan can't be below the average, the most expensive unit, or two of the most expensive n + 1.
    let sorted = plan.loads.reduce(0, +)
    let known = costs.values.filter { $0 > 0 }.sorted(by: >)
    var bound = max(sorted / Double(count), known[0])
    if known.count > count { bound = max(bound, known[count - 1] + known[count]) }
    #expect(try #require(plan.loads.max()) <= bound * 4 / 3 + 1e-9)
    #expect(plan.loads.count == count)
    // And its reported costs match its totals.
    var loads = [Double](repeating: 0, count: count)
    for (unit, cost) in costs where cost > 0 { loads[plan.shard(of: unit) - 1] += cost }
    let unknown = costs.count { $0.value == 0 }
    let median = costs.values.filter { $0 > 0 }.sorted()[known.count / 2]
    let counted = zip(plan.loads, loads).map { ($0 - $1) / median }
    #expect(counted.allSatisfy { abs($0 - $0.rounded()) < 1e-6 && $0 > -1e-6 })
    #expect(Int(counted.reduce(0, +).rounded()) == unknown)
  }

  @Test func theOrderOfTheUnitsDoesNotMatter() {
    let costs = costs(300, seed: 5)
    let one = ShardPlan(costs: costs, count: 5)
    var reversed: [String: Double] = [:]
    for (name, cost) in costs.sorted(by: { $0.key > $1.key }) { reversed[name] = cost }
    let other = ShardPlan(costs: reversed, count: 5)
    #expect(one.digest == other.digest)
    #expect(costs.keys.allSatisfy { one.shard(of: $0) == other.shard(of: $0) })
  }

  @Test func aPlanKnowsWhatItWasMadeFrom() {
    let plan = ShardPlan(costs: ["a": 1, "b": 2], count: 2)
    #expect(plan.digest != ShardPlan(costs: ["a": 1, "b": 3], count: 2).digest)
    #expect(plan.digest != ShardPlan(costs: ["a": 1, "c": 2], count: 2).digest)
    #expect(plan.digest != ShardPlan(costs: ["a": 1, "b": 2], count: 3).digest)
    #expect(plan.digest.count == 16)
  }

  /// Machines with different versions of anything must agree, so these numbers must never change.
  @Test func namesGoWhereTheyAlwaysWent() {
    #expect((0..<8).map { ShardPlan.shard(named: "S/test\($0)", count: 4) } == Self.always)
    let plan = ShardPlan(costs: [:], count: 4)
    #expect((0..<8).map { plan.shard(of: "S/test\($0)") } == Self.always)
    var counts = [0, 0, 0, 0]
    for index in 0..<4000 { counts[ShardPlan.shard(named: "S/t\(index)", count: 4) - 1] += 1 }
    #expect(counts.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  private static let always = [2, 2, 2, 4, 1, 3, 4, 4]

  @Test func withoutCostsTheNumberOfUnitsIsShared() {
    let plan = ShardPlan(
      costs: Dictionary(uniqueKeysWithValues: (0..<10).map { ("u\($0)", 0) }), count: 3)
    #expect(plan.loads == [4, 3, 3])
  }

  @Test func costsComeFromARecord() {
    func snapshot(_ id: String, _ seconds: Double?) -> SnapshotRecord {
      var snapshot = RunRecordTests.snapshot(id, "CellTests")
      snapshot.seconds = seconds
      return snapshot
    }
    let record = RunRecord(
      header: RunRecordTests.header,
      snapshots: [
        snapshot("testCell.1", 0.1), snapshot("testCell.wide", 0.2), snapshot("testOther.1", 4),
        snapshot("testNone.1", nil), snapshot("testNone.2", -3), snapshot("testNone.3", .nan),
      ])
    let costs = SnapshotCosts(record)
    #expect(costs["CellTests", "testCell.wide"] == 0.2)
    #expect(costs["CellTests", "testNone.2"] == nil)
    #expect(costs.units == ["CellTests/testCell": 0.3, "CellTests/testOther": 4])
    #expect(SnapshotCosts().isEmpty)
  }

  @Test func whatNamesItsUnitCountsForThatAlone() {
    func snapshot(_ id: String, _ seconds: Double, _ unit: String?) -> SnapshotRecord {
      var snapshot = RunRecordTests.snapshot(id, "CellTests")
      snapshot.seconds = seconds
      snapshot.unit = unit
      return snapshot
    }
    let snapshots = [
      snapshot("testCell.1", 0.1, nil), snapshot("testCell.iphone-x", 3, "testCell.iphone-x"),
      snapshot("D4.iphone-8.one", 1, "D4.iphone-8"), snapshot("D4.iphone-8.two", 2, "D4.iphone-8"),
    ]
    let costs = [snapshots, snapshots.reversed()].map {
      SnapshotCosts(RunRecord(header: RunRecordTests.header, snapshots: $0)).units
    }
    #expect(
      costs[0] == [
        "CellTests/testCell": 0.1, "CellTests/testCell.iphone-x": 3, "CellTests/D4.iphone-8": 3,
      ])
    #expect(costs[0] == costs[1])
  }

  @Test("small plans that are split separately don't all begin with the same shard")
  func startsAreSpread() {
    var counts = [0, 0, 0, 0]
    for number in 0..<40 {
      let unit = "Scenario\(number)/home"
      let plan = ShardPlan(costs: [unit: 1], count: 4, start: unit)
      counts[plan.shard(of: unit) - 1] += 1
      #expect(plan.digest == ShardPlan(costs: [unit: 1], count: 4).digest)
    }
    #expect(counts.allSatisfy { (5...15).contains($0) }, "\(counts)")
    let plan = ShardPlan(
      costs: Dictionary(uniqueKeysWithValues: (0..<10).map { ("u\($0)", 0) }), count: 3, start: "x")
    #expect(plan.loads.sorted() == [3, 3, 4])
  }
}
