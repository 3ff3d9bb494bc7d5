import Devices
import Foundation
import Pixels
import RunRecord
import Typography
import UIKit

/// A run over scenarios: lays out, rasterises, and compares pictures with the baselines or records
/// them.
public struct ScenarioRun {
  /// What the run does with the pictures.
  public enum Mode: Sendable {
    /// Compares, and never writes a baseline.
    case verify
    /// Writes missing baselines, and compares the others.
    case recordMissing
    /// Writes baselines that are missing or differ, including in their stored layout; leaves the
    /// others untouched.
    case record
  }

  /// The scenarios to run.
  public var scenarios: [Scenario]
  /// The part of the scenarios to run; everything by default.
  public var selection = ScenarioSelection()
  /// What the run does with the pictures.
  public var mode: Mode
  /// The folder that contains a folder of baselines for each scenario.
  public var snapshots: URL
  /// The folder inside of which baselines are written without following links; `nil` for the folder
  /// of baselines itself, which may be a link if someone specified it.
  public var snapshotsRoot: URL?
  /// Whether the folder of baselines belongs to these scenarios alone, so that any other folder in
  /// it is a leftover of a deleted scenario.
  public var ownsSnapshots = false
  /// The folder for failing pictures and the report; `nil` for none.
  public var reportFolder: URL?
  /// The number of threads that rasterise and compare; with 1 everything happens on the main
  /// thread.
  public var jobs = 1
  /// Who chose the mode, for the report.
  public var modeOrigin = "the caller"
  /// How to handle baselines that no picture of the scenarios claims; only applies to complete
  /// runs.
  public var staleMode = StaleMode.warn
  /// The checkout and the environment, for the report.
  public var origin = RunOrigin()
  /// The shard of the selection to run.
  public var part = ShardSetting()
  /// How much pictures may differ from their baselines; `nil` for each screen's tolerance.
  public var tolerance: SnapshotTolerance?
  /// The tolerance if neither the run nor the screen specifies one.
  var usualTolerance = SnapshotTolerance.exact
  /// The only baselines to picture, left by a merge; `nil` for all.
  package var picturesOnly: ListedBaselines?
  /// The only baselines to record; `nil` for all, depending on the mode.
  var recordsOnly: ListedBaselines?
  /// The object that keeps the pictures if the run has no report folder.
  var keeper: (any PictureKeeper)?

  /// Creates a run over scenarios.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios to run.
  ///   - mode: What to do with the pictures.
  ///   - snapshots: The folder that contains a folder of baselines for each scenario.
  public init(_ scenarios: [Scenario], mode: Mode, snapshots: URL) {
    self.scenarios = scenarios
    self.mode = mode
    self.snapshots = snapshots
  }

