import NearNames

/// Runs one of several commands, selected by a command line.
package enum Subcommands {
  /// Parses the arguments of a command, and prints its help or an error.
  ///
  /// - Parameters:
  ///   - arguments: The command's name and its arguments.
  ///   - syntaxes: The available commands.
  ///   - tool: The program's name, for the help.
  ///   - body: Runs the command at an index in the list.
  /// - Returns: The exit status; `nil` if there is no such command.
  package static func run(
    _ arguments: [String], among syntaxes: [CommandSyntax], tool: String,
    _ body: (Int, CommandWords) throws -> Void
  ) -> Int32? {
    var arguments = arguments
    if arguments.first == "help", arguments.count == 2 { arguments = [arguments[1], "--help"] }
    guard let index = syntaxes.firstIndex(where: { $0.name == arguments.first }) else { return nil }
    let syntax = syntaxes[index]
    do {
      let words = try syntax.parse(Array(arguments.dropFirst()))
      if words.asksForHelp {
        print(syntax.help(tool))
        return 0
      }
      try body(index, words)
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

  /// Returns the message for an unknown command.
  package static func unknown(_ word: String, among known: [String]) -> String {
    let near = NearNames.suggestions(for: word, among: known)
    return "Unknown command “\(word)”."
      + (near.isEmpty
        ? " Valid commands: \(known.joined(separator: ", "))."
        : " Did you mean \(near.joined(separator: " or "))?")
  }
}
