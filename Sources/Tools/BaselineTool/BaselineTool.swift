import BaselineCommands
import ChildProcesses
import CommandLines
import Foundation
import RunRecord

/// `tateyoko-baselines`: the commands of `tateyoko` that the plugin runs, for packages that have
/// tests but none of this project's scenarios.
@main
enum BaselineTool {
  static func main() {
    // So that exceeding a quota is an error of the write call, and doesn't end the process.
    signal(SIGXFSZ, SIG_IGN)
    ProcessEnds.hearSignals()
    let status = MainActor.assumeIsolated {
      Subcommands.run(
        Array(CommandLine.arguments.dropFirst()), among: BaselineCommands.all,
        tool: OwnCommand.name("tateyoko-baselines"))
    }
    exit(status)
  }
}
