import Findings
import Foundation
import LayoutTrees
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// The failures of a test that checks layouts.
@MainActor
@Suite struct AssertLayoutTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private final class Titled: UIViewController {
    let texts: [String]

    init(_ texts: [String]) {
      self.texts = texts
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      for (index, text) in texts.enumerated() {
        let label = UILabel(
          frame: CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 250, height: 40))
        label.text = text
        label.accessibilityIdentifier = text
        view.addSubview(label)
      }
    }
  }

  private func messages(
    _ texts: [String], known: String? = nil, least: FindingSeverity = .warning,
    ignoring: [FindingSuppression] = [], record: SnapshotTestingConfiguration.Record = .never,
    name: String? = nil, note: (String) -> Void = { _ in }
  ) -> [String] {
    folder.keepingArtifacts {
      LayoutAssertion(
        matrix: SnapshotMatrix([.iPhone8, .iPhoneX]), rules: [.fixedTextSize],
        suppressions: ignoring, known: known, least: least, name: name, record: record,
        place: SourcePlace(fileID: #fileID, file: #filePath, line: #line, column: #column),
        testName: "fits()", directory: folder.url.path
      ).messages(note: note) { .controller({ Titled(texts) }) }
    }
  }

  /// Ends the run, and returns what its report has.
  private func report() throws -> (snapshots: [SnapshotRecord], junit: String) {
    folder.session.artifacts.endRun(stale: (.ignore, nil), root: folder.url.path)
    let artifacts = folder.url.appendingPathComponent("artifacts")
    let record = try RunRecord(
      json: Data(contentsOf: artifacts.appendingPathComponent(RunRecord.fileName)))
    return (
      record.snapshots,
      try String(contentsOf: artifacts.appendingPathComponent("junit.xml"), encoding: .utf8)
    )
  }

  @Test func aRuleFailsOnce() throws {
    let messages = messages(["a", "b"])
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.hasPrefix("fixed-text-size: 2 findings\n"))
    #expect(message.contains("UILabel “a”: “a” stays at 17 points at every text size"))
    #expect(message.contains("on iPhone 8, portrait, and 1 more of 2 cells"))
    #expect(message.contains(".ignore(.fixedTextSize"))
  }

  @Test("what `ignoring:` didn't match is mentioned, and fails nothing")
  func anIgnoredFindingThatDoesNotExist() {
    var notes: [String] = []
    let messages = messages(
      ["a"],
      ignoring: [
        .ignore(.fixedTextSize, in: "a", "meant"), .ignore(.fixedTextSize, in: "tilte", "a typo"),
        .ignore(.contrast, "not checked"),
      ]
    ) { notes.append($0) }
    #expect(messages.isEmpty)
    #expect(notes.count == 1)
    #expect(
      notes.first?.hasPrefix(
        "ignored   nothing by fixed-text-size:tilte in ignoring: at AssertLayoutTests.swift:")
        == true)
  }

  @Test func nothingToFindPassesInSilence() {
    #expect(messages([]).isEmpty)
    #expect(messages(["a"], least: .error).isEmpty)
    #expect(messages(["a"], ignoring: [.ignore(.fixedTextSize, "meant")]).isEmpty)
  }

  // MARK: Reports

  /// A failure is in the report, pictured in its smallest cell, and in JUnit under the same name as
  /// when it passes.
  @Test func everyResultIsInTheReport() throws {
    let message = try #require(messages(["a"]).first)
    #expect(message.contains("\npicture   file://") && message.contains("\nreport    file://"))
    let failed = try report()
    let snapshot = try #require(failed.snapshots.first)
    #expect(failed.snapshots.count == 1)
    #expect(snapshot.id == "fits.1.layout" && snapshot.outcome == .error)
    #expect(snapshot.scenario == "TateyokoTests/Lint/AssertLayoutTests")
    #expect(snapshot.device == "iphone-8" && snapshot.actual != nil)
    #expect(snapshot.message?.contains("“a” stays at 17 points") == true)
    #expect(snapshot.findings?.map(\.finding.view) == ["UILabel “a”"])
    #expect(failed.junit.contains(#"name="fits.1.layout""#) && failed.junit.contains("<error "))

    folder.beginRun(ArtifactFolder(folder.url.appendingPathComponent("artifacts")))
    #expect(messages([]).isEmpty && messages(["a"], least: .error, name: "Card 2").isEmpty)
    let passed = try report()
    #expect(passed.snapshots.map(\.id) == ["fits.1.layout", "fits.Card-2.layout"])
    #expect(passed.snapshots.allSatisfy { $0.outcome == .equal })
    #expect(passed.junit.contains(#"name="fits.1.layout""#) && !passed.junit.contains("<error "))
  }

  @Test func recordedKnownFindingsAreInTheReport() throws {
    _ = messages(["a"], known: "known", record: .missing)
    let snapshot = try #require(try report().snapshots.first)
    #expect(snapshot.outcome == .recorded && snapshot.actual == nil)
    #expect(snapshot.message?.contains("1 finding of") == true)
  }

  /// One shard of several checks the layout.
  @Test func aLayoutIsInOneShard() {
    let counts = (1...3).map { index in
      folder.beginRun(shard: TestShard { $0 == "TATEYOKO_SHARD" ? "\(index)/3" : nil })
      return messages(["a"]).count
    }
    #expect(counts.sorted() == [0, 0, 1])
    folder.beginRun(shard: TestShard { $0 == "TATEYOKO_SHARD" ? "four" : nil })
    #expect(messages([]).first?.contains("TATEYOKO_SHARD takes a shard") == true)
  }

  @Test func issuesAreReportedWhereTheAssertionStands() {
    let found = issues {
      folder.keepingArtifacts {
        assertLayout(
          of: { Titled(["a"]) }, on: SnapshotMatrix([.iPhone8]), rules: [.fixedTextSize])
      }
    }
    #expect(found.count == 1 && found.first?.hasPrefix("fixed-text-size: 1 finding\n") == true)
    assertLayout(of: { Titled([]) }, on: SnapshotMatrix([.iPhone8]), rules: [.fixedTextSize])
    assertLayout(
      of: { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) },
      on: SnapshotMatrix([.iPhone8]), rules: [.fixedTextSize])
  }

  @Test func aMatrixThatIsNoneFails() {
    let found = issues {
      folder.keepingArtifacts { assertLayout(of: { Titled([]) }, on: SnapshotMatrix([])) }
    }
    #expect(found.first?.contains("a matrix needs at least one device") == true)
  }

  // MARK: Known findings

  /// Runs assertions as a separate run.
  private func run<R>(_ body: () -> R) -> R {
    folder.beginRun()
    return folder.keepingArtifacts(body)
  }

  private var file: URL { folder.url.appendingPathComponent("known.json") }
  private var views: [String] {
    get throws { try KnownFindings(try Data(contentsOf: file)).all.map { $0.view.suffix(4) + "" } }
  }

  @Test func knownFindingsMayOnlyShrink() throws {
    let missing = run { messages(["a", "b"], known: "known") }
    #expect(missing.count == 1 && !FileManager.default.fileExists(atPath: file.path))
    let recorded = run { messages(["a", "b"], known: "known", record: .missing) }
    #expect(recorded.count == 1 && recorded[0].contains("2 findings of"))
    #expect(try views == [" “a”", " “b”"])
    #expect(run { messages(["a", "b"], known: "known.json") }.isEmpty)
    // A new one fails, even while everything is recorded, and isn't added.
    for mode in [SnapshotTestingConfiguration.Record.never, .missing, .all] {
      let new = run { messages(["a", "b", "c"], known: "known", record: mode) }
      #expect(new.count == 1 && new[0].contains("“c” stays at 17 points"))
      #expect(!new[0].contains("“a” stays"))
    }
    #expect(try views == [" “a”", " “b”"])
    // A resolved one is reported, and removed when recording.
    #expect(run { messages(["a"], known: "known") }.isEmpty)
    #expect(try views.count == 2)
    let shrunk = run { messages(["a"], known: "known", record: .failed) }
    #expect(shrunk.count == 1 && shrunk[0].contains("1 known finding is gone and was removed"))
    #expect(try views == [" “a”"])
  }

  @Test func screensShareAFile() throws {
    run {
      #expect(messages(["a"], known: "known", record: .missing, name: "first").count == 1)
      #expect(messages(["b"], known: "known", record: .missing, name: "second").count == 1)
      // A finding recorded in this run doesn't pass in it.
      #expect(
        messages(["a"], known: "known", record: .missing, name: "first").first?
          .contains("recorded in this run") == true)
    }
    #expect(try views == [" “a”", " “b”"])
    #expect(run { messages(["a"], known: "known", name: "first") }.isEmpty)
    #expect(run { messages(["a"], known: "known", name: "second") }.count == 1)
  }

  @Test func aFileThatIsNoneIsLeftAlone() throws {
    try Data("{".utf8).write(to: file)
    let found = run { messages(["a"], known: "known", record: .all) }
    #expect(found.first?.contains("The known findings can't be compared") == true)
    #expect(try Data(contentsOf: file) == Data("{".utf8))
  }

  @Test func findingsAreText() throws {
    let simulator = Simulator(.iPhone8)
    simulator.launch(Titled(["a"]))
    #expect(simulator.findings(by: [.fixedTextSize]).isEmpty)
    #expect(FindingText.lines([]) == "no findings")
    let finding = ScreenFinding(
      rule: .touchTarget, severity: .warning, view: "UIButton", path: ["UIButton"],
      frame: LayoutArea(x: 0, y: 0, width: 20, height: 20),
      reason: .smallTarget(width: 20, height: 20))
    #expect(
      FindingText.lines([finding])
        == "warning: touch-target: UIButton has a touch target of 20 × 20 points, smaller than 44 × 44"
    )
  }

  @Test func theUsualMatrixHasCells() throws {
    let cells = try SnapshotMatrix.lint.cells()
    #expect(cells.count > 40 && cells.count < 100)
    #expect(Set(cells.map(\.device)).count == 5)
  }
}
