import ArgumentParser
import ComparingCommand
import Foundation
import RunRecord

/// `tateyoko-compare`: like `tateyoko compare`, without loading UIKit.
@main
struct CompareToolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tateyoko-compare", abstract: CompareOptions.abstract,
    discussion: CompareOptions.discussion, version: ToolVersion.current)

  @OptionGroup var options: CompareOptions

  /// Runs the command line; usage errors exit with status 2, and so does everything that can't run.
  static func main() {
    // So that exceeding a quota is an error of the write call, and doesn't end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot()
      if let command = command as? CompareToolCommand {
        Foundation.exit(try command.options.run())
      }
      try command.run()
    } catch {
      let text = fullMessage(for: error)
      if exitCode(for: error).isSuccess {
        print(text)
        Foundation.exit(0)
      }
      FileHandle.standardError.write(Data((text + "\n").utf8))
      Foundation.exit(2)
    }
  }
}
