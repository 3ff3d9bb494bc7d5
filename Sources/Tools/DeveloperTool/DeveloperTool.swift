import ArgumentParser
import Foundation

/// The program of this package's own checks, pages and counts; `scripts/developer` builds and runs it.
@main
struct DeveloperTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/developer",
    abstract: "Checks the sources, writes pages of documentation, and runs and counts the tests.",
    discussion: "Exit codes: 0 passed, 1 problems were found, 2 could not run.",
    subcommands: [
      CheckCommand.self, CountCommand.self, PageCommand.self, SuiteCommand.self,
    ])

  /// Runs the command line; usage errors and failures exit with status 2.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch let failure as Failure {
      FileHandle.standardError.write(Data("error: \(failure)\n".utf8))
      Foundation.exit(2)
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

/// Why a command could not run.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
