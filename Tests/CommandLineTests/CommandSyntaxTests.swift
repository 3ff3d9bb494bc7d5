import CommandLines
import Foundation
import TestProcesses
import TestSupport
import Testing

@testable import BaselineCommands

/// Command lines of the commands that `tateyoko-baselines` has.
@Suite(.waitingForProcesses) struct CommandSyntaxTests {
  private let syntax = CommandSyntax(
    name: "try", abstract: "Tries.", discussion: "It does.",
    operand: .init(name: "names", help: "Names.", isRepeated: true),
    options: [
      .init(names: ["--all"], help: "All."),
      .init(names: ["-o", "--output"], value: "file", help: "Where to."),
      .init(names: ["--more"], value: "x", help: "More.", choices: ["a", "b"], isRepeated: true),
    ])

  private func problem(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try syntax.parse(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func optionsStandInAnyOrderAndForm() throws {
    let words = try syntax.parse(
      [
        "x", "--output=a=b", "--more", "a", "y", "--all", "--more=b", "-o", "-", "--", "--all",
        "-z",
      ])
    #expect(words.operands == ["x", "y", "--all", "-z"])
    #expect(words.has("--all"))
    #expect(words.value("--output") == "-")
    #expect(words.values["--more"] == ["a", "b"])
    #expect(try !syntax.parse(["--", "--all"]).has("--all"))
    #expect(try syntax.parse(["--output="]).value("--output") == "")
    #expect(try syntax.parse(["-x", "--help"].dropFirst().map(\.self)).asksForHelp)
  }

  @Test func whatIsWrongIsSaid() {
    #expect(problem("--none") == "Unknown option '--none'")
    #expect(problem("-x") == "Unknown option '-x'")
    #expect(problem("--output") == "Missing value for '--output <file>'")
    #expect(problem("--all=1") == "The option '--all' doesn't take a value")
    #expect(problem("--more", "c")?.hasPrefix("The value 'c' is invalid for '--more <x>'") == true)
    var one = syntax
    one.operand = .init(name: "folder", help: "", isRequired: true)
    #expect(throws: UsageError.self) { try one.parse([]) }
    #expect(throws: UsageError.self) { try one.parse(["a", "b"]) }
    one.operand = nil
    #expect(throws: UsageError.self) { try one.parse(["a"]) }
  }

  @MainActor
  @Test func theHelpHasEveryOptionInLinesOfATerminal() {
    for command in BaselineCommands.all {
      let help = command.syntax.help("tateyoko")
      for option in command.syntax.options {
        #expect(help.contains("\n  " + option.names.joined(separator: ", ")))
      }
      #expect(help.hasPrefix("OVERVIEW: "))
      #expect(help.contains("\nUSAGE: tateyoko \(command.syntax.name)"))
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(help)")
      #expect(Subcommands.run(command, ["--none"], tool: "t") == 2)
    }
    #expect(Subcommands.run(["verify"], among: BaselineCommands.all, tool: "t") == 2)
  }

  @Test func theToolForThePluginDoesTheSame() throws {
    let folder = try TemporaryFolder()
    let tool = CommandLineRun.executable.deletingLastPathComponent()
      .appendingPathComponent("tateyoko-baselines")
    func run(_ arguments: [String]) throws -> FinishedProcess {
      try FinishedProcess(tool, arguments, in: folder.url)
    }
    #expect(try run([]).status == 2)
    #expect(try run(["--help"]).output.contains("accept"))
    #expect(try run(["verify"]).status == 2)
    #expect(try run(["help", "stale"]).output.contains("--unmarked"))
    let accept = try run(["accept", "--all"])
    #expect(accept.status == 2)
    #expect(accept.output.contains("No run to accept from"))
  }
}
