import Foundation
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// Traces as snapshots: in assertions, and next to a scenario's pictures.
@MainActor
@Suite struct TraceSnapshotTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  /// Queries its status bar in its own way, so that a test can change which methods are called.
  private final class Root: UIViewController {
    var asksTwice = false

    override func viewDidLoad() {
      super.viewDidLoad()
      if asksTwice { loadViewIfNeeded() }
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      guard asksTwice else { return }
      coordinator.animate { _ in
      } completion: { _ in
      }
    }
  }

  private static func root(asksTwice: Bool = false) -> Root {
    let root = Root()
    root.asksTwice = asksTwice
    return root
  }

  private func verify(
    _ root: UIViewController, record: SnapshotTestingConfiguration.Record = .missing,
    name: String = "turned"
  ) -> String? {
    folder.beginRun()
    return folder.keepingArtifacts {
      verifySnapshot(
        of: root,
        as: .trace(on: .iPhone8, os: "12.0") { $0.rotate(to: .landscapeLeft) }, named: name,
        record: record, snapshotDirectory: folder.url.path, testName: "strategy()")
    }
  }

  @Test("B10: a controller's trace is recorded and compared, and differences are put in words")
  func strategy() throws {
    #expect(verify(Self.root())?.contains("was recorded") == true)
    #expect(verify(Self.root()) == nil)
    let file = folder.url.appendingPathComponent("strategy.turned.trace.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("0.000  Root  viewWillTransition(to:with:)  667 × 375\n"))
    folder.beginRun(ArtifactFolder(folder.url))
    let message = verify(Self.root(asksTwice: true), record: .never)
    #expect(
      message?.contains(
        "Root.alongsideTransition bounds: 667 × 375 is now called, "
          + "after Root.viewDidLayoutSubviews()") == true)
    let record = try RunRecord(
      json: Data(contentsOf: folder.url.appendingPathComponent("run.json")))
    let texts = try #require(record.snapshots.first?.texts)
    for (path, words) in [
      (texts.reference, "Root  viewWillTransition"), (texts.actual, "alongsideTransition"),
      (texts.difference, "+"),
    ] {
      let file = folder.url.appendingPathComponent(try #require(path))
      #expect(try String(contentsOf: file, encoding: .utf8).contains(words))
    }
    #expect(record.header.started != nil)
  }

  @Test("a baseline that isn't a trace is reported, and never counts as equal")
  func damaged() throws {
    let file = folder.url.appendingPathComponent("damaged.broken.trace.txt")
    try Data("what\n".utf8).write(to: file)
    let message = folder.keepingArtifacts {
      verifySnapshot(
        of: Self.root(), as: .trace(on: .iPhone8, os: "12.0"), named: "broken", record: .never,
        snapshotDirectory: folder.url.path)
    }
    #expect(message?.contains("Line 1 of the trace") == true)
  }

  @Test("a simulator's trace begins on request")
  func simulatorTrace() {
    let simulator = Simulator(.iPhone8, os: "12.0")
    simulator.launch(Self.root())
    #expect(simulator.trace.entries.isEmpty)
    let message = folder.keepingArtifacts {
      verifySnapshot(
        of: simulator, as: .trace, named: "none", record: .never,
        snapshotDirectory: folder.url.path)
    }
    #expect(message?.contains("Call beginTrace() before launch(_:).") == true)
    simulator.beginTrace()
    simulator.noteStep("turn")
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.trace.entries.first?.arguments == "turn")
    #expect(!simulator.takeTrace(ending: true).entries.isEmpty)
    #expect(!simulator.isTracing)
  }

  private func scenario(asksTwice: Bool = false) -> Scenario {
    Scenario(
      id: "Traced", title: "A traced screen",
      screens: [
        Scenario.Screen(
          id: "turned", title: "Turned", variants: [Scenario.Variant(.iPhone8, os: "12.0")],
          records: [.pictures, .trace],
          steps: [
            Scenario.Step("upright"),
            Scenario.Step("turned") { (_: UIViewController, simulator) in
              simulator.rotate(to: .landscapeLeft)
            },
          ]
        ) { Self.root(asksTwice: asksTwice) as UIViewController }
      ])
  }

  @Test("a scenario keeps one trace per variant next to its pictures", arguments: [1, 2])
  func scenarios(jobs: Int) throws {
    func run(_ mode: ScenarioRun.Mode, asksTwice: Bool = false) throws -> [SnapshotRecord] {
      var run = ScenarioRun(
        [scenario(asksTwice: asksTwice)], mode: mode, snapshots: folder.url)
      run.jobs = jobs
      run.reportFolder = folder.url.appendingPathComponent("report")
      return try run.run().record.snapshots
    }
    #expect(try run(.verify).map(\.outcome) == [.missing, .missing, .missing])
    #expect(try run(.record).map(\.outcome) == [.recorded, .recorded, .recorded])
    #expect(try run(.verify).map(\.outcome) == [.equal, .equal, .equal])
    let name = "turned.iphone-8.ios-12.0.portrait.trace"
    let file = folder.url.appendingPathComponent("Traced/\(name).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\n\n0.000  Simulator  step  turned\n"))

    let records = try run(.verify, asksTwice: true)
    #expect(records.map(\.outcome) == [.equal, .equal, .changed])
    #expect(records[2].id == name)
    #expect(records[2].traceChanges?.count == 2)
    let cause = try #require(records[2].cause?.words)
    #expect(cause.contains("alongsideTransition") && cause.count < 120, "\(cause)")
    #expect(records[2].message?.hasPrefix("cause     \(cause)\n") == true)
    let report = folder.url.appendingPathComponent("report")
    let page = try String(
      contentsOf: report.appendingPathComponent("data.js"), encoding: .utf8)
    #expect(page.contains("\"traceChanges\":["))
    let kept = try String(
      contentsOf: report.appendingPathComponent("texts/Traced/\(name).diff.txt"),
      encoding: .utf8)
    #expect(kept.contains("0.000  Root  alongsideTransition"))

    var other = ScenarioRun([scenario()], mode: .verify, snapshots: folder.url)
    #expect(other.leftOverBaselines() == [])
    let stray = folder.url.appendingPathComponent("Traced/gone.trace.txt")
    try Data().write(to: stray)
    other.ownsSnapshots = false
    #expect(other.leftOverBaselines().map(\.lastPathComponent) == ["gone.trace.txt"])
  }

  @Test("a scenario's damaged trace is an error, and is replaced only on request")
  func damagedScenario() throws {
    let name = "Traced/turned.iphone-8.ios-12.0.portrait.trace.txt"
    let file = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("0.000\n".utf8).write(to: file)
    func last(_ mode: ScenarioRun.Mode) throws -> SnapshotRecord? {
      try ScenarioRun([scenario()], mode: mode, snapshots: folder.url).run().record.snapshots.last
    }
    #expect(try last(.verify)?.outcome == .error)
    #expect(try Data(contentsOf: file) == Data("0.000\n".utf8))
    #expect(try last(.record)?.outcome == .recorded)
    #expect(try last(.verify)?.outcome == .equal)
  }
}
