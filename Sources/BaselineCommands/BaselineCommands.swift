import CommandLines

/// A command that processes the results of a run.
package protocol BaselineCommand {
  static var syntax: CommandSyntax { get }

  init(_ words: CommandWords) throws(UsageError)

  /// Runs the command and prints its results.
  ///
  /// - Throws: The ``ExitStatus`` to exit with if it isn't 0.
  func run() throws
}

/// The commands of the plugin and of `tateyoko` that don't need scenarios.
package enum BaselineCommands {
  package static var all: [any BaselineCommand.Type] {
    [
      AcceptCommand.self, ReviewCommand.self, StaleCommand.self, MergeCommand.self,
      ReportCommand.self, ChangesCommand.self, DiffCommand.self, MergeDriverCommand.self,
    ]
  }

  /// Runs one of the commands.
  ///
  /// - Parameters:
  ///   - arguments: The command's name and its arguments.
  ///   - tool: The program's name, for the help.
  /// - Returns: The exit status; `nil` if there is no such command.
  package static func run(_ arguments: [String], tool: String) -> Int32? {
    let all = all
    return Subcommands.run(arguments, among: all.map { $0.syntax }, tool: tool) {
      try all[$0].init($1).run()
    }
  }
}
