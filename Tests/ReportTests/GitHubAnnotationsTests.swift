import Foundation
import Report
import RunRecord
import Testing

/// A job's output for GitHub and GitLab.
@Suite struct GitHubAnnotationsTests {
  private func changed(_ id: String, cause: String? = nil, line: Int = 7) -> SnapshotRecord {
    var snapshot = SnapshotRecord(
      id: id, scenario: "CellTests", name: id, outcome: .changed, message: "It moved.\nBy 4.",
      baseline: "Tests/__Snapshots__/CellTests/\(id).png")
    snapshot.sourceFile = "Tests/CellTests.swift"
    snapshot.sourceLine = line
    snapshot.parts.causes = [cause].compactMap(\.self).map { .statement($0) }
    return snapshot
  }

  private func lines(_ snapshots: [SnapshotRecord]) -> [String] {
    GitHubAnnotations.text(RunRecord(header: Example.header, snapshots: snapshots))
      .split(separator: "\n").map(String.init)
  }

  @Test func aFailureStandsAtItsLine() {
    #expect(
      lines([changed("wide")]) == [
        "::error file=Tests/CellTests.swift,line=7,"
          + "title=CellTests · wide changed::It moved.%0ABy 4."
      ])
    #expect(lines([SnapshotRecord(id: "a", scenario: "S", name: "a", outcome: .equal)]).isEmpty)
  }

  @Test func aScenariosPictureStandsAtItsBaseline() {
    let snapshot = SnapshotRecord(
      id: "D1", scenario: "S", name: "D1", device: "iphone-x", outcome: .missing,
      message: "There is no baseline.", baseline: "snapshots/S/D1.png")
    #expect(
      lines([snapshot]) == [
        "::error file=snapshots/S/D1.png,title=S · D1 without a baseline::There is no baseline."
      ])
    let elsewhere = GitHubAnnotations.text(
      RunRecord(header: Example.header, snapshots: [snapshot])
    ) { _ in nil }
    #expect(elsewhere.hasPrefix("::error title=S · D1"))
  }

  @Test func nothingEndsALineEarly() {
    var snapshot = changed("a, b: 100%\r\nx")
    snapshot.message = "100 %\r\n::error::injected\u{1B}[31m\u{9B}1m\u{202E}\u{2028}"
    snapshot.sourceFile = "Tests/a,b:c.swift"
    let lines = lines([snapshot])
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error file=Tests/a%2Cb%3Ac.swift,line=7,title="))
    #expect(lines[0].contains("a%2C b%3A 100%25%0D%0Ax changed::100 %25"))
    #expect(!lines[0].unicodeScalars.contains(where: HarmlessText.isHarmful), "\(lines[0])")
    let attack = GitHubAnnotations.text(Example.attack)
    #expect(attack.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
  }

  @Test func oneCauseIsOneLine() throws {
    let lines = lines((0..<30).map { changed("p\($0)", cause: "top 44 → 59", line: $0 + 1) })
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(
      line.hasPrefix("::error file=Tests/CellTests.swift,line=1,title=30 snapshots changed::"))
    #expect(line.contains("::top 44 → 59%0A%0ACellTests · p0%0A"))
    #expect(line.hasSuffix("and 24 more"))
  }

  @Test func whatGitHubWouldDropIsCounted() {
    let errors = lines((0..<30).map { changed("p\($0)", cause: "view “\($0)” moved") })
    #expect(errors.count == 10)
    #expect(errors.last?.hasPrefix("::error title=21 more::") == true)
    let stale = lines(
      (0..<12).map {
        SnapshotRecord(id: "\($0)", scenario: "S", name: "n", outcome: .stale, baseline: "b\($0)")
      })
    #expect(stale.count == 10)
    #expect(stale.first?.hasPrefix("::warning file=b0,title=Stale baseline::") == true)
    #expect(stale.last?.hasPrefix("::warning title=3 more::") == true)
  }

  @Test func aRunThatIsNotWholeIsAnError() {
    var record = RunRecord(header: Example.header)
    record.header.problems = ["Shard 2/4 is missing."]
    #expect(
      GitHubAnnotations.text(record)
        == "::error title=The run is incomplete::Shard 2/4 is missing.\n")
  }

  @Test func gitLabReadsItsJSON() throws {
    var record = RunRecord(header: Example.header)
    record.snapshots = [
      changed("a", cause: "top 44 → 59"), changed("b"),
      SnapshotRecord(id: "c", scenario: "S", name: "c", outcome: .stale, baseline: "c.png"),
      SnapshotRecord(id: "d", scenario: "S", name: "d", outcome: .equal, baseline: "d.png"),
      SnapshotRecord(id: "e", scenario: "S", name: "e", outcome: .error),
    ]
    let data = try GitLabCodeQuality.json(record)
    let entries = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(entries.count == 3, "what has no place in the repository can't be shown in it")
    #expect(entries[0]["description"] as? String == "CellTests · a: top 44 → 59")
    #expect(entries.map { $0["severity"] as? String } == ["major", "major", "minor"])
    let location = try #require(entries[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "Tests/CellTests.swift")
    #expect((location["lines"] as? [String: Int])?["begin"] == 7)
    let fingerprints = Set(entries.compactMap { $0["fingerprint"] as? String })
    #expect(fingerprints.count == 3)
    #expect(try data == GitLabCodeQuality.json(record))
  }
}
