import ArgumentParser
import Foundation
import Tateyoko

/// `tateyoko accept`
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes what the last run found the new baselines.",
    discussion: """
      The report's page gives this command for the snapshots that were accepted there, or a list \
      for --list. Exit status: 0 when all were accepted, 1 when some could not be, 2 when there \
      was nothing to accept from.
      """)

  @Argument(
    help: ArgumentHelp("Snapshots as Scenario/id, or a Scenario for all of its failures."))
  var names: [String] = []

  @Flag(help: "Accept every failing snapshot of the run.")
  var all = false

  @Option(help: ArgumentHelp("The list that the report's page saved.", valueName: "file"))
  var list: String?

  @Option(help: ArgumentHelp("The folder with the run's report.", valueName: "folder"))
  var report: String = "tateyoko-report"

  @Option(help: ArgumentHelp("The package's folder.", valueName: "folder"))
  var root: String = "."

  @Flag(help: "Only say what would be accepted.")
  var dryRun = false

  func validate() throws {
    let ways = [!names.isEmpty, all, list != nil].count { $0 }
    if ways == 0 {
      throw ValidationError("Say what to accept: names, --all or --list accept.json.")
    }
    if ways > 1 { throw ValidationError("Use one of names, --all and --list.") }
  }

  func run() throws {
    do {
      let acceptance = try BaselineAcceptance(
        report: URL(fileURLWithPath: report, isDirectory: true),
        root: URL(fileURLWithPath: root, isDirectory: true))
      let wanted =
        try list.map { try BaselineAcceptance.names(onList: URL(fileURLWithPath: $0)) } ?? names
      let chosen = all ? acceptance.candidates : try acceptance.select(wanted)
      try accept(chosen, acceptance)
    } catch let failure as BaselineAcceptance.Failure {
      Terminal.printError("Error: \(failure)")
      if case .unknown(let names, let known) = failure, let name = names.first {
        let near = NearNames.suggestions(for: name, among: known)
        if !near.isEmpty { Terminal.printError("  Did you mean \(near.joined(separator: ", "))?") }
      }
      throw ExitStatus.couldNotRun
    }
  }

  private func accept(
    _ chosen: [SnapshotRecord], _ acceptance: BaselineAcceptance
  ) throws {
    guard !chosen.isEmpty else {
      print("Nothing to accept: no snapshot of the run failed.")
      return
    }
    let results = acceptance.accept(chosen, isDryRun: dryRun)
    for result in results {
      if let problem = result.problem {
        Terminal.printError("\(result.name): \(problem)")
      } else {
        print("\(dryRun ? "would accept" : "accepted") \(result.name) → \(result.baseline)")
      }
    }
    let failed = results.count { $0.problem != nil }
    let done = results.count - failed
    print(
      dryRun
        ? "\(done) would be accepted, \(failed) could not be."
        : "\(done) accepted, \(failed) could not be. Look at the changes before you commit them.")
    if failed > 0 { throw ExitStatus.different }
  }
}
