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

  @OptionGroup var baselineFolders: BaselineFolderOptions

  @Option(
    help: ArgumentHelp(
      "Accept what differs for one reason: its number in the run's summary, or words of it.",
      valueName: "number or words"))
  var cause: String?

  @Flag(help: "Delete the baselines that nobody asked for in the run and that carry our mark.")
  var stale = false

  @Flag(help: "Only say what would be accepted.")
  var dryRun = false

  func validate() throws {
    let ways = [!names.isEmpty, all, list != nil, cause != nil].count { $0 }
    if ways == 0, !stale {
      throw ValidationError(
        "Say what to accept: names, --cause, --all, --list accept.json or --stale.")
    }
    if ways > 1 { throw ValidationError("Use one of names, --cause, --all and --list.") }
  }

  func run() throws {
    do {
      let acceptance = try BaselineAcceptance(
        report: URL(fileURLWithPath: report, isDirectory: true),
        root: URL(fileURLWithPath: root, isDirectory: true), folders: baselineFolders.urls)
      let choices = try list.map {
        try BaselineAcceptance.choices(onList: URL(fileURLWithPath: $0))
      }
      let chosen =
        if all {
          acceptance.candidates
        } else if let cause {
          try acceptance.select(cause: cause)
        } else if let choices {
          try acceptance.select(choices)
        } else {
          try acceptance.select(names)
        }
      if let choices, choices.contains(where: { $0.digest == nil }) {
        Terminal.printError(
          "Warning: the list, of an older page, does not say what was looked at; what the report "
            + "holds now is accepted.")
      }
      try accept(chosen, choices: choices ?? [], acceptance)
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
    _ chosen: [SnapshotRecord], choices: [BaselineAcceptance.Choice],
    _ acceptance: BaselineAcceptance
  ) throws {
    let gone = stale ? acceptance.stale : []
    guard !chosen.isEmpty || !gone.isEmpty else {
      print(
        stale
          ? "Nothing to delete: the run found no baseline that nobody asks for."
          : "Nothing to accept: no snapshot of the run failed.")
      return
    }
    let accepted = acceptance.accept(chosen, choices: choices, isDryRun: dryRun)
    let removed = acceptance.remove(gone, isDryRun: dryRun)
    for result in accepted { tell(result, "accept", "accepted", to: " → \(result.baseline)") }
    for result in removed { tell(result, "delete", "deleted", to: " (\(result.baseline))") }
    let failed = (accepted + removed).count { $0.problem != nil }
    func count(_ results: [BaselineAcceptance.Result], _ word: String) -> String? {
      let done = results.count { $0.problem == nil }
      return results.isEmpty ? nil : "\(done) \(dryRun ? "would be " : "")\(word)"
    }
    let counts = [
      count(accepted, "accepted"), count(removed, "deleted"), "\(failed) could not be",
    ]
    print(
      counts.compactMap(\.self).joined(separator: ", ")
        + (dryRun ? "." : ". Look at the changes before you commit them."))
    if failed > 0 { throw ExitStatus.different }
  }

  private func tell(
    _ result: BaselineAcceptance.Result, _ verb: String, _ done: String, to place: String
  ) {
    if let problem = result.problem {
      Terminal.printError(Terminal.harmless("\(result.name): \(problem)"))
    } else {
      print(Terminal.harmless("\(dryRun ? "would \(verb)" : done) \(result.name)\(place)"))
    }
  }
}

/// The option that says where baselines lie that a record may name.
struct BaselineFolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A folder of baselines beside those called __Snapshots__, instead of the package's \
      “snapshots”; may be given several times.
      """, valueName: "folder"))
  var snapshots: [String] = []

  /// Nil where none was given.
  var urls: [URL]? {
    snapshots.isEmpty ? nil : snapshots.map { URL(fileURLWithPath: $0, isDirectory: true) }
  }
}
