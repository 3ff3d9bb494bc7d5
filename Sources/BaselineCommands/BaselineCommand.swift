import CommandLines

/// A command about what a run has left.
package protocol BaselineCommand {
  static var syntax: CommandSyntax { get }

  init(_ words: CommandWords) throws(UsageError)

  /// Does it, and says so.
  ///
  /// - Throws: The ``ExitStatus`` to end with where that is not 0.
  func run() throws
}

/// The commands that need no scenarios: those of the plugin, and of `tateyoko`.
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
  ///   - arguments: The command's name and what follows it.
  ///   - tool: What the program is called, for the help.
  /// - Returns: The status to end with; nil where there is no such command.
  package static func run(_ arguments: [String], tool: String) -> Int32? {
    let all = all
    return Subcommands.run(arguments, among: all.map { $0.syntax }, tool: tool) {
      try all[$0].init($1).run()
    }
  }
}
