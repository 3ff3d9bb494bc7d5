import CommandLines
import Foundation
import Pixels
import RunRecord
import Tateyoko

/// `tateyoko review`
struct ReviewCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "review",
    abstract: "Reviews the last run's failures one by one, and writes those you accept.",
    discussion: """
      Shows why each snapshot differs, and the pictures if the terminal supports them. Nothing is \
      written before you quit with q. Exit status: 0 when everything was accepted, 1 when \
      something was rejected or left open, 2 when there was no run to review.
      """,
    options: [.report, .root, .snapshots])

  private let report: String
  private let root: String
  private let folders: [URL]?

  init(_ words: CommandWords) {
    report = words.report
    root = words.root
    folders = words.baselineFolders
  }

  func run() throws {
    let acceptance: BaselineAcceptance
    do {
      acceptance = try BaselineAcceptance(
        report: URL(fileURLWithPath: report, isDirectory: true),
        root: URL(fileURLWithPath: root, isDirectory: true), folders: folders)
    } catch {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
    var session = ReviewSession(acceptance)
    guard !session.items.isEmpty else {
      print("Nothing to review: no snapshot of the run failed.")
      return
    }
    guard let keys = KeyReader() else {
      Terminal.printError(
        """
        Error: review needs a terminal. Without one, use “\(OwnCommand.name()) accept” with names, \
        --cause or --all, or open \(report)/index.html.
        """)
      throw ExitStatus.couldNotRun
    }
    let screen = ReviewScreen(
      report: URL(fileURLWithPath: report, isDirectory: true),
      environment: ProcessInfo.processInfo.environment)
    let isDone = withExtendedLifetime(keys) { decide(&session, keys, screen) }
    guard isDone else {
      print("\nQuit without writing anything.")
      throw ExitStatus.different
    }
    try carryOut(session, acceptance)
  }

  /// Prompts until everything is decided or the user quits; returns whether to carry out the
  /// decisions.
  private func decide(
    _ session: inout ReviewSession, _ keys: KeyReader, _ screen: ReviewScreen
  ) -> Bool {
    screen.show(session)
    while true {
      switch keys.next() {
      case .character("a"): session.decide(.accept)
      case .character("A"): session.decideAlike(.accept)
      case .character("r"): session.decide(.reject)
      case .character("R"): session.decideAlike(.reject)
      case .character("s"), .character(" "): session.decide(.skip)
      case .character("u"):
        if !session.undo() { screen.say("Nothing to undo.") }
      case .down, .right, .character("j"): session.move(by: 1)
      case .up, .left, .character("k"): session.move(by: -1)
      case .character("o"):
        screen.open(session)
        continue
      case .character("?"), .character("h"):
        screen.help()
        continue
      case .character("q"): return true
      case .character("Q"), .escape, .end: return false
      default: continue
      }
      screen.show(session)
    }
  }

  private func carryOut(_ session: ReviewSession, _ acceptance: BaselineAcceptance) throws {
    let accepted = session.snapshots(.accept)
    let results =
      acceptance.accept(accepted.filter { $0.outcome != .stale })
      + acceptance.remove(accepted.filter { $0.outcome == .stale })
    print()
    for result in results {
      if let problem = result.problem {
        Terminal.printError(Terminal.harmless("\(result.name): \(problem)"))
      }
    }
    let failed = results.count { $0.problem != nil }
    let rejected = session.snapshots(.reject).count
    print(
      "\(results.count - failed) accepted, \(rejected) rejected, \(session.openCount) left open"
        + (failed > 0 ? ", \(failed) could not be written." : "."))
    if failed + rejected + session.openCount > 0 { throw ExitStatus.different }
  }
}
