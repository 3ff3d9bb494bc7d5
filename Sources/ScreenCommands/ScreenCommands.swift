import CommandLines
import Tateyoko

/// A command about a program's screens.
package protocol ScreenCommand {
  static var syntax: CommandSyntax { get }

  init(_ words: CommandWords) throws(UsageError)

  /// Runs the command and prints its results.
  ///
  /// - Throws: The ``ExitStatus`` to exit with if it isn't 0.
  @MainActor
  func run() throws
}

/// The commands about screens that a program finds by itself, in `tateyoko` and in test programs.
package enum ScreenCommands {
  package static var all: [any ScreenCommand.Type] {
    [
      LintCommand.self, PreviewsCommand.self, GalleryCommand.self, SeeCommand.self, MCPCommand.self,
    ]
  }

  /// Runs one of the commands.
  ///
  /// - Parameters:
  ///   - arguments: The command's name and its arguments.
  ///   - tool: The program's name, for the help.
  /// - Returns: The exit status; `nil` if there is no such command.
  @MainActor
  package static func run(_ arguments: [String], tool: String) -> Int32? {
    let all = all
    return Subcommands.run(arguments, among: all.map { $0.syntax }, tool: tool) {
      try all[$0].init($1).run()
    }
  }
}
