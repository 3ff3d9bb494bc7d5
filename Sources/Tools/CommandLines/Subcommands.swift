import NearNames

/// A command with a grammar of its own, which programs parse without swift-argument-parser.
package protocol Subcommand {
  static var syntax: CommandSyntax { get }

  init(_ words: CommandWords) throws(UsageError)

  /// Runs the command and prints its results.
  ///
  /// - Throws: The ``ExitStatus`` to exit with if it isn't 0.
  @MainActor
  func run() throws
}

/// Runs one of several commands, selected by a command line.
package enum Subcommands {
  private static let help = ["-h", "--help"]

  /// Runs a program that has only these commands, and returns its exit status.
  ///
  /// - Parameters:
  ///   - arguments: The command's name and its arguments; without them, the commands are listed.
  ///   - tool: The program's name, for the help.
  @MainActor
  package static func run(
    _ arguments: [String], among commands: [any Subcommand.Type], tool: String
  ) -> Int32 {
    let known = commands.map { $0.syntax }
    var arguments = arguments
    guard let word = arguments.first, !help.contains(word), arguments != ["help"] else {
      print("usage: \(tool) \(known.map(\.name).joined(separator: " | ")) [options]")
      let width = (known.map(\.name.count).max() ?? 0) + 2
      for syntax in known {
        let name = syntax.name.padding(toLength: width, withPad: " ", startingAt: 0)
        print("  \(name)\(syntax.abstract)")
      }
      return arguments.isEmpty ? ExitStatus.couldNotRun.rawValue : 0
    }
    if word == "help", arguments.count == 2 { arguments = [arguments[1], "--help"] }
    guard let command = commands.first(where: { $0.syntax.name == arguments[0] }) else {
      Terminal.printError("Error: \(unknown(arguments[0], among: known.map(\.name)))")
      return ExitStatus.couldNotRun.rawValue
    }
    return run(command, Array(arguments.dropFirst()), tool: tool)
  }

  /// Parses the arguments of a command and runs it, or prints its help or an error.
  ///
  /// - Returns: The exit status.
  @MainActor
  package static func run(
    _ command: any Subcommand.Type, _ arguments: [String], tool: String
  ) -> Int32 {
    let syntax = command.syntax
    do {
      let words = try syntax.parse(arguments)
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

  /// Returns the message for an unknown command.
  package static func unknown(_ word: String, among known: [String]) -> String {
    let near = NearNames.suggestions(for: word, among: known)
    return "Unknown command “\(word)”."
      + (near.isEmpty
        ? " Valid commands: \(known.joined(separator: ", "))."
        : " Did you mean \(near.joined(separator: " or "))?")
  }
}
