import Foundation
import Testing

@testable import RunRecord

/// A run's shards, merged.
@Suite struct RunMergeTests {
  private func input(
    _ name: String, _ shard: String? = nil, _ snapshots: [SnapshotRecord],
    change: (inout RunHeader) -> Void = { _ in }
  ) -> RunMerge.Input {
    var header = RunRecordTests.header
    header.shard = shard.flatMap { RunShard($0) }
    change(&header)
    return .init(name: name, record: RunRecord(header: header, snapshots: snapshots))
  }

  private func snapshot(
    _ id: String, _ outcome: SnapshotOutcome = .equal, picture: String? = nil
  ) -> SnapshotRecord {
    var snapshot = RunRecordTests.snapshot(id, "S", outcome)
    snapshot.parts.actual = picture.map { PictureRecord(file: $0, width: 1, height: 1) }
    return snapshot
  }

  @Test func shardsBecomeOneRun() throws {
    let merge = RunMerge([
      input("one", "1/2", [snapshot("page 10"), snapshot("page 2", .changed)]) {
        $0.started = "2026-11-21T12:03:19Z"
        $0.seconds = 5
        $0.commit = "0123abc"
        $0.environment = [.init("system", "Debian"), .init("job", "1")]
      },
      input("two", "2/2", [snapshot("page 9"), snapshot("page 1")]) {
        $0.started = "2026-11-21T12:01:19Z"
        $0.seconds = 9
        $0.commit = "0123abc"
        $0.environment = [.init("system", "Debian"), .init("job", "2")]
      },
    ])
    #expect(merge.record.snapshots.map(\.id) == ["page 1", "page 2", "page 9", "page 10"])
    #expect(merge.sources == [1, 0, 1, 0])
    #expect(merge.isWhole)
    let header = merge.record.header
    #expect(header.problems == nil)
    #expect(header.shard == nil && header.commit == "0123abc")
    #expect(header.started == "2026-11-21T12:01:19Z" && header.seconds == 9)
    #expect(header.environment == [.init("system", "Debian")])
    #expect(header.parts?.map(\.name) == ["one", "two"])
    #expect(header.parts?.map(\.snapshotCount) == [2, 2])
    #expect(header.title == "Paged tables" && header.recordMode == "never")
  }

