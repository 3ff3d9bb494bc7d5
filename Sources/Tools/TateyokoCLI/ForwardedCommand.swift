import ArgumentParser
import CommandLines
import Foundation

/// A command that other programs have, too, and that parses its words itself, as it does there.
struct ForwardedCommand<Command: Subcommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Command.syntax.name, abstract: Command.syntax.abstract)
  }

  @Argument(parsing: .captureForPassthrough)
  var words: [String] = []

  func run() throws {
    let words = words
    let status = MainActor.assumeIsolated {
      Subcommands.run(Command.self, words, tool: TateyokoCommand.name)
    }
    // Not an error for the parser to describe: everything has been said.
    if status != 0 { Foundation.exit(status) }
  }
}

extension Subcommand {
  /// The command as one of a command line's.
  static var forwarded: any ParsableCommand.Type { ForwardedCommand<Self>.self }
}
