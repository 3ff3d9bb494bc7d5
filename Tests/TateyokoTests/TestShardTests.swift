import Foundation
import Testing

@testable import Tateyoko

/// A test suite's snapshots distributed among machines.
@Suite struct TestShardTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func shard(_ text: String?, costs: String? = nil) -> TestShard {
    TestShard { name in
      name == ShardSetting.shardVariable ? text : name == ShardSetting.costsVariable ? costs : nil
    }
  }

  /// The record of an earlier run; test n took n tenths of a second.
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

  @Test("each snapshot is in exactly one shard, and a test's are together", arguments: 1...7)
  func exactlyOne(count: Int) throws {
    for costs in [nil, try costs(tests: 20), "/nowhere/run.json"] {
      let shards = (1...count).map { shard("\($0)/\(count)", costs: costs) }
      #expect(Set(shards.map(\.shard?.plan)).count == 1)
      var used: Set<Int> = []
      // The costs don't include half of the tests.
      for test in 1...40 {
        let owners = (1...5).map { number in
          shards.indices.filter {
            shards[$0].includes(suite: "CellTests", id: "test\(test).\(number)")
          }
        }
        #expect(owners.allSatisfy { $0.count == 1 && $0 == owners[0] })
        used.formUnion(owners[0])
        // A matrix's cells may be in different shards.
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

  /// An uneven suite as a run records it: a matrix of 60 cells, with every sixth costing 30 times as much as
  /// the others, and 12 tests.
  private func unevenSuite() throws -> (file: String, cells: [String: Double], tests: [Double]) {
    var record = RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "a test"))
    var cells: [String: Double] = [:]
    for cell in 0..<60 {
      cells["testScreen.cell-\(cell)"] = cell % 6 == 0 ? 1.5 : 0.05
    }
    for (id, seconds) in cells {
      var snapshot = SnapshotRecord(
        id: id, scenario: "CellTests", name: id, outcome: .equal, seconds: seconds)
      snapshot.unit = id
      record.snapshots.append(snapshot)
    }
    let tests = (1...12).map { Double($0) / 10 }
    for (index, seconds) in tests.enumerated() {
      record.snapshots.append(
        SnapshotRecord(
          id: "test\(index).1", scenario: "CellTests", name: "a", outcome: .equal,
          seconds: seconds))
    }
    let file = folder.url.appendingPathComponent("run.json")
    try record.json().write(to: file)
    return (file.path, cells, tests)
  }

  @Test("a matrix's cells are distributed by their costs, and without them by their names")
  func cellsAreCutByCosts() throws {
    let suite = try unevenSuite()
    func loads(costs: String?) -> [Double] {
      let shards = (1...4).map { shard("\($0)/4", costs: costs) }
      for id in suite.cells.keys {
        let owners = shards.filter { $0.includes(suite: "CellTests", id: id, isIndependent: true) }
        #expect(owners.count == 1)
      }
      return shards.map { shard in
        var load = 0.0
        for (id, seconds) in suite.cells
        where shard.includes(suite: "CellTests", id: id, isIndependent: true) { load += seconds }
        for (index, seconds) in suite.tests.enumerated()
        where shard.includes(suite: "CellTests", id: "test\(index).1") { load += seconds }
        return load
      }
    }
    let mean = (suite.cells.values.reduce(0, +) + suite.tests.reduce(0, +)) / 4
    let byCosts = loads(costs: suite.file)
    let byNames = loads(costs: nil)
    #expect(try #require(byCosts.max()) <= mean * 1.05, "\(byCosts), mean \(mean)")
    #expect(try #require(byNames.max()) > mean * 1.2, "the example is not uneven: \(byNames)")
    // A cell added since is assigned by its name, to one shard.
    let shards = (1...4).map { shard("\($0)/4", costs: suite.file) }
    #expect(
      shards.count {
        $0.includes(suite: "CellTests", id: "testScreen.cell-60", isIndependent: true)
      } == 1)
  }

  @Test func theScenariosOfASuiteAreCutTogetherByTheirCosts() throws {
    var record = RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "a test"))
    // Twelve scenarios with a screen each, whose steps cost a tenth of a second or more.
    for scenario in 1...12 {
      for step in 1...2 {
        var snapshot = SnapshotRecord(
          id: "home.iphone-8.\(step)", scenario: "S\(scenario)", name: "home", outcome: .equal,
          seconds: Double(scenario) / 20)
        snapshot.unit = "home.iphone-8"
        record.snapshots.append(snapshot)
      }
    }
    let file = folder.url.appendingPathComponent("run.json")
    try record.json().write(to: file)
    for costs in [file.path, nil] {
      var loads = [0, 0, 0]
      for index in 1...3 {
        let setting = try ShardSetting.read { name in
          name == ShardSetting.shardVariable
            ? "\(index)/3" : name == ShardSetting.costsVariable ? costs : nil
        }
        for scenario in 1...12 {
          let unit = "S\(scenario)/home.iphone-8"
          let part = try #require(setting.select([unit: 1]))
          if part.units == [unit] { loads[index - 1] += scenario }
        }
      }
      #expect(loads.reduce(0, +) == 78, "each is in one shard")
      if costs != nil {
        #expect(loads.allSatisfy { (25...27).contains($0) }, "\(loads)")
      } else {
        #expect(loads.allSatisfy { $0 < 78 }, "not all begin with the same shard: \(loads)")
      }
    }
  }

  @Test func whatIsNoFileOfCostsIsRefusedAtOnce() throws {
    let pipe = folder.url.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(shard("1/2", costs: pipe).problem?.contains("it is not a regular file") == true)
  }

  private func verify(_ shard: TestShard, _ value: () -> String) -> String? {
    folder.beginRun(shard: shard)
    return folder.keepingArtifacts {
      verifySnapshot(
        of: value(), as: .lines, named: "text", record: .never,
        snapshotDirectory: folder.url.path, testName: "table()")
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

  @Test("an unknown shard passes nothing", arguments: ["3/2", "x", "0/0", "1"])
  func nonsense(text: String) throws {
    let message = verify(shard(text)) { "one" }
    #expect(message?.contains("TATEYOKO_SHARD takes a shard such as 2/4") == true)
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
