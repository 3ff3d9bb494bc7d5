import Foundation
import RunRecord
import TestProcesses
import TestSupport
import Testing

/// Reviewing a run's failures in a terminal, and accepting them by cause.
@Suite(.waitingForProcesses) struct ReviewTests {
  private let folder: TemporaryFolder
  private let pages = ["page-1", "page-3"].map { "D4.iphone-8.ios-11.2.portrait.\($0)" }

  /// A run over two pictures whose baselines are swapped.
  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("snapshots"), withIntermediateDirectories: false)
    #expect(try run(["record"] + part).status == 0)
    let files = pages.map { folder.path("snapshots/PagedTables/\($0).png") }
    let manager = FileManager.default
    try manager.moveItem(atPath: files[0], toPath: folder.path("x"))
    try manager.moveItem(atPath: files[1], toPath: files[0])
    try manager.moveItem(atPath: folder.path("x"), toPath: files[1])
    #expect(try run(["verify"] + part).status == 1)
  }

  private let part = [
    "--scenario", "PagedTables/D4", "--device", "iphone-8", "--orientation", "portrait",
  ]

  private func run(_ arguments: [String]) throws -> CommandLineRun {
    try CommandLineRun(arguments, folder: folder.url)
  }

  private func verify() throws -> String { try run(["verify"] + part).output }

  private func review(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(["review"], folder: folder.url, environment: environment)
  }

  @Test func whatIsAcceptedIsWrittenWhenTheReviewEnds() throws {
    let before = try folder.contents(of: "snapshots")
    let terminal = try review()
    #expect(terminal.wait(for: "? help"))
    #expect(terminal.output.contains("1 of 2"))
    #expect(terminal.output.contains("cause     scroll position of UIScrollView: x"))
    #expect(terminal.output.contains("▀"), "pictures are shown with blocks")
    #expect(terminal.output.contains("A accepts all of them"))
    terminal.press("a")
    #expect(terminal.wait(for: "2 of 2"))
    terminal.press("r")
    #expect(terminal.wait(for: "All 2 are reviewed"))
    #expect(try folder.contents(of: "snapshots") == before, "nothing is written before the end")
    terminal.press("q")
    #expect(terminal.finish() == 1)
    #expect(terminal.output.contains("1 accepted, 1 rejected, 0 left open."))
    #expect(try verify().contains("2 pictures: 1 changed, 1 equal"))
  }

  @Test func allOfOneCauseAreAcceptedAtOnceAndUndone() throws {
    let terminal = try review()
    terminal.wait(for: "? help")
    terminal.press("A")
    #expect(terminal.wait(for: "All 2 are reviewed"))
    terminal.press("u")
    #expect(terminal.wait(for: "1 of 2"))
    terminal.press("u")
    #expect(terminal.wait(for: "Nothing to undo"))
    terminal.press("s")
    #expect(terminal.wait(for: "2 of 2"))
    terminal.press("\u{1B}[A")
    #expect(terminal.wait(for: "(skipped)"))
    terminal.press("A")
    terminal.wait(for: "decided")
    terminal.press("q")
    #expect(terminal.finish() == 0)
    #expect(terminal.output.contains("2 accepted, 0 rejected, 0 left open."))
    #expect(try verify().contains("2 pictures: 2 equal"))
  }

  @Test func leavingWritesNothing() throws {
    let before = try folder.contents(of: "snapshots")
    let terminal = try review()
    terminal.wait(for: "? help")
    terminal.press("?")
    #expect(terminal.wait(for: "undo the last decision"))
    terminal.press("o")
    #expect(terminal.wait(for: "index.html"))
    terminal.press("aQ")
    #expect(terminal.finish() == 1)
    #expect(terminal.output.contains("Quit without writing anything"))
    #expect(try folder.contents(of: "snapshots") == before)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], "\u{1B}_Ga=T,f=100"),
    (["TERM_PROGRAM": "iTerm.app"], "\u{1B}]1337;File=inline=1;"),
    (["COLORTERM": "truecolor"], "\u{1B}[38;2;"), (["TERM": "xterm-256color"], "\u{1B}[38;5;"),
  ])
  func picturesAreShownAsTheTerminalCan(environment: [String: String], words: String) throws {
    let terminal = try review(environment)
    #expect(terminal.wait(for: "? help"))
    #expect(terminal.output.contains(words))
    terminal.press("Q")
    _ = terminal.finish()
  }

  @Test func withoutATerminalTheAdviceIsToAccept() throws {
    let refused = try run(["review"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("tateyoko accept"))
    #expect(try run(["review", "--report", "nothing"]).status == 2)
  }

  @Test func oneCauseIsToldOnceAndAcceptedByItsWords() throws {
    let output = try verify()
    #expect(output.components(separatedBy: "cause     scroll position").count == 2, "\(output)")
    #expect(output.contains("same cause as PagedTables/\(pages[0])"))
    #expect(output.contains("cause 1   scroll position of UIScrollView: x"))
    #expect(output.contains("(2 snapshots, with different numbers on some)"))

    let unknown = try run(["accept", "--cause", "safe area"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("1  scroll position of UIScrollView"))
    let dry = try run(["accept", "--cause", "1", "--dry-run"])
    #expect(dry.output.contains("2 would be accepted"))
    let accepted = try run(["accept", "--cause", "SCROLL position"])
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(accepted.output.contains("2 accepted, 0 failed"))
    #expect(try verify().contains("2 pictures: 2 equal"))
  }

  @Test func anAcceptedBaselineIsTheFileThatRecordingWrites() throws {
    #expect(try run(["accept", "--all"]).status == 0)
    let accepted = try folder.contents(of: "snapshots/PagedTables")
    try FileManager.default.removeItem(atPath: folder.path("snapshots/PagedTables"))
    #expect(try run(["record"] + part).status == 0)
    #expect(try folder.contents(of: "snapshots/PagedTables") == accepted)
  }
}
