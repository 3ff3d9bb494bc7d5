import ArgumentParser
import CommandLines
import Foundation
import Toolsets

/// `tateyoko test`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Does what `swift test` does, in a package for iOS.",
    discussion: """
      An installed tateyoko runs `swift test` in the package of the current folder with the toolset that \
      it is part of: the package doesn't have to depend on Tateyoko. In a package that does, and in a \
      clone, it runs `swift package snapshots test`. All options are those of `swift test`; \
      --package-path and --scratch-path name another package and build folder.
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
