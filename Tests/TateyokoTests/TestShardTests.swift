import Foundation
import Testing

@testable import Tateyoko

/// Snapshots of a test suite shared out among machines.
@Suite struct TestShardTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func shard(_ text: String?, costs: String? = nil) -> TestShard {
    TestShard { name in
      name == ShardSetting.shardVariable ? text : name == ShardSetting.costsVariable ? costs : nil
    }
  }

  /// The record of an earlier run, in which test n cost n tenths of a second.
  private func costs(tests: Int) throws -> String {
    var record = RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "a test"))
    record.snapshots = (1...tests).map {
      SnapshotRecord(
        id: "test\($0).1", scenario: "CellTests", name: "a", outcome: .equal,
        seconds: Double($0) / 10)
    }
    let file = folder.url.appendingPathComponent("run.json")
    try record.json().write(to: file)
    return file.path
  }

  @Test("each snapshot is in exactly one shard, and those of a test are together", arguments: 1...7)
  func exactlyOne(count: Int) throws {
    for costs in [nil, try costs(tests: 20), "/nowhere/run.json"] {
      let shards = (1...count).map { shard("\($0)/\(count)", costs: costs) }
      #expect(Set(shards.map(\.shard?.plan)).count == 1)
      var used: Set<Int> = []
      // Half of the tests are unknown to the costs.
      for test in 1...40 {
        let owners = (1...5).map { number in
          shards.indices.filter {
            shards[$0].includes(suite: "CellTests", id: "test\(test).\(number)")
          }
        }
        #expect(owners.allSatisfy { $0.count == 1 && $0 == owners[0] })
        used.formUnion(owners[0])
        // A matrix's cells need not stay together.
        for cell in ["iphone-8", "iphone-x"] {
          let owners = shards.filter {
            $0.includes(suite: "CellTests", id: "test\(test).\(cell)", isIndependent: true)
          }
          #expect(owners.count == 1)
        }
      }
      #expect(used.count == count)
    }
  }

  @Test func costsCutTheSuiteEvenly() throws {
    let shards = try (1...4).map { shard("\($0)/4", costs: try costs(tests: 20)) }
    let loads = shards.map { shard in
      (1...20).reduce(0) { $0 + (shard.includes(suite: "CellTests", id: "test\($1).1") ? $1 : 0) }
    }
    #expect(loads.reduce(0, +) == 210)
    #expect(loads.allSatisfy { (49...56).contains($0) }, "\(loads)")
  }

  private func verify(_ shard: TestShard, _ value: () -> String) -> String? {
    TestShard.$other.withValue(shard) {
      folder.keepingArtifacts {
        verifySnapshot(
          of: value(), as: .lines, named: "text", record: .never,
          snapshotDirectory: folder.url.path, testName: "table()")
      }
    }
  }

  @Test func aSnapshotOfAnotherShardIsNotMade() {
    let shards = (1...2).map { shard("\($0)/2") }
    var made = 0
    let messages = shards.map { shard in
      verify(shard) {
        made += 1
        return "one"
      }
    }
    #expect(made == 1)
    #expect(messages.compactMap(\.self).count == 1, "it has no baseline")
    #expect(verify(shard(nil)) { "one" } != nil)
  }

  @Test("a part that can't be told passes nothing", arguments: ["3/2", "x", "0/0", "1"])
  func nonsense(text: String) throws {
    let message = verify(shard(text)) { "one" }
    #expect(message?.contains("TATEYOKO_SHARD takes a part such as 2/4") == true)
    #expect(message?.contains("“\(text)”") == true)
    let file = folder.url.appendingPathComponent("bad.json")
    try Data("{".utf8).write(to: file)
    let costs = verify(shard("1/1", costs: file.path)) { "one" }
    #expect(costs?.contains("TATEYOKO_COSTS: \(file.path): This is not the record") == true)
  }

  @Test func aScenariosPartsAreInExactlyOneShard() throws {
    let setting = ShardSetting()
    #expect(setting.select(["a": 1]) == nil)
    var seen: [String: Int] = [:]
    let units = Dictionary(uniqueKeysWithValues: (0..<50).map { ("S/\($0)", Double($0 % 5)) })
    for index in 1...3 {
      let part = ShardSetting(RunShard(index: index, count: 3))
      for unit in try #require(part.select(units)).units { seen[unit, default: 0] += 1 }
    }
    #expect(seen.count == 50 && seen.values.allSatisfy { $0 == 1 })
  }
}