  /// Runs the scenarios and returns the results of all pictures, in the order of the scenarios.
  ///
  /// - Parameter progress: Called after each picture, not necessarily on the main thread, but never
  ///   concurrently.
  /// - Throws: ``ScenarioRunError`` if nothing is selected; `ReportError` if the report's folder is
  ///   unusable; `PNGError` if the disk is full when a baseline is written; an error that names the
  ///   package if a font is missing.
  @preconcurrency @MainActor
  public func run(
    progress: @escaping @Sendable (ScenarioProgress) -> Void = { _ in }
  ) throws -> ScenarioRunResult {
    let watch = Stopwatch()
    var plan = plan()
    guard !plan.isEmpty else { throw ScenarioRunError.nothingSelected(known: knownVariants) }
    if let picturesOnly {
      plan.removeAll { part in !files(of: part).contains(where: picturesOnly.contains) }
      guard !plan.isEmpty else { throw ScenarioRunError.nothingListed }
    }
    let session = SnapshotSession.current
    if let problem = session.selfCheck.problem { throw ScenarioRunError.blind(problem) }
    let shard = cut(&plan)
    // Reported once, instead of for every picture.
    try FontLibrary.shared.verify()
    let total = plan.reduce(0) { sum, part in
      sum
        + (picturesOnly.map { files(of: part).count(where: $0.contains) }
          ?? part.screen.recordCount)
    }
    let evidence = try reportFolder.map { try EvidenceFolder($0) }
    // The report no longer belongs to a test run, so the next test run doesn't replace it.
    if let evidence { try evidence.report.tree.remove(EvidenceFolder.testRunMarker) }
    let keeper: (any PictureKeeper)? = keeper ?? evidence
    let counter = ProgressCounter(total: total, report: progress)
    let trouble = RunTrouble()
    var header = header
    origin.describe(&header)
    if let shard { header.shard = shard }
    // If the run is killed, an earlier report must not be mistaken for its report.
    if let evidence {
      do { try evidence.begin(header) } catch { trouble.noteReport(error) }
    }

    // Finished records are stored on disk, so that memory doesn't grow with the number of pictures.
    let journal = SnapshotJournal(in: reportFolder)
    let origin = origin
    let finish: @Sendable (SnapshotRecord) -> Void = { record in
      do { try journal.append(origin.described(record)) } catch { trouble.noteReport(error) }
      counter.count(record)
    }
    if jobs <= 1 {
      let worker = PictureWorker(keeper: keeper, trouble: trouble)
      for part in plan where trouble.ofBaselines == nil {
        perform(part) { job in
          if let record = worker.run(job) { finish(record) }
        }
      }
    } else {
      let pool = WorkerPool<ScenarioJob, SnapshotRecord?>(
        workers: jobs,
        makeWorker: {
          let worker = PictureWorker(keeper: keeper, trouble: trouble)
          // The pool's threads don't belong to the caller's task.
          return { job in SnapshotSession.$inForce.withValue(session) { worker.run(job) } }
        },
        finished: { if let record = $0 { finish(record) } })
      for part in plan where trouble.ofBaselines == nil { perform(part) { pool.submit($0) } }
      pool.finish()
    }
    if let error = trouble.ofBaselines { throw error }
    settle(journal)
    let (left, deleted) = handleLeftOver()
    var leftOver = left
    for index in leftOver.indices {
      evidence?.keepStale(leftOver[index].file, in: &leftOver[index].record)
      do { try journal.append(leftOver[index].record) } catch { trouble.noteReport(error) }
    }
    header.seconds = origin.isReproducible ? nil : watch.seconds
    if trouble.ofReport == nil, let evidence {
      do {
        try evidence.report.write(
          RunFacts(header: header, tally: journal.tally, snapshots: journal))
        journal.removeFile()
      } catch {
        trouble.noteReport(error)
      }
    }
    return ScenarioRunResult(
      header: header, journal: journal, mode: mode, leftOver: leftOver.map(\.file),
      deleted: deleted,
      staleMode: staleMode,
      reportPage: trouble.ofReport == nil ? evidence?.report.page : nil,
      reportProblem: trouble.ofReport.map { "\($0)" })
  }

  private var header: RunHeader {
    let selected = scenarios.filter { scenario in
      scenario.screens.contains { screen in
        selection.contains(screen, of: scenario)
          && screen.variants.contains { selection.contains($0) }
      }
    }
    var header = RunHeader(
      title: selected.count > 3
        ? "\(selected.count) scenarios" : selected.map(\.id).joined(separator: ", "),
      toolVersion: Release.version,
      recordMode: mode.recordMode.rawValue, recordModeOrigin: modeOrigin,
      fingerprint: PictureFacts.current.map { RunHeader.Fact($0.name, $0.value) })
    header.scenarios = scenarios.map { scenario in
      ScenarioFacts(
        id: scenario.id, title: scenario.title,
        screens: scenario.screens.map { .init(id: $0.id, title: $0.title) })
    }
    return header
  }

