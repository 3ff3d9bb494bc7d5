import BaselineCommands
import CommandLines
import Foundation
import RunRecord
import Scenarios
import Tateyoko

/// Runs the scenarios and prints the progress.
struct RunPrinter {
  let options: SelectionOptions
  private let terminal = Terminal()

  init(options: SelectionOptions) {
    self.options = options
  }

  func run(
    mode: ScenarioRun.Mode, report: String?,
    tolerance: SnapshotTolerance? = nil, outputs: MachineOutputs = .none,
    recordsOnlyListed: Bool = false
  ) throws {
    let listed = ListedBaselines(near: FileManager.default.currentDirectoryPath)
    if recordsOnlyListed, listed.isEmpty {
      return print("No baseline is waiting to be rendered again.")
    }
    let selection = try options.selection()
    let part = try options.part()
    let clock = ContinuousClock()
    let start = clock.now
    let terminal = terminal
    let isVerbose = options.verbose
    let isQuiet = options.quiet
    let staleMode = self.staleMode()
    let printed = PrintedCauses()
    do {
      if mode == .verify { try checkFolder() }
      let result = try MainActor.assumeIsolated {
        var run = ScenarioRun(
          Scenario.all, mode: mode,
          snapshots: URL(fileURLWithPath: options.snapshots, isDirectory: true))
        run.ownsSnapshots = true
        // For the default path it is unknown whether a link was intended.
        if options.snapshots == SelectionOptions.usualSnapshots {
          run.snapshotsRoot = URL(
            fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        }
        run.selection = selection
        if recordsOnlyListed { run.picturesOnly = listed }
        run.part = part
        run.jobs = options.jobs
        run.staleMode = staleMode
        var facts = [(name: "jobs", value: "\(options.jobs)")]
        if let tolerance {
          run.tolerance = tolerance
          facts.append((name: "tolerance", value: tolerance.words))
        }
        run.origin = .current(facts: facts)
        run.modeOrigin = mode == .record ? "tateyoko record" : "tateyoko verify"
        run.reportFolder = report.map { URL(fileURLWithPath: $0, isDirectory: true) }
        return try run.run { progress in
          let snapshot = progress.latest
          printed.count(snapshot)
          let isWorthALine =
            snapshot.outcome.isFailure || snapshot.log != nil
            || !isQuiet && (isVerbose || snapshot.outcome == .recorded)
          if isWorthALine {
            let hasDetails = isVerbose || snapshot.outcome.isFailure || snapshot.log != nil
            // The shared cause of thirty pictures is printed in full once, then only by name.
            switch isVerbose ? .first : printed.tell(snapshot) {
            case .first: terminal.line(Self.line(snapshot, terminal, hasDetails: hasDetails))
            case .again(let first): terminal.line(Self.line(snapshot, terminal, like: first))
            case .enough: break
            }
          }
          if !isQuiet {
            terminal.progress(
              Terminal.harmless(
                "\(progress.done) of \(progress.total)  \(snapshot.scenario)/\(snapshot.id)"))
          }
        }
      }
      terminal.clearProgress()
      let seconds = (clock.now - start).seconds
      summarize(result, printed, seconds: seconds)
      try outputs.write(result.facts)
      if let problem = result.reportProblem { Terminal.printError("Error: \(problem)") }
      if result.couldNotRun { throw ExitStatus.couldNotRun }
      if result.tally.failureCount > 0 || result.failsForStale { throw ExitStatus.different }
    } catch let status as ExitStatus {
      throw status
    } catch {
      terminal.clearProgress()
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
  }

  /// Checks the folder: a wrong path would otherwise look like a project without any baselines.
  private func checkFolder() throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: options.snapshots, isDirectory: &isFolder)
    guard !exists || !isFolder.boolValue else { return }
    let path = URL(fileURLWithPath: options.snapshots).path
    throw MissingFolder(
      description: exists
        ? "\(path) is not a folder; --snapshots takes the baseline folder."
        : "Baseline folder \(path) not found. Run this in its parent folder, pass --snapshots, or "
          + "create it with “\(Self.ownName) record”.")
  }

  private struct MissingFolder: Error, CustomStringConvertible {
    var description: String
  }

  /// The name of the command; specified by scripts that call it.
  private static var ownName: String {
    OwnCommand.name()
  }

