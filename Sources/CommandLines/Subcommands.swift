import NearNames

/// Carries out the one of several commands that a command line names.
package enum Subcommands {
  /// Reads the words of a command, and shows its help or what is wrong with them.
  ///
  /// - Parameters:
  ///   - arguments: The command's name and what follows it.
  ///   - syntaxes: The commands that there are.
  ///   - tool: What the program is called, for the help.
  ///   - body: Does what the words say to the command at a place in the list.
  /// - Returns: The status to end with; nil where there is no such command.
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

  /// What to say of a command that there isn't.
  package static func unknown(_ word: String, among known: [String]) -> String {
    let near = NearNames.suggestions(for: word, among: known)
    return "Unknown command “\(word)”."
      + (near.isEmpty
        ? " Valid commands: \(known.joined(separator: ", "))."
        : " Did you mean \(near.joined(separator: " or "))?")
  }
}
