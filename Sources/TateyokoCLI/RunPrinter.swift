import Foundation
import RunRecord
import Scenarios
import Tateyoko

/// Makes a run over the scenarios and tells how it goes.
struct RunPrinter {
  let options: SelectionOptions
  private let terminal = Terminal()

  init(options: SelectionOptions) {
    self.options = options
  }

  func run(mode: ScenarioRun.Mode, report: String?, packsBaselines: Bool = false) throws {
    let selection = try options.selection()
    let clock = ContinuousClock()
    let start = clock.now
    let terminal = terminal
    let isVerbose = options.verbose
    let isQuiet = options.quiet
    do {
      if mode == .verify { try checkFolder() }
      let result = try MainActor.assumeIsolated {
        var run = ScenarioRun(
          Scenario.all, mode: mode,
          snapshots: URL(fileURLWithPath: options.snapshots, isDirectory: true))
        run.ownsSnapshots = true
        run.selection = selection
        run.packsBaselines = packsBaselines
        run.jobs = options.jobs
        run.modeOrigin = mode == .record ? "tateyoko record" : "tateyoko verify"
        run.reportFolder = report.map { URL(fileURLWithPath: $0, isDirectory: true) }
        return try run.run { progress in
          let snapshot = progress.latest
          let isWorthALine =
            snapshot.outcome.isFailure || snapshot.log != nil
            || !isQuiet && (isVerbose || snapshot.outcome == .recorded)
          if isWorthALine {
            let hasDetails = isVerbose || snapshot.outcome.isFailure || snapshot.log != nil
            terminal.line(Self.line(snapshot, terminal, hasDetails: hasDetails))
          }
          if !isQuiet {
            terminal.progress(
              "\(progress.done) of \(progress.total)  \(snapshot.scenario)/\(snapshot.id)")
          }
        }
      }
      terminal.clearProgress()
      let seconds = (clock.now - start).seconds
      summarize(result, seconds: seconds)
      if let problem = result.reportProblem { Terminal.printError("Error: \(problem)") }
      if result.couldNotRun { throw ExitStatus.couldNotRun }
      if !result.failures.isEmpty { throw ExitStatus.different }
    } catch let status as ExitStatus {
      throw status
    } catch {
      terminal.clearProgress()
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
  }

  /// A wrong path would otherwise look like a project without a single baseline.
  private func checkFolder() throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: options.snapshots, isDirectory: &isFolder)
    guard !exists || !isFolder.boolValue else { return }
    let path = URL(fileURLWithPath: options.snapshots).path
    throw MissingFolder(
      description: exists
        ? "\(path) is no folder; --snapshots takes the folder of the baselines."
        : "There is no folder of baselines \(path). Run this in the folder that holds it, name it "
          + "with --snapshots, or make it with “\(Self.ownName) record”.")
  }

  private struct MissingFolder: Error, CustomStringConvertible {
    var description: String
  }

  /// How the command was called: scripts say so when they stand in for it.
  private static var ownName: String {
    ProcessInfo.processInfo.environment["TATEYOKO_COMMAND"] ?? "tateyoko"
  }

  /// One picture's line, with what is wrong indented below it.
  private static func line(
    _ snapshot: SnapshotRecord, _ terminal: Terminal, hasDetails: Bool
  ) -> String {
    let (word, color): (String, Terminal.Color) =
      switch snapshot.outcome {
      case .equal: ("equal", .dim)
      case .changed: ("changed", .red)
      case .renderedElsewhere: ("elsewhere", .yellow)
      case .missing: ("missing", .yellow)
      case .recorded: ("recorded", .green)
      case .error: ("error", .red)
      case .stale: ("stale", .yellow)
      }
    let head = terminal.colored(word.padding(toLength: 10, withPad: " ", startingAt: 0), color)
    let texts = hasDetails ? [snapshot.message ?? ""] + (snapshot.log ?? []) : []
    let details = texts.flatMap { $0.split(separator: "\n") }.map { "    \($0)" }
    return (["\(head)\(snapshot.scenario)/\(snapshot.id)"] + details).joined(separator: "\n")
  }

  private func summarize(_ result: ScenarioRunResult, seconds: Double) {
    let isGood = result.failures.isEmpty
    if isGood, options.quiet { return }
    let traces = result.record.snapshots.count { $0.id.hasSuffix(".trace") }
    let pictures = result.record.snapshots.count - traces
    let counted = [
      pictures > 0 || traces == 0 ? "\(pictures) \(pictures == 1 ? "picture" : "pictures")" : nil,
      traces > 0 ? "\(traces) \(traces == 1 ? "trace" : "traces")" : nil,
    ]
    let total = counted.compactMap(\.self).joined(separator: ", ")
    var summary = result.record.summary
    if result.mode == .record {
      summary = summary.replacingOccurrences(of: " equal", with: " up to date")
    }
    terminal.line(
      terminal.colored(
        "\(total): \(summary)", isGood ? .green : .red)
        + " (\(String(format: "%.1f", seconds)) s)")
    for file in result.leftOver {
      terminal.line(
        terminal.colored("left over ", .yellow)
          + "\(file.path): no scenario makes it; delete it or add one.")
    }
    if let report = result.reportPage {
      terminal.line("report    \(report.absoluteString)")
    }
    if result.mode == .verify, !isGood {
      terminal.line("accept    \(Self.ownName) record\(acceptArguments(result))")
    }
  }

  /// The options that record just what failed, as far as options can say it.
  private func acceptArguments(_ result: ScenarioRunResult) -> String {
    var screens: [String] = []
    for snapshot in result.failures {
      // A picture's id begins with its screen's.
      let name = "\(snapshot.scenario)/\(snapshot.id.prefix { $0 != "." })"
      if !screens.contains(name) { screens.append(name) }
    }
    var arguments = screens.map { " --scenario \($0)" }
    arguments += options.devices.map { " --device \($0)" }
    arguments += options.orientations.map { " --orientation \($0)" }
    arguments += options.versions.map { " --os \($0)" }
    if options.snapshots != "snapshots" { arguments.append(" --snapshots '\(options.snapshots)'") }
    return arguments.joined()
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
