import Devices
import Foundation
import RunRecord
import Typography
import UIKit

/// One run over scenarios: lay out, rasterise, compare with the baselines or record them.
public struct ScenarioRun {
  /// What the run does with the pictures.
  public enum Mode: Sendable {
    /// Compare; never write a baseline.
    case verify
    /// Write the baselines that are missing; compare with the others.
    case recordMissing
    /// Write the baselines that are missing or differ; leave equal ones untouched.
    case record
  }

  public var scenarios: [Scenario]
  public var selection = ScenarioSelection()
  public var mode: Mode
  /// The folder that holds one folder of baselines a scenario.
  public var snapshots: URL
  /// The folder that the failing pictures and the report are left in; `nil` for none.
  public var reportFolder: URL?
  /// Threads that rasterise and compare; with 1 everything happens on the main thread.
  public var jobs = 1
  /// Who chose the mode, for the report to say.
  public var modeOrigin = "the caller"
  /// What keeps the pictures when there is no folder of the run's own.
  var keeper: (any PictureKeeper)?

  public init(_ scenarios: [Scenario], mode: Mode, snapshots: URL) {
    self.scenarios = scenarios
    self.mode = mode
    self.snapshots = snapshots
  }

  /// Runs and returns what became of each picture, in the order of the scenarios.
  ///
  /// - Parameter progress: Called after each picture, not always on the main thread, but never from
  ///   two threads at a time.
  /// - Throws: ``ScenarioRunError`` when nothing is selected; `ReportError` when the report's folder
  ///   can't be written to; an error that names the package when a font is missing.
  @MainActor
  public func run(
    progress: @escaping @Sendable (ScenarioProgress) -> Void = { _ in }
  ) throws -> ScenarioRunResult {
    let plan = plan()
    guard !plan.isEmpty else { throw ScenarioRunError.nothingSelected }
    // Said once, before every picture says it.
    try FontLibrary.shared.verify()
    let total = plan.reduce(0) { $0 + $1.screen.stepNames.count }
    let evidence = try reportFolder.map { try EvidenceFolder($0) }
    let keeper: (any PictureKeeper)? = keeper ?? evidence
    let counter = ProgressCounter(total: total, report: progress)

    var records: [SnapshotRecord] = []
    if jobs <= 1 {
      let worker = PictureWorker(keeper: keeper)
      for part in plan {
        perform(part) { job in
          let record = worker.run(job)
          counter.count(record)
          records.append(record)
        }
      }
    } else {
      let pool = WorkerPool<PictureJob, SnapshotRecord>(
        workers: jobs,
        makeWorker: {
          let worker = PictureWorker(keeper: keeper)
          return { worker.run($0) }
        },
        finished: { counter.count($0) })
      for part in plan { perform(part) { pool.submit($0) } }
      records = pool.finish()
    }
    let record = RunRecord(header: header, snapshots: records)
    try evidence?.report.write(record)
    return ScenarioRunResult(
      record: record, mode: mode, leftOver: selection.isEverything ? leftOverBaselines() : [],
      reportPage: evidence?.report.page)
  }

  private var header: RunHeader {
    RunHeader(
      title: scenarios.map(\.id).joined(separator: ", "), toolVersion: Release.version,
      recordMode: mode.recordMode.rawValue, recordModeOrigin: modeOrigin,
      fingerprint: RenderFingerprint.current.map { RunHeader.Fact($0.name, $0.value) })
  }

  // MARK: Plan

  private struct Part {
    var scenario: Scenario
    var screen: Scenario.Screen
    var variant: Scenario.Variant
  }

  private func plan() -> [Part] {
    scenarios.flatMap { scenario in
      scenario.screens.filter { selection.contains($0, of: scenario) }.flatMap { screen in
        screen.variants.filter { selection.contains($0) }.map {
          Part(scenario: scenario, screen: screen, variant: $0)
        }
      }
    }
  }

  /// Launches one screen on one variant and hands on each of its pictures.
  @MainActor
  private func perform(_ part: Part, submit: (PictureJob) -> Void) {
    let variant = part.variant
    let simulator = Simulator(
      variant.device, os: variant.os, orientation: variant.orientation, chrome: part.screen.chrome)
    let steps = part.screen.start(simulator)
    for (name, action) in zip(part.screen.stepNames, steps) {
      action()
      let id = Self.pictureID(part.screen, variant, step: name)
      let baseline = snapshots.appendingPathComponent(part.scenario.id, isDirectory: true)
        .appendingPathComponent(id + ".png", isDirectory: false)
      submit(
        PictureJob(
          source: simulator.source(), baseline: baseline, mode: mode,
          record: SnapshotRecord(
            id: id, scenario: part.scenario.id,
            name: [part.screen.id, name].compactMap(\.self).joined(separator: " "),
            device: variant.device.id, deviceName: variant.device.name, os: "\(variant.os)",
            orientation: simulator.orientation.snapshotName, outcome: .error,
            baseline: baseline.relativePath)))
    }
  }

  private static func pictureID(
    _ screen: Scenario.Screen, _ variant: Scenario.Variant, step: String?
  ) -> String {
    ([screen.id, variant.id] + (step.map { [$0] } ?? [])).joined(separator: ".")
  }

  /// The baselines in the folder that no picture of the scenarios claims.
  public func leftOverBaselines() -> [URL] {
    scenarios.flatMap { scenario -> [URL] in
      let claimed = Set(
        scenario.screens.flatMap { screen in
          screen.variants.flatMap { variant in
            screen.stepNames.map { Self.pictureID(screen, variant, step: $0) + ".png" }
          }
        })
      let folder = snapshots.appendingPathComponent(scenario.id, isDirectory: true)
      // No folder, no baselines.
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.sorted().filter { $0.hasSuffix(".png") && !claimed.contains($0) }
        .map { folder.appendingPathComponent($0) }
    }
  }
}

/// Why a run over scenarios could not be made.
public enum ScenarioRunError: Error, CustomStringConvertible {
  case nothingSelected

  public var description: String {
    switch self {
    case .nothingSelected:
      "No picture is selected: no screen is made for this combination of options."
    }
  }
}

extension ScenarioRun.Mode {
  /// The record mode that does to baselines what this mode does.
  var recordMode: SnapshotTestingConfiguration.Record {
    switch self {
    case .verify: .never
    case .recordMissing: .missing
    case .record: .failed
    }
  }

  init(_ mode: SnapshotTestingConfiguration.Record) {
    switch mode {
    case .never: self = .verify
    case .missing: self = .recordMissing
    case .failed, .all: self = .record
    }
  }
}