  /// Returns a picture's line, followed by indented problems.
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
      case .pictured: ("pictured", .dim)
      }
    let head = terminal.colored(word.padding(toLength: 10, withPad: " ", startingAt: 0), color)
    let texts = hasDetails ? [snapshot.message ?? ""] + (snapshot.log ?? []) : []
    let details = texts.flatMap { $0.split(separator: "\n") }
      .map { "    " + Terminal.harmless(String($0)) }
    let name = Terminal.harmless("\(snapshot.scenario)/\(snapshot.id)")
    return ([head + name] + details).joined(separator: "\n")
  }

  private static func line(
    _ snapshot: SnapshotRecord, _ terminal: Terminal, like first: String
  ) -> String {
    let head = Self.line(snapshot, terminal, hasDetails: false)
    return head + terminal.colored("  same cause as \(Terminal.harmless(first))", .dim)
  }

  private func staleMode() -> StaleMode {
    if let mode = options.stale { return mode }
    let decision = StaleMode.decide()
    if let warning = decision.warning { Terminal.printError("Warning: \(warning).") }
    return decision.mode
  }

  /// Prints the causes of a run's failures, without duplicates, with the numbers for
  /// `accept --cause`.
  private func printCauses(_ printed: PrintedCauses) {
    let groups = printed.groups
    guard groups.contains(where: { $0.count > 1 }) else { return }
    for (index, group) in groups.prefix(Self.shownCauses).enumerated() {
      terminal.line("cause \(index + 1)   " + Terminal.harmless(group.words))
    }
    if groups.count > Self.shownCauses {
      terminal.line(
        "          … and \(groups.count - Self.shownCauses) more causes, see the report")
    }
  }

  private static let shownCauses = 9

  private func summarize(_ result: ScenarioRunResult, _ printed: PrintedCauses, seconds: Double) {
    let isGood = result.tally.failureCount == 0 && !result.failsForStale
    // No file is deleted without a message.
    for file in result.deleted {
      terminal.line("deleted   " + Terminal.harmless("\(file.path): no scenario produces it."))
    }
    if isGood, options.quiet { return }
    let traces = printed.traceCount
    let pictures = result.tally.count - result.tally.counts[.stale, default: 0] - traces
    let counted = [
      pictures > 0 || traces == 0 ? "\(pictures) \(pictures == 1 ? "picture" : "pictures")" : nil,
      traces > 0 ? "\(traces) \(traces == 1 ? "trace" : "traces")" : nil,
    ]
    let total = counted.compactMap(\.self).joined(separator: ", ")
    var summary = result.tally.summary
    if result.mode == .record {
      summary = summary.replacingOccurrences(of: " equal", with: " up to date")
    }
    printCauses(printed)
    terminal.line(
      terminal.colored(
        "\(total): \(summary)", isGood ? result.facts.verdict.color : .red)
        + " (\(String(format: "%.1f", seconds)) s)")
    if let shard = result.header.shard {
      terminal.line("shard     \(shard) of the selected snapshots")
    }
    for file in result.leftOver {
      terminal.line(
        terminal.colored("stale     ", result.failsForStale ? .red : .yellow)
          + Terminal.harmless("\(file.path): no scenario produces it; ")
          + (result.staleMode == .delete
            ? "delete it by hand, because it doesn't carry Tateyoko's mark."
            : "delete it (--stale delete) or add a scenario."))
    }
    if let report = result.reportPage {
      terminal.line("report    \(report.absoluteString)")
    }
    if result.mode == .verify, !isGood {
      terminal.line("accept    \(Self.ownName) record\(acceptArguments(result))")
    }
  }

  /// Returns the options that record just the failures, as far as options can express it.
  private func acceptArguments(_ result: ScenarioRunResult) -> String {
    var screens: [String] = []
    for snapshot in result.facts.snapshots.snapshots(where: \.isFailure) {
      // A picture's identifier starts with its screen's.
      let name = "\(snapshot.scenario)/\(snapshot.id.prefix { $0 != "." })"
      if !screens.contains(name) { screens.append(name) }
    }
    var arguments = screens.map { " --scenario \($0)" }
    arguments += options.devices.map { " --device \($0)" }
    arguments += options.orientations.map { " --orientation \($0)" }
    arguments += options.postures.map { " --posture \($0)" }
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

/// The causes printed on the terminal so far; used by one thread at a time.
private final class PrintedCauses: @unchecked Sendable {
  enum Turn {
    case first
    case again(like: String)
    case enough
  }

  /// The number of pictures that are listed in addition to the first one with a cause.
  private static let limit = 4
  private var seen: [String: (first: String, count: Int)] = [:]
  private var causes = CauseTally()
  /// The number of traces among the snapshots.
  private(set) var traceCount = 0

  /// The failures by common cause, the largest group first.
  var groups: [CauseTally.Group] { causes.groups }

  func count(_ snapshot: SnapshotRecord) {
    if snapshot.id.hasSuffix(".trace") { traceCount += 1 }
    causes.add(snapshot)
  }

  func tell(_ snapshot: SnapshotRecord) -> Turn {
    guard snapshot.outcome.isFailure, let key = snapshot.cause?.key, snapshot.log == nil else {
      return .first
    }
    guard let entry = seen[key] else {
      seen[key] = ("\(snapshot.scenario)/\(snapshot.id)", 1)
      return .first
    }
    seen[key]?.count += 1
    return entry.count <= Self.limit ? .again(like: entry.first) : .enough
  }
}
