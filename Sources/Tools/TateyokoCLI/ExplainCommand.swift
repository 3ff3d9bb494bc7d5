import ArgumentParser

/// `tateyoko explain`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains why UIKit does what it does.",
    subcommands: [ExplainOrientationCommand.self])
}
