import CommandLines
import Foundation
import RunRecord
import Tateyoko

/// Runs scenarios of found screens, and prints the results.
struct ScreenRunPrinter {
  var isVerbose: Bool
  var isQuiet: Bool

  /// - Throws: The status to exit with, unless all pictures are equal.
  @MainActor
  func run(_ run: ScenarioRun) throws {
    let terminal = Terminal()
    let (isVerbose, isQuiet) = (isVerbose, isQuiet)
    let result: ScenarioRunResult
    do {
      result = try run.run { progress in
        let snapshot = progress.latest
        if snapshot.outcome.isFailure || snapshot.outcome == .recorded && !isQuiet || isVerbose {
          terminal.line(Self.line(snapshot, terminal))
        }
        if !isQuiet {
          terminal.progress(
            Terminal.harmless(
              "\(progress.done) of \(progress.total)  \(snapshot.scenario)/\(snapshot.id)"))
        }
      }
    } catch {
      terminal.clearProgress()
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
    terminal.clearProgress()
    let recorded = result.tally.counts[.recorded, default: 0]
    let isGood = result.tally.failureCount == 0 && recorded == 0
    if !isGood || !isQuiet {
      let count = result.tally.count
      terminal.line(
        terminal.colored(
          "\(count) \(count == 1 ? "picture" : "pictures"): \(result.tally.summary)",
          isGood ? .green : result.tally.failureCount == 0 ? .yellow : .red))
      if let page = result.reportPage { terminal.line("report    \(page.absoluteString)") }
    }
    if recorded > 0 {
      terminal.line("review    Review the recorded pictures before you commit them.")
    }
    if let problem = result.reportProblem { Terminal.printError("Error: \(problem)") }
    if result.couldNotRun { throw ExitStatus.couldNotRun }
    if !isGood { throw ExitStatus.different }
  }

  private static func line(_ snapshot: SnapshotRecord, _ terminal: Terminal) -> String {
    let color: Terminal.Color =
      snapshot.outcome.isFailure ? .red : snapshot.outcome == .recorded ? .yellow : .green
    var lines = [
      terminal.colored(snapshot.outcome.rawValue.padded(to: 10), color)
        + Terminal.harmless("\(snapshot.scenario)/\(snapshot.id)")
    ]
    if snapshot.outcome.isFailure, let message = snapshot.message {
      lines += Terminal.harmlessLines(message).map { "          \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
