import Foundation
import TestProcesses
import TestSupport
import Testing

@testable import ScreenCommands

/// A test program that runs a command instead of its tests, as `swift package snapshots` starts it.
@Suite(.waitingForProcesses) struct TestProgramTests {
  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  private func run(_ value: String, _ arguments: [String] = []) throws -> CommandLineRun {
    try CommandLineRun(
      arguments, environment: [TestProgram.variable: value], program: Self.program)
  }

  @Test func theCommandIsRunInPlaceOfTheTests() throws {
    let list = try run(#"["previews","--list","--kind","preview"]"#)
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.output.contains("preview     PreviewSamples/Both"), "\(list.output)")
    #expect(!list.output.contains("Test run"))
    #expect(
      try run("arguments", ["previews", "--list", "--kind", "preview"]).output == list.output)
  }

  @Test func itsStatusIsTheProcesses() throws {
    let unknown = try run(#"["previews","Nothing"]"#)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("There is no screen “Nothing”"))
    #expect(try run(#"["previews","--help"]"#).output.contains("USAGE: tateyoko previews"))
  }

  @Test func whatIsNoCommandIsSaid() throws {
    for (value, words) in [
      ("previews", "takes “arguments” or a JSON array"),
      (#"["preview"]"#, "Did you mean previews?"),
      (#"["zzzzzzzzzz"]"#, "Valid commands: lint, previews, gallery"), ("[1]", "JSON array"),
    ] {
      let run = try run(value)
      #expect(run.status == 2)
      #expect(run.errors.contains(words), "\(value): \(run.errors)")
    }
    let none = try run("[]")
    #expect(none.status == 2)
    #expect(none.output.contains("usage: tateyoko lint | previews"))
  }

  @Test func patternsStandForScreens() {
    #expect(ScreenSelection.matches("Main/settings", "Main/*"))
    #expect(ScreenSelection.matches("Main/settings", "*set*"))
    #expect(ScreenSelection.matches("Main/settings", "*"))
    #expect(ScreenSelection.matches("Main", "Main"))
    #expect(!ScreenSelection.matches("Main/settings", "Main"))
    #expect(!ScreenSelection.matches("aba", "ab*ba"))
    #expect(!ScreenSelection.matches("Main/settings", "*setup*"))
  }
}
