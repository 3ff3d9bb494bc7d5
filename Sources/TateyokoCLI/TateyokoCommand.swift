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
  static let configuration = CommandConfiguration(
    commandName: "tateyoko",
    abstract: "Lays out iOS screens on Linux, takes snapshots and compares them with baselines.",
    discussion: """
      Exit status: 0 when everything is equal, 1 when something differs or has no baseline, \
      2 when it could not run.
      """,
    version: Release.version,
    subcommands: [
      VerifyCommand.self, RecordCommand.self, BuildCommand.self, TestCommand.self,
      DoctorCommand.self, AcceptListing.self, ReviewListing.self,
      StaleListing.self, MergeListing.self, ReportListing.self, ChangesListing.self,
      DiffListing.self, MergeDriverListing.self, CompareCommand.self,
      AdoptCommand.self, DevicesCommand.self, ExplainCommand.self, FingerprintCommand.self,
      LintListing.self, PreviewsListing.self, GalleryListing.self, SeeListing.self,
      MCPListing.self, ToolsetCommand.self,
    ])

  /// Runs the command line; usage errors exit with status 2, and so does everything that can't run.
  static func main() {
    // So that exceeding a quota is an error of the write call, and doesn't end the process.
    signal(SIGXFSZ, SIG_IGN)
    ProcessEnds.hearSignals()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let status = PackageCommands.run(arguments) { Foundation.exit(status) }
    if let status = BaselineCommands.run(arguments, tool: "tateyoko") { Foundation.exit(status) }
    let status = MainActor.assumeIsolated {
      ScreenCatalogue.add { Scenario.all.flatMap(\.foundScreens) }
      return ScreenCommands.run(arguments, tool: "tateyoko")
    }
    if let status { Foundation.exit(status) }
    if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") {
      let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
      if !known.contains(word) {
        Terminal.printError("Error: \(Subcommands.unknown(word, among: known))")
        Terminal.printError("  See 'tateyoko --help' for more information.")
        Foundation.exit(ExitStatus.couldNotRun.rawValue)
      }
    }
    var used: any ParsableCommand.Type = Self.self
    do {
      var command = try parseAsRoot()
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
