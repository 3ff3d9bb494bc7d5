import Findings
import Foundation
import LayoutTrees
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
    LayoutAssertion(
      matrix: SnapshotMatrix([.iPhone8, .iPhoneX]), rules: [.fixedTextSize],
      suppressions: ignoring, known: known, least: least, name: name, record: record,
      place: SourcePlace(fileID: #fileID, file: #filePath, line: #line, column: #column),
      testName: "fits()", directory: folder.url.path
    ).messages(note: note) { .controller({ Titled(texts) }) }
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

  @Test func issuesAreReportedWhereTheAssertionStands() {
    let found = issues {
      assertLayout(
        of: { Titled(["a"]) }, on: SnapshotMatrix([.iPhone8]), rules: [.fixedTextSize])
    }
    #expect(found.count == 1 && found.first?.hasPrefix("fixed-text-size: 1 finding\n") == true)
    assertLayout(of: { Titled([]) }, on: SnapshotMatrix([.iPhone8]), rules: [.fixedTextSize])
    assertLayout(
      of: { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) },
      on: SnapshotMatrix([.iPhone8]), rules: [.fixedTextSize])
  }

  @Test func aMatrixThatIsNoneFails() {
    let found = issues {
      assertLayout(of: { Titled([]) }, on: SnapshotMatrix([]))
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