  @Test func whatScenariosAreAboutIsSaidOnce() {
    func facts(_ id: String, _ screens: String...) -> ScenarioFacts {
      ScenarioFacts(
        id: id, title: "About \(id)", screens: screens.map { .init(id: $0, title: "Screen \($0)") })
    }
    let merge = RunMerge([
      input("one", nil, [snapshot("1")]) { $0.scenarios = [facts("A", "a1"), facts("B", "b1")] },
      input("two", nil, [snapshot("2")]) { $0.scenarios = [facts("A", "a1", "a2"), facts("C")] },
      input("three", nil, [snapshot("3")]),
    ])
    #expect(
      merge.record.header.scenarios
        == [facts("A", "a1", "a2"), facts("B", "b1"), facts("C")])
    #expect(RunMerge([input("one", nil, [])]).record.header.scenarios == nil)
  }

  @Test func aShardThatStoppedEarlyIsSaid() throws {
    func stopped(_ header: inout RunHeader) { header.finished = false }
    let merge = RunMerge([
      input("one", "1/2", [snapshot("a")]),
      input("two", "2/2", [snapshot("b")], change: stopped),
    ])
    #expect(!merge.isWhole)
    let words =
      "two (shard 2/2) was interrupted after 1 snapshot; the rest is missing."
    #expect(merge.record.header.problems == [words])
    #expect(!merge.record.header.isFinished)
    // After another merge it is still known.
    let again = RunMerge([.init(name: "merged", record: merge.record)])
    #expect(!again.isWhole && again.record.header.problems == [words])
    // Unless the shard was run again, and finished.
    let repeated = RunMerge([
      .init(name: "merged", record: merge.record),
      input("two again", "2/2", [snapshot("b"), snapshot("c")]),
    ])
    #expect(repeated.isWhole && repeated.record.header.isFinished)
    #expect(repeated.record.snapshots.map(\.id) == ["a", "b", "c"])
    // A record without this field is a finished one.
    let json = try RunRecord(header: RunRecordTests.header).json()
    #expect(!String(decoding: json, as: UTF8.self).contains("finished"))
    #expect(try RunRecord(json: json).header.isFinished)
  }

  @Test func aMissingShardIsSaid() {
    let merge = RunMerge([
      input("a", "1/4", [snapshot("a")]), input("c", "3/4", [snapshot("c")]),
    ])
    #expect(!merge.isWhole)
    #expect(
      merge.record.header.problems
        == ["Shards 2/4, 4/4 are missing, and their snapshots with them."])
    let one = RunMerge([input("a", "2/2", [snapshot("a")])])
    #expect(!one.isWhole)
    #expect(
      one.record.header.problems == ["Shard 1/2 is missing, and its snapshots with it."])
  }

  @Test func shardsOfDifferentRunsAreSaid() {
    #expect(!RunMerge([input("a", "1/2", []), input("b", "2/3", [])]).isWhole)
    let plans = RunMerge([
      input("a", "1/2", []) { $0.shard?.plan = "0a" },
      input("b", "2/2", []) { $0.shard?.plan = "0b" },
    ])
    #expect(!plans.isWhole)
    #expect(plans.record.header.problems?.first?.contains("the same costs file") == true)
    let mixed = RunMerge([input("a", "1/1", []), input("b", nil, [])])
    #expect(mixed.record.header.problems == ["b is not a shard, but was merged with shards."])
    let twice = RunMerge([input("a", "1/1", []), input("b", "1/1", [])])
    #expect(twice.isWhole)
    #expect(twice.record.header.problems == ["Shard 1/1 appears 2 times: a, b."])
  }

  @Test func anotherRendererOrCommitIsSaid() {
    let merge = RunMerge([
      input("a", nil, []) { $0.commit = "0000000" },
      input("b", nil, []) {
        $0.commit = "1111111"
        $0.fingerprint[0].value = "1.18.0"
        $0.toolVersion = "0.2"
      },
    ])
    #expect(
      merge.record.header.problems == [
        "b is from commit 1111111, a from 0000000.",
        "b was rendered differently from a: cairo 1.16.0 → 1.18.0.",
      ])
    #expect(merge.record.header.parts?[1].differences == ["cairo 1.16.0 → 1.18.0"])
    #expect(merge.record.header.commit == nil && merge.record.header.toolVersion == "mixed")
  }

  @Test func theSameSnapshotFromTwoPartsIsTakenOnce() {
    let merge = RunMerge([
      input("a", nil, [snapshot("x", picture: "p"), snapshot("y")]),
      input("b", nil, [snapshot("x", picture: "p"), snapshot("y"), snapshot("z")]),
    ])
    #expect(merge.record.snapshots.map(\.id) == ["x", "y", "z"])
    #expect(merge.sources == [0, 0, 1])
    #expect(
      merge.record.header.problems
        == ["S/x and 1 more are in more than one part, with the same outcome."])
  }

  @Test(arguments: [false, true])
  func theWorseOfTwoCounts(isReversed: Bool) {
    let inputs = [
      input("a", nil, [snapshot("x", .equal, picture: "p")]),
      input("b", nil, [snapshot("x", .changed, picture: "q")]),
    ]
    let merge = RunMerge(isReversed ? inputs.reversed() : inputs)
    #expect(merge.record.snapshots.map(\.outcome) == [.changed])
    #expect(merge.sources == [isReversed ? 0 : 1])
    #expect(merge.record.snapshots[0].note?.contains("has different outcomes") == true)
    #expect(merge.record.header.problems?.count == 1)
    // Two equal verdicts over different pixels mean that the renderer isn't the same everywhere.
    let pixels = RunMerge([
      input("a", nil, [snapshot("x", .changed, picture: "p")]),
      input("b", nil, [snapshot("x", .changed, picture: "q")]),
    ])
    #expect(pixels.record.header.problems?.count == 1)
  }

  @Test(arguments: [false, true])
  func whatOnePartAskedForIsNotStale(isReversed: Bool) {
    let inputs = [
      input("a", "1/2", [snapshot("x", .stale), snapshot("y", .stale)]),
      input("b", "2/2", [snapshot("x", .equal), snapshot("y", .stale)]),
    ]
    let merge = RunMerge(isReversed ? inputs.reversed() : inputs)
    #expect(merge.record.snapshots.map(\.outcome) == [.equal, .stale])
  }

  @Test func aMergedRunCanBeMergedAgain() {
    let first = RunMerge([input("a", "1/3", [snapshot("a")]), input("b", "2/3", [snapshot("b")])])
    #expect(!first.isWhole)
    let all = RunMerge([
      .init(name: "ab", record: first.record), input("c", "3/3", [snapshot("c")]),
    ])
    #expect(all.isWhole)
    #expect(all.record.header.problems == nil, "what was missing is there now")
    #expect(all.record.header.parts?.map(\.name) == ["a", "b", "c"])
    #expect(all.record.snapshots.count == 3)
    #expect(RunMerge([]).record.snapshots.isEmpty)
  }
}
