import ChildProcesses
import CommandLines
import Foundation
import RunRecord
import Tateyoko

/// `tateyoko previews`
struct PreviewsCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "previews",
    abstract: "Takes a picture of every preview and compares it with its baseline.",
    discussion: """
      Captures every #Preview, and other screens by name, in every cell of a matrix. A picture without \
      a baseline is recorded and counts as different in this run; see --record. Exit status: 0 when \
      everything is equal, 1 when something differs or was recorded, 2 when it could not run.
      """,
    operand: ScreenSelection.operand,
    options: what + MatrixOptions.options(devices: "iphone-15") + how)

  private static let what: [CommandSyntax.Option] = [
    .init(names: ["-l", "--list"], help: "List the screens, one per line, and exit."),
    ScreenSelection.kind,
  ]
  private static let how: [CommandSyntax.Option] = [
    .init(
      names: ["--record"], value: "never|missing|failed",
      help: "Which baselines to write: none, missing ones, or also different ones.",
      choices: ["never", "missing", "failed"], standard: "missing, or never if CI is set"),
    .init(
      names: ["--snapshots"], value: "folder",
      help: "The folder with one folder of baselines per module.", standard: "__Snapshots__"),
    .init(
      names: ["--report"], value: "folder", help: "The folder to write the report to.",
      standard: "tateyoko-report"),
    .init(names: ["-v", "--verbose"], help: "List every picture."),
    .init(names: ["-q", "--quiet"], help: "Print only problems."),
  ]

  private let words: CommandWords
  private let matrix: SnapshotMatrix

  init(_ words: CommandWords) throws(UsageError) {
    self.words = words
    matrix = try MatrixOptions.matrix(words, standard: SnapshotMatrix([.iPhone15]))
  }

  @MainActor
  func run() throws {
    ProcessEnds.endWithParent()
    if words.has("--list") {
      let screens = try ScreenSelection.screens(words, of: Self.syntax.name)
      ScreenList.print(screens)
      return
    }
    let screens = try ScreenSelection.screens(
      words, of: Self.syntax.name, standard: [.preview])
    guard !screens.isEmpty else {
      Terminal.printError(
        "Error: This program has no previews. Pass other screens, or a kind with --kind; --list "
          + "lists them all.")
      throw ExitStatus.couldNotRun
    }
    let tried = try ScreenTrialRun.tried(screens) { try $0.cells(of: matrix) }
    var run = ScenarioRun(
      try Scenario.found(tried, on: matrix), mode: mode.mode,
      snapshots: URL(
        fileURLWithPath: words.value("--snapshots") ?? "__Snapshots__", isDirectory: true))
    run.jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
    // These are only some of the tests' baselines.
    run.staleMode = .ignore
    run.origin = .current()
    run.modeOrigin = mode.origin
    run.reportFolder = URL(
      fileURLWithPath: words.value("--report") ?? "tateyoko-report", isDirectory: true)
    try ScreenRunPrinter(isVerbose: words.has("--verbose"), isQuiet: words.has("--quiet")).run(run)
  }

  private var mode: (mode: ScenarioRun.Mode, origin: String) {
    switch words.value("--record") {
    case "never": (.verify, "--record")
    case "missing": (.recordMissing, "--record")
    case "failed": (.record, "--record")
    default:
      getenv("CI").map { $0[0] != 0 } ?? false
        ? (.verify, "CI is set") : (.recordMissing, "the default")
    }
  }
}
