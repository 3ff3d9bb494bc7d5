import Foundation
import Pixels
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// Accepting a run's results: baselines are replaced atomically, inside the package, and nothing else
/// changes.
@MainActor @Suite struct BaselineAcceptanceTests {
  let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  var root: URL { folder.url }
  var report: URL { folder.url.appendingPathComponent("tateyoko-report") }
  var snapshots: URL { folder.url.appendingPathComponent("snapshots") }

  func scenario(_ color: UIColor) -> Scenario {
    Scenario(
      id: "Colours", title: "Plain colours",
      screens: ["One", "Two"].map { name in
        Scenario.Screen(
          id: name, title: name, variants: [Scenario.Variant(.iPhone8, os: "12.0")]
        ) {
          let controller = UIViewController()
          controller.view.backgroundColor = name == "One" ? color : .white
          return controller
        }
      })
  }

  @discardableResult
  func run(_ mode: ScenarioRun.Mode, _ color: UIColor) throws -> ScenarioRunResult {
    var run = ScenarioRun(
      [scenario(color)], mode: mode, snapshots: URL(fileURLWithPath: snapshots.path))
    run.reportFolder = report
    return try run.run()
  }

  func baseline(_ name: String) throws -> Data {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: snapshots.appendingPathComponent("Colours").path)
    let file = try #require(names.first { $0.hasPrefix(name) })
    return try Data(contentsOf: snapshots.appendingPathComponent("Colours/\(file)"))
  }

  /// Interrupting it midway leaves a record of the new baselines.
  @Test func eachIsToldBeforeTheNextOneIsBegun() throws {
    try run(.record, .red)
    try FileManager.default.removeItem(at: snapshots)
    try run(.verify, .blue)
    let acceptance = try BaselineAcceptance(report: report, root: root)
    let files = {
      (try? FileManager.default.contentsOfDirectory(atPath: snapshots.path + "/Colours")) ?? []
    }
    var counts: [Int] = []
    let results = acceptance.accept(acceptance.candidates) { result in
      #expect(result.problem == nil)
      counts.append(files().count)
    }
    #expect(results.count == 2 && counts == [1, 2])
  }

  @Test func anAcceptedPictureIsTheNewBaseline() throws {
    try run(.record, .red)
    let other = try baseline("Two")
    #expect(try run(.verify, .blue).record.failureCount == 1)
    let acceptance = try BaselineAcceptance(report: report, root: root)
    #expect(acceptance.candidates.map(\.name) == ["One"])
    let before = try baseline("One")
    #expect(
      acceptance.accept(acceptance.candidates, isDryRun: true).map(\.problem) == [nil])
    #expect(try baseline("One") == before)
    let results = acceptance.accept(try acceptance.select(["Colours"]))
    #expect(results.map(\.problem) == [nil])
    #expect(try baseline("One") != before)
    #expect(try baseline("Two") == other)
    // As if it had been recorded: equal, with its own explanation.
    let again = try run(.verify, .blue).record
    #expect(again.failureCount == 0)
    let changed = try run(.verify, .green).record
    #expect(changed.snapshots.first { $0.name == "One" }?.rendererChanges == [])
    #expect(
      changed.snapshots.first { $0.name == "One" }?.layouts?.reference != nil)
  }

  @Test func aMissingBaselineCanBeAccepted() throws {
    try run(.verify, .red)
    let acceptance = try BaselineAcceptance(report: report, root: root)
    #expect(acceptance.candidates.count == 2)
    #expect(acceptance.accept(acceptance.candidates).map(\.problem) == [nil, nil])
    #expect(try run(.verify, .red).record.failureCount == 0)
  }

  @Test func aListFromThePageSelects() throws {
    try run(.verify, .red)
    let list = folder.url.appendingPathComponent("accept.json")
    let acceptance = try BaselineAcceptance(report: report, root: root)
    let id = try #require(acceptance.candidates.first?.id)
    try Data(
      #"{"schema":1,"accept":[{"scenario":"Colours","id":"\#(id)","baseline":"x"}],"reject":[]}"#
        .utf8
    ).write(to: list)
    let choices = try BaselineAcceptance.choices(onList: list)
    #expect(choices.map(\.digest) == [nil])
    #expect(try acceptance.select(choices).map(\.id) == [id])
    #expect(throws: BaselineAcceptance.Failure.self) { try acceptance.select(["Colours/nothing"]) }
    for text in ["", "[]", #"{"schema":2,"accept":[]}"#] {
      try Data(text.utf8).write(to: list)
      #expect(throws: BaselineAcceptance.Failure.self) {
        try BaselineAcceptance.choices(onList: list)
      }
    }
  }

  /// One run's list doesn't accept another run's files with the same name.
  @Test func aListAcceptsOnlyWhatWasLookedAt() throws {
    try run(.record, .red)
    func choices() throws -> [BaselineAcceptance.Choice] {
      // As on the page: the picture's name is its digest.
      try BaselineAcceptance(report: report, root: root).candidates.map { snapshot in
        let file = try #require(snapshot.actual?.file)
        let digest = file.dropFirst("pictures/".count).dropLast(".png".count)
        return .init(name: BaselineAcceptance.name(snapshot), digest: String(digest))
      }
    }
    try run(.verify, .blue)
    let blue = try choices()
    let before = try baseline("One")
    try run(.verify, .green)
    let acceptance = try BaselineAcceptance(report: report, root: root)
    let chosen = try acceptance.select(blue)
    for isDryRun in [true, false] {
      let refused = acceptance.accept(chosen, choices: blue, isDryRun: isDryRun)
      #expect(refused.map(\.name) == blue.map(\.name))
      #expect(refused[0].problem?.contains("has changed since this was marked") == true)
    }
    #expect(try baseline("One") == before)
    #expect(acceptance.accept(chosen, choices: try choices()).map(\.problem) == [nil])
    #expect(try baseline("One") != before)
  }

  /// The record may be external: it can't reference files outside report and package.
  @Test(arguments: [
    ("pending/Colours/x.png", "../outside.png"), ("pending/Colours/x.png", "/tmp/outside.png"),
    ("../../etc/passwd", "snapshots/x.png"), ("/etc/passwd", "snapshots/x.png"),
    ("pending/gone.png", "snapshots/x.png"), ("pending/Colours/x.png", "link/outside.png"),
  ])
  func nothingOutsideIsTouched(pending: String, baseline: String) throws {
    try run(.verify, .red)
    let outside = try BaselineFolder()
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("link"), withDestinationURL: outside.url)
    let source = report.appendingPathComponent("pending/Colours")
    let any = try #require(try FileManager.default.contentsOfDirectory(atPath: source.path).first)
    try FileManager.default.copyItem(
      at: source.appendingPathComponent(any), to: source.appendingPathComponent("x.png"))
    let file = report.appendingPathComponent("run.json")
    var record = try RunRecord(json: try Data(contentsOf: file))
    record.snapshots[0].parts.pending = pending
    record.snapshots[0].baseline = baseline
    try record.json().write(to: file)
    do {
      let acceptance = try BaselineAcceptance(report: report, root: root)
      let results = acceptance.accept([acceptance.candidates[0]])
      #expect(results[0].problem != nil)
    } catch let refusal as BaselineAcceptance.Failure {
      // A record with a path out of its own folder isn't even read.
      #expect("\(refusal)".contains("points outside the record's folder"))
    }
    #expect(!FileManager.default.fileExists(atPath: "/tmp/outside.png"))
    let beside = root.deletingLastPathComponent().appendingPathComponent("outside.png")
    #expect(!FileManager.default.fileExists(atPath: beside.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path).isEmpty)
    let inside = root.appendingPathComponent("snapshots/x.png")
    #expect(!FileManager.default.fileExists(atPath: inside.path))
  }

  @Test func aDamagedPendingPictureIsRefused() throws {
    try run(.record, .red)
    let before = try baseline("One")
    try run(.verify, .blue)
    let acceptance = try BaselineAcceptance(report: report, root: root)
    let pending = report.appendingPathComponent(try #require(acceptance.candidates[0].pending))
    let whole = try Data(contentsOf: pending)
    for length in [0, 20, whole.count / 2, whole.count - 5] {
      try whole.prefix(length).write(to: pending)
      #expect(acceptance.accept(acceptance.candidates)[0].problem != nil, "\(length)")
      #expect(try baseline("One") == before)
    }
  }

  @Test func withoutARunThereIsNothingToAcceptFrom() {
    #expect(throws: BaselineAcceptance.Failure.self) {
      try BaselineAcceptance(report: report, root: root)
    }
  }
}
