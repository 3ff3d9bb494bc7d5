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
    let arguments = Array(CommandLine.arguments.dropFirst())
    let names = BaselineCommands.all.map { $0.syntax.name }
    guard let word = arguments.first,
      !["-h", "--help", "help"].contains(word) || arguments.count > 1
    else {
      print("usage: tateyoko-baselines \(names.joined(separator: " | ")) [options]")
      for command in BaselineCommands.all {
        let name = command.syntax.name.padding(toLength: 12, withPad: " ", startingAt: 0)
        print("  \(name)  \(command.syntax.abstract)")
      }
      exit(arguments.isEmpty ? 2 : 0)
    }
    guard
      let status = BaselineCommands.run(
        arguments, tool: OwnCommand.name("tateyoko-baselines"))
    else {
      Terminal.printError(
        "Error: Unknown command “\(word)”. Valid commands: \(names.joined(separator: ", ")).")
      exit(ExitStatus.couldNotRun.rawValue)
    }
    exit(status)
  }
}