  /// Removes baselines that the run found or made correct from the list that a merge left.
  private func settle(_ journal: SnapshotJournal) {
    let listed =
      picturesOnly ?? ListedBaselines(near: FileManager.default.currentDirectoryPath)
    guard !listed.isEmpty else { return }
    listed.settle(
      journal.snapshots { $0 == .equal || $0 == .recorded }.compactMap(\.baseline))
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

  /// Reduces the plan to the parts of this shard, and returns the shard.
  private func cut(_ plan: inout [Part]) -> RunShard? {
    func name(_ part: Part) -> String {
      SnapshotCosts.unit(
        Self.pictureID(part.screen, part.variant, step: nil), of: part.scenario.id)
    }
    var units: [String: Double] = [:]
    for planned in plan {
      // Without costs, the number of pictures is used.
      units[name(planned)] =
        part.costs.isEmpty
        ? Double(planned.screen.recordCount)
        : ids(of: planned.screen, planned.variant).reduce(0) {
          $0 + (part.costs[planned.scenario.id, $1] ?? 0)
        }
    }
    guard let selected = part.select(units) else { return nil }
    plan.removeAll { !selected.units.contains(name($0)) }
    return selected.shard
  }

  /// The identifiers of all baselines of a screen on a variant.
  private func ids(of screen: Scenario.Screen, _ variant: Scenario.Variant) -> [String] {
    let steps = screen.records.contains(.pictures) ? screen.stepNames : []
    let trace: [String?] = screen.records.contains(.trace) ? [Self.traceName] : []
    return (steps + trace).map { Self.pictureID(screen, variant, step: $0) }
  }

  /// The baselines of a part of the plan.
  private func files(of part: Part) -> [String] {
    let folder = snapshots.appendingPathComponent(part.scenario.id, isDirectory: true)
    return ids(of: part.screen, part.variant).flatMap { id in
      [".png", ".txt"].map { folder.appendingPathComponent(id + $0).path }
    }
  }

  /// The mode for a single baseline.
  private func mode(for site: BaselineSite) -> Mode {
    guard let recordsOnly else { return mode }
    return recordsOnly.contains(site.url.path) ? .record : .verify
  }

  /// A description of the devices, OS versions, orientations and postures of the selected screens.
  private var knownVariants: String {
    let variants = scenarios.flatMap { scenario in
      scenario.screens.filter { selection.contains($0, of: scenario) }.flatMap(\.variants)
    }
    func list(_ name: (Scenario.Variant) -> String?) -> String {
      var names: [String] = []
      for name in variants.compactMap(name) where !names.contains(name) { names.append(name) }
      return names.joined(separator: ", ")
    }
    guard !variants.isEmpty else { return "" }
    let postures = list { $0.posture?.name }
    return """
       Available devices and OS versions: \(list { "\($0.device.id) \($0.os)" }); \
      orientations: \(list { $0.orientation.snapshotName })\
      \(postures.isEmpty ? "" : "; postures: \(postures)").
      """
  }

  /// Launches a screen on a variant and submits each of its pictures.
  @MainActor
  private func perform(_ part: Part, submit: (ScenarioJob) -> Void) {
    let variant = part.variant
    var watch = Stopwatch()
    let simulator = part.screen.makeSimulator(variant)
    let steps = part.screen.start(simulator)
    for (index, (name, action)) in zip(part.screen.stepNames, steps).enumerated() {
      if let name { simulator.noteStep(name) }
      action()
      guard part.screen.records.contains(.pictures) else { continue }
      var place = place(part, named: name, ending: "png", simulator)
      guard picturesOnly?.contains(place.site.url.path) ?? true else { continue }
      if part.screen.stepNames.count > 1 {
        place.record.step = SnapshotRecord.Step(
          series: Self.pictureID(part.screen, variant, step: nil), number: index, name: name)
      }
      let source = simulator.source()
      place.record.seconds = watch.seconds
      submit(
        .picture(
          PictureJob(
            source: source, baseline: place.site, mode: mode(for: place.site),
            tolerance: tolerance ?? part.screen.tolerance ?? usualTolerance,
            record: place.record)))
      // Submitting may wait for the threads, which isn't part of the next picture's cost.
      watch = Stopwatch()
    }
    guard part.screen.records.contains(.trace) else { return }
    let place = place(part, named: Self.traceName, ending: "txt", simulator)
    guard picturesOnly?.contains(place.site.url.path) ?? true else { return }
    submit(
      .trace(
        TraceJob(
          trace: simulator.takeTrace(ending: true), issues: simulator.problems,
          baseline: place.site, mode: mode(for: place.site), record: place.record)))
  }

  private static let traceName = "trace"

  /// Returns a baseline's file, and its record before the comparison.
  @MainActor
  private func place(
    _ part: Part, named name: String?, ending: String, _ simulator: Simulator
  ) -> (site: BaselineSite, record: SnapshotRecord) {
    let variant = part.variant
    let id = Self.pictureID(part.screen, variant, step: name)
    let baseline = snapshots.appendingPathComponent(part.scenario.id, isDirectory: true)
      .appendingPathComponent("\(id).\(ending)", isDirectory: false)
    var record = SnapshotRecord(
      id: id, scenario: part.scenario.id,
      name: [part.screen.id, name].compactMap(\.self).joined(separator: " "),
      device: variant.device.id, deviceName: variant.device.name, os: "\(variant.os)",
      orientation: simulator.orientation.snapshotName, outcome: .error,
      baseline: baseline.relativePath)
    if variant.device.isFoldable { record.posture = simulator.posture.name }
    if variant.cell == nil {
      record.sourceFile = pathFromHere("\(part.scenario.file)")
      record.sourceLine = Int(part.scenario.line)
    } else if let place = part.screen.place {
      record.sourceFile = pathFromHere(place.file)
      record.sourceLine = place.line
    }
    record.unit = Self.pictureID(part.screen, variant, step: nil)
    return (site(of: baseline), record)
  }

  /// Returns the location that a baseline may be written to.
  func site(of baseline: URL) -> BaselineSite {
    BaselineSite(baseline, below: snapshotsRoot ?? snapshots)
  }

  private static func pictureID(
    _ screen: Scenario.Screen, _ variant: Scenario.Variant, step: String?
  ) -> String {
    ([screen.id, variant.id] + (step.map { [$0] } ?? [])).joined(separator: ".")
  }

  /// Returns the baselines in the folder that no picture of the scenarios claims.
  public func leftOverBaselines() -> [URL] {
    func pictures(in folder: URL) -> [String] {
      // Without the folder there are no baselines; behind a link there are other people's.
      guard BaselineMark.isFolder(folder.path) else { return [] }
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.sorted().filter { $0.hasSuffix(".png") || $0.hasSuffix(".trace.txt") }
    }
    let known = scenarios.flatMap { scenario -> [URL] in
      let claimed = Set(
        scenario.screens.flatMap { screen in
          screen.variants.flatMap { variant -> [String] in
            let pictures = screen.records.contains(.pictures) ? screen.stepNames : []
            let trace = screen.records.contains(.trace) ? [Self.traceName] : []
            return pictures.map { Self.pictureID(screen, variant, step: $0) + ".png" }
              + trace.map { Self.pictureID(screen, variant, step: $0) + ".txt" }
          }
        })
      let folder = snapshots.appendingPathComponent(scenario.id, isDirectory: true)
      return pictures(in: folder).filter { !claimed.contains($0) }
        .map { folder.appendingPathComponent($0) }
    }
    guard ownsSnapshots else { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: snapshots.path)) ?? []
    return known
      + names.sorted().filter { name in !scenarios.contains { $0.id == name } }.flatMap { name in
        let folder = snapshots.appendingPathComponent(name, isDirectory: true)
        return pictures(in: folder).map { folder.appendingPathComponent($0) }
      }
  }
}

/// Why a run over scenarios wasn't possible.
public enum ScenarioRunError: Error, CustomStringConvertible {
  /// No screen matches the selection; `known` describes what there is.
  case nothingSelected(known: String)
  /// No selected screen has a baseline that a merge left to be rendered again.
  case nothingListed
  /// The comparison missed a planted difference, so that no result of “equal” could be trusted.
  case blind(String)

  /// A description of the error.
  public var description: String {
    switch self {
    case .nothingSelected(let known):
      "Nothing selected: no screen matches this combination of options.\(known)"
    case .nothingListed:
      "No selected screen has a listed baseline. If its scenario is gone, remove its line from "
        + "\(RerenderList.path)."
    case .blind(let problem): problem
    }
  }
}

extension ScenarioRun.Mode {
  /// The record mode that treats baselines like this mode.
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
