import RunRecord
import Testing

/// No bad run counts as good.
@Suite struct RunVerdictTests {
  private func run(_ outcomes: [SnapshotOutcome], problems: [String]? = nil) -> RunRecord {
    var record = RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "a test"),
      snapshots: outcomes.enumerated().map { index, outcome in
        SnapshotRecord(id: "\(index)", scenario: "S", name: "\(index)", outcome: outcome)
      })
    record.header.problems = problems
    return record
  }

  @Test(
    arguments: [
      ([.equal, .equal], nil, .passed, "All 2 snapshots are as they should be."),
      ([.equal], nil, .passed, "The one snapshot is as it should be."),
      ([], nil, .incomplete, "No snapshot was compared."),
      ([.stale, .stale], nil, .incomplete, "No snapshot was compared, and 2 baselines are stale."),
      (
        [.equal], ["Shard 2 of 3 is missing."], .incomplete,
        "No snapshot here differs, but something is wrong with the run."
      ),
      ([.equal, .recorded], nil, .unsettled, "No snapshot of 2 differs, but 1 is new."),
      (
        [.equal, .recorded, .recorded, .stale], nil, .unsettled,
        "No snapshot of 3 differs, but 2 are new and 1 baseline is stale."
      ),
      (
        [.recorded, .recorded], nil, .unsettled,
        "All 2 snapshots are new, with nothing to be compared with."
      ),
      ([.changed, .equal, .stale], ["?"], .failed, "1 snapshot of 2 to look at."),
      ([.missing], nil, .failed, "1 snapshot of 1 to look at."),
    ] as [([SnapshotOutcome], [String]?, RunVerdict, String)])
  func aRunIsCalledWhatItIs(
    outcomes: [SnapshotOutcome], problems: [String]?, verdict: RunVerdict, words: String
  ) {
    let record = run(outcomes, problems: problems)
    #expect(record.verdict == verdict)
    #expect(record.verdictWords == words)
  }

  @Test func whatIsToleratedIsTold() {
    var record = run([.equal, .equal])
    record.snapshots[0].parts.comparison = ComparisonRecord(
      summary: "3 of 9 pixels differ.", comparedPixels: 9, differingPixels: 3, exceedingPixels: 0,
      largestDistance: 2)
    #expect(record.verdict == .passed)
    #expect(record.verdictWords == "All 2 snapshots pass, 1 of them only within its tolerance.")
    #expect(record.summary == "2 equal (1 within the tolerance)")
    record.snapshots.removeLast()
    #expect(record.verdictWords == "The one snapshot passes only within its tolerance.")
  }
}
