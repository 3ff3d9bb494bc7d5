import ArgumentParser
import BaselineCommands
import ChildProcesses
import CommandLines
import Foundation
import Scenarios
import ScreenCommands
import Tateyoko

@main
struct TateyokoCommand: ParsableCommand {
  static let name = "tateyoko"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Lays out iOS screens on Linux, takes snapshots and compares them with baselines.",
    discussion: """
      Exit status: 0 when everything is equal, 1 when something differs or has no baseline, \
      2 when it could not run.
      """,
    version: Release.version,
    subcommands: [
      VerifyCommand.self, RecordCommand.self, BuildCommand.self, TestCommand.self,
      DoctorCommand.self,
    ] + BaselineCommands.all.map { $0.forwarded } + [
      CompareCommand.self, AdoptCommand.self, DevicesCommand.self, ExplainCommand.self,
      FingerprintCommand.self,
    ] + ScreenCommands.all.map { $0.forwarded } + [ToolsetCommand.self])

  /// Runs the command line; usage errors exit with status 2, and so does everything that can't run.
  static func main() {
    // So that exceeding a quota is an error of the write call, and doesn't end the process.
    signal(SIGXFSZ, SIG_IGN)
    ProcessEnds.hearSignals()
    var arguments = Array(CommandLine.arguments.dropFirst())
    if let status = PackageCommands.run(arguments) { Foundation.exit(status) }
    MainActor.assumeIsolated {
      ScreenCatalogue.add { Scenario.all.flatMap(\.foundScreens) }
    }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName }
    if let word = arguments.first, !word.hasPrefix("-"), word != "help", !known.contains(word) {
      Terminal.printError("Error: \(Subcommands.unknown(word, among: known + ["help"]))")
      Terminal.printError("  See 'tateyoko --help' for more information.")
      Foundation.exit(ExitStatus.couldNotRun.rawValue)
    }
    if arguments.count == 2, arguments[0] == "help", known.contains(arguments[1]) {
      // Commands that parse their words describe them, too.
      arguments = [arguments[1], "--help"]
    }
    var used: any ParsableCommand.Type = Self.self
    do {
      var command = try parseAsRoot(arguments)
      used = type(of: command)
      try command.run()
    } catch let status as ExitStatus {
      Foundation.exit(status.rawValue)
    } catch let error as ValidationError {
      // The option is well-formed but meaningless; printing the usage would bury the problem.
      let name = used.configuration.commandName.map { " \($0)" } ?? ""
      Terminal.printError("Error: \(error.message)")
      Terminal.printError("  See 'tateyoko\(name) --help' for more information.")
      Foundation.exit(ExitStatus.couldNotRun.rawValue)
    } catch {
      let isHelp = exitCode(for: error).isSuccess
      let text = fullMessage(for: error)
      if isHelp {
        print(text)
        Foundation.exit(0)
      }
      Terminal.printError(text)
      Foundation.exit(ExitStatus.couldNotRun.rawValue)
    }
  }
}
