import ArgumentParser
import Foundation

/// `tateyoko build`
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Runs `swift build` in a package for iOS.",
    discussion: "See `tateyoko help test`. Takes all options of `swift build`.")

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The options of `swift build`.", valueName: "options"))
  var options: [String] = []

  func run() throws {
    if ["-h", "--help"].contains(options.first) { throw CleanExit.helpRequest(self) }
    try PackageCommands.become("build", options)
  }
}
