import Foundation

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
      ReportCommand.self,
    ]
  }

  /// Runs one of the commands.
  ///
  /// - Parameters:
  ///   - arguments: The command's name and what follows it.
  ///   - tool: What the program is called, for the help.
  /// - Returns: The status to end with; nil where there is no such command.
  package static func run(_ arguments: [String], tool: String) -> Int32? {
    var arguments = arguments
    if arguments.first == "help", arguments.count == 2 { arguments = [arguments[1], "--help"] }
    guard let command = all.first(where: { $0.syntax.name == arguments.first }) else { return nil }
    let syntax = command.syntax
    do {
      let words = try syntax.parse(Array(arguments.dropFirst()))
      if words.asksForHelp {
        print(syntax.help(tool))
        return 0
      }
      try command.init(words).run()
      return 0
    } catch let status as ExitStatus {
      return status.rawValue
    } catch let error as UsageError {
      Terminal.printError("Error: \(error.message)")
      Terminal.printError("Usage: \(syntax.usage(tool))")
      Terminal.printError("  See '\(tool) \(syntax.name) --help' for more information.")
    } catch {
      Terminal.printError("Error: \(error)")
    }
    return ExitStatus.couldNotRun.rawValue
  }
}

/// What a run came to, as the shell sees it.
package enum ExitStatus: Int32, Error {
  case different = 1
  case couldNotRun = 2
}
