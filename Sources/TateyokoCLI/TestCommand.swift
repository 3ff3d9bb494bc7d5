import ArgumentParser
import BaselineCommands
import CommandLines
import Foundation

/// `tateyoko test`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Does what `swift test` does, with code for Objective-C platforms rewritten.",
    discussion: """
      It runs `swift package snapshots test` in the package of the current folder, which has to depend \
      on Tateyoko. All options are those of `swift test`; --package-path and --scratch-path name another \
      package and build folder.
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The options of `swift test`.", valueName: "options"))
  var options: [String] = []

  func run() throws {
    if ["-h", "--help"].contains(options.first) { throw CleanExit.helpRequest(self) }
    let words = ["env", "swift"] + Self.arguments(options)
    var pointers = words.map { strdup($0) }
    pointers.append(nil)
    execv("/usr/bin/env", pointers)
    Terminal.printError("Error: /usr/bin/env can't be run (\(String(cString: strerror(errno)))).")
    throw ExitStatus.couldNotRun
  }

  /// What `swift` is called with: options about the package come before the plugin's name.
  static func arguments(_ options: [String]) -> [String] {
    var ofPackage: [String] = []
    var ofTests: [String] = []
    var rest = options[...]
    while let option = rest.popFirst() {
      let isOfPackage = ["--package-path", "--scratch-path"].contains {
        option == $0 || option.hasPrefix($0 + "=")
      }
      guard isOfPackage else {
        ofTests.append(option)
        continue
      }
      ofPackage.append(option)
      if !option.contains("="), let value = rest.popFirst() { ofPackage.append(value) }
    }
    return ["package"] + ofPackage
      + ["--allow-writing-to-package-directory", "snapshots", "test"] + ofTests
  }
}
