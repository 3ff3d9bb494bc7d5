import Foundation
import LayoutTrees
import Pixels
import RunRecord
import TestProcesses
import TestSupport
import Testing

/// Accepting the snapshots that differ only by one kind of change.
@Suite(.waitingForProcesses) struct AcceptOnlyTests {
  private let folder: TemporaryFolder

  private static func cause(
    _ property: LayoutProperty, _ old: ChangedValue, _ new: ChangedValue, of path: String
  ) -> SnapshotCause {
    .layout(
      LayoutCause(
        path: .init(text: path),
        change: .attribute(.property(property), [.init(old: old, new: new)])))
  }

  private static let color = cause(
    .backgroundColor, .text("#FF0000"), .text("#0000FF"), of: "UIView › UIButton “buy”")
  private static let font = cause(
    .font, .font(name: "Inter", size: 17), .font(name: "Inter", size: 20),
    of: "UILabel “title”")
  private static let text = cause(.text, .text("a"), .text("b"), of: "UILabel “title”")

  /// A run whose snapshots differ by these causes.
  init() throws {
    folder = try TemporaryFolder()
    let causes: [[SnapshotCause]] = [
      [Self.color], [Self.color], [Self.color, Self.font], [Self.text], [],
    ]
    var record = RunRecord(
      header: RunHeader(
        title: "Snapshot tests", toolVersion: "1", recordMode: "never", recordModeOrigin: "x"),
      snapshots: [])
    for (number, causes) in causes.enumerated() {
      let id = "test.\(number)"
      var snapshot = SnapshotRecord(
        id: id, scenario: "AppTests/S", name: id, outcome: causes.isEmpty ? .missing : .changed,
        baseline: "Tests/AppTests/__Snapshots__/S/\(id).png")
      snapshot.parts.causes = causes
      snapshot.parts.pending = "pending/\(id).png"
      record.snapshots.append(snapshot)
      try folder.write(
        PNGCodec.encode(Bitmap(width: 1 + number, height: 1)),
        "tateyoko-report/pending/\(id).png")
    }
    try folder.write(record.json(), "tateyoko-report/run.json")
  }

  private func accept(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(["accept"] + words, folder: folder.url)
  }

  private var accepted: [String] {
    get throws { try folder.contents(of: "Tests/AppTests/__Snapshots__/S").keys.sorted() }
  }

  @Test func whatDiffersByNothingElseIsAcceptedAndTheOthersAreExplained() throws {
    let run = try accept("--only", "UIButton backgroundColor")
    #expect(run.status == 0, "\(run)")
    #expect(try accepted == ["test.0.png", "test.1.png"])
    #expect(
      run.output.contains(
        """
        left      AppTests/S/test.2 also differs by: font size of UILabel “title”: 17 → 20
        left      AppTests/S/test.3 differs by: text of UILabel “title”: “a” → “b”
        left      AppTests/S/test.4 has no baseline yet
        2 accepted, 3 left as they are, 0 failed.
        """), "\(run)")
  }

  @Test func severalKindsCoverAPictureTogether() throws {
    let run = try accept("--only", "backgroundColor", "--only", "title font")
    #expect(run.status == 0, "\(run)")
    #expect(try accepted == ["test.0.png", "test.1.png", "test.2.png"])
  }

  @Test func itNarrowsOtherChoices() throws {
    let run = try accept("AppTests/S/test.1", "--only", "UIButton", "--dry-run")
    #expect(run.output.contains("1 would be accepted, 0 failed."), "\(run)")
    let named = try accept("AppTests/S/test.2", "--only", "UIButton")
    #expect(named.status == 1, "\(named)")
    #expect(named.output.contains("Nothing to accept: each of these"))
    #expect(try accepted.isEmpty)
  }

  @Test func nonsenseIsRefusedWithNearNames() throws {
    let typo = try accept("--only", "UIButon backgroundColour")
    #expect(typo.status == 2)
    #expect(
      typo.errors.contains("“UIButon” is neither a property nor a view"), "\(typo)")
    #expect(typo.errors.contains("Did you mean UIButton"), "\(typo)")
    let other = try accept("--only", "spacing")
    #expect(other.status == 2)
    #expect(other.errors.contains("No snapshot differs by “spacing”."), "\(other)")
    #expect(try accept("--only", "finding").status == 2)
    #expect(try accepted.isEmpty)
  }
}
