import CommandLines
import Foundation
import NearNames
import RunRecord
import Tateyoko

/// `tateyoko accept`
struct AcceptCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "accept", abstract: "Accepts the last run's snapshots as the new baselines.",
    discussion: """
      The report's page generates this command for the snapshots accepted there, or a list for \
      --list. Exit status: 0 when all were accepted, 1 when some could not be, 2 when there was \
      no run to accept from.
      """,
    operand: .init(
      name: "names",
      help: """
        Snapshots as suite/id, as the run names them, or a suite or scenario for all of its \
        failures.
        """,
      isRepeated: true),
    options: [
      .init(names: ["--all"], help: "Accept every failing snapshot of the run."),
      .init(names: ["--list"], value: "file", help: "An accept list saved by the report's page."),
      .report, .root, .snapshots,
      .init(
        names: ["--cause"], value: "number or text",
        help: """
          Accept all snapshots with one cause, given by its number in the run's summary or by part \
          of its text.
          """),
      .init(
        names: ["--only"], value: "kind",
        help: """
          Accept only snapshots with no other difference: a class or identifier, a property, or \
          both, such as 'UIButton backgroundColor'; may be repeated.
          """, isRepeated: true),
      .init(
        names: ["--stale"],
        help: "Delete the run's stale baselines that carry Tateyoko's mark."),
      .init(
        names: ["--dry-run"], help: "Print what would be accepted without changing anything."),
    ])

  private let names: [String]
  private let all: Bool
  private let list: String?
  private let report: String
  private let root: String
  private let folders: [URL]?
  private let cause: String?
  private let only: [String]
  private let stale: Bool
  private let dryRun: Bool

  init(_ words: CommandWords) throws(UsageError) {
    names = words.operands
    all = words.has("--all")
    list = words.value("--list")
    report = words.report
    root = words.root
    folders = words.baselineFolders
    cause = words.value("--cause")
    only = words.values["--only"] ?? []
    stale = words.has("--stale")
    dryRun = words.has("--dry-run")
    let ways = [!names.isEmpty, all, list != nil, cause != nil].count { $0 }
    if ways == 0, !stale, only.isEmpty {
      throw UsageError(
        "Specify what to accept: names, --cause, --only, --all, --list accept.json or --stale.")
    }
    if ways > 1 { throw UsageError("Use one of names, --cause, --all and --list.") }
  }

  func run() throws {
    do {
      let acceptance = try BaselineAcceptance(
        report: URL(fileURLWithPath: report, isDirectory: true),
        root: URL(fileURLWithPath: root, isDirectory: true), folders: folders)
      let choices = try list.map {
        try BaselineAcceptance.choices(onList: URL(fileURLWithPath: $0))
      }
      let chosen =
        if all || !only.isEmpty && names.isEmpty && cause == nil && choices == nil {
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
          "Warning: this list comes from an older page and does not record what was reviewed; "
            + "accepting what the report contains now.")
      }
      let selection = try AcceptSelection(chosen, only: only)
      try accept(selection, choices: choices ?? [], acceptance)
    } catch let failure as BaselineAcceptance.Failure {
      Terminal.printError("Error: \(failure)")
      if case .unknown(let names, let known) = failure, let name = names.first {
        let near = NearNames.suggestions(for: name, among: known)
        if !near.isEmpty { Terminal.printError("  Did you mean \(near.joined(separator: ", "))?") }
      }
      throw ExitStatus.couldNotRun
    } catch let problem as CauseFilter.Problem {
      Terminal.printError("Error: \(problem.words)")
      throw ExitStatus.couldNotRun
    }
  }

  private func accept(
    _ selection: AcceptSelection, choices: [BaselineAcceptance.Choice],
    _ acceptance: BaselineAcceptance
  ) throws {
    let gone = stale ? acceptance.stale : []
    let chosen = selection.chosen
    guard selection.left.isEmpty || !chosen.isEmpty || !gone.isEmpty else {
      tellLeft(selection)
      print("Nothing to accept: each of these snapshots has other differences, too.")
      throw ExitStatus.different
    }
    guard !chosen.isEmpty || !gone.isEmpty else {
      print(
        stale
          ? "Nothing to delete: the run found no stale baselines."
          : "Nothing to accept: no snapshot of the run failed.")
      return
    }
    let accepted = acceptance.accept(chosen, choices: choices, isDryRun: dryRun) { result in
      tell(result, "accept", "accepted", to: " → \(result.baseline)")
    }
    let removed = acceptance.remove(gone, isDryRun: dryRun) { result in
      tell(result, "delete", "deleted", to: " (\(result.baseline))")
    }
    if !dryRun { settle(accepted) }
    tellLeft(selection)
    let failed = (accepted + removed).count { $0.problem != nil }
    func count(_ results: [BaselineAcceptance.Result], _ word: String) -> String? {
      let done = results.count { $0.problem == nil }
      return results.isEmpty ? nil : "\(done) \(dryRun ? "would be " : "")\(word)"
    }
    let counts = [
      count(accepted, "accepted"), count(removed, "deleted"),
      selection.left.isEmpty ? nil : "\(selection.left.count) left as they are",
      "\(failed) failed",
    ]
    print(
      counts.compactMap(\.self).joined(separator: ", ")
        + (dryRun ? "." : ". Review the changes before committing them."))
    if failed > 0 { throw ExitStatus.different }
  }

  /// Prints what `--only` left, and why.
  private func tellLeft(_ selection: AcceptSelection) {
    for reason in selection.reasons { print(Terminal.harmless("left      \(reason)")) }
  }

  /// Removes accepted baselines from the list that a merge left to be rendered again.
  private func settle(_ results: [BaselineAcceptance.Result]) {
    let accepted = results.filter { $0.problem == nil }.map { result in
      result.baseline.hasPrefix("/") ? result.baseline : "\(root)/\(result.baseline)"
    }
    ListedBaselines(near: root).settle(accepted)
  }

  private func tell(
    _ result: BaselineAcceptance.Result, _ verb: String, _ done: String, to place: String
  ) {
    if let problem = result.problem {
      Terminal.printError(Terminal.harmless("\(result.name): \(problem)"))
    } else {
      print(Terminal.harmless("\(dryRun ? "would \(verb)" : done) \(result.name)\(place)"))
      // Don't wait until a buffer is full: the reader of a pipe must also see this if the process
      // ends here.
      fflush(nil)
    }
  }
}

extension CommandSyntax.Option {
  /// The options that most commands share.
  static let report = Self(
    names: ["--report"], value: "folder", help: "The folder with the run's report.",
    standard: "tateyoko-report")
  static let root = Self(
    names: ["--root"], value: "folder", help: "The package's folder.", standard: ".")
  static let snapshots = Self(
    names: ["--snapshots"], value: "folder",
    help: """
      An additional baseline folder besides those named __Snapshots__, instead of the package's \
      “snapshots”; may be repeated.
      """, isRepeated: true)
}

extension CommandWords {
  var report: String { value("--report") ?? "tateyoko-report" }
  var root: String { value("--root") ?? "." }
  /// The folders of baselines; `nil` if none was given.
  var baselineFolders: [URL]? {
    values["--snapshots"]?.map { URL(fileURLWithPath: $0, isDirectory: true) }
  }
}
