import ArgumentParser
import CommandLines
import Foundation
import Toolsets

/// `tateyoko test`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs `swift test` in a package for iOS.",
    discussion: """
      An installed tateyoko runs `swift test` in the current folder with its own toolset: the package \
      doesn't have to depend on Tateyoko. In a package that does, and in a clone, it runs `swift package \
      snapshots test`. Takes all options of `swift test`; --package-path and --scratch-path \
      select another package and build folder.
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The options of `swift test`.", valueName: "options"))
  var options: [String] = []

  func run() throws {
    if ["-h", "--help"].contains(options.first) { throw CleanExit.helpRequest(self) }
    try PackageCommands.become("test", options)
  }
}
