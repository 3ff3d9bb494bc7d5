import CTestProcess
import ChildProcesses
import CommandLines
import Foundation
import RunRecord
import Tateyoko

/// A test program that runs a command about its screens instead of its tests.
///
/// Only a program that links an app's code knows the app's screens, and every package with tests
/// has such a program.
package enum TestProgram {
  /// The environment variable with the command: its arguments as JSON, such as
  /// `["lint","--device","all"]`, or `arguments` to use the command line's.
  package static let variable = "TATEYOKO_SCREEN_COMMAND"

  /// Returns the arguments of the command that a value of the variable specifies.
  ///
  /// - Returns: `nil` for a value without a command.
  static func words(_ value: String, arguments: [String]) -> [String]? {
    if value == "arguments" { return arguments }
    return try? JSONDecoder().decode([String].self, from: Data(value.utf8))
  }

  /// Runs the command that the environment specifies.
  ///
  /// - Returns: The exit status; `nil` if the program should continue.
  @MainActor
  fileprivate static func run(arguments: [String]) -> Int32? {
    guard let value = getenv(variable).map({ String(cString: $0) }), !value.isEmpty else {
      return nil
    }
    // Not for the programs that this one starts.
    unsetenv(variable)
    // The parent process, such as SwiftPM, may have blocked them.
    ProcessEnds.hearSignals()
    // So that exceeding a quota is an error of the write call, and doesn't end the process.
    signal(SIGXFSZ, SIG_IGN)
    guard let words = words(value, arguments: arguments) else {
      Terminal.printError(
        "Error: \(variable) takes “arguments” or a JSON array of a command's words, not “\(value)”."
      )
      return ExitStatus.couldNotRun.rawValue
    }
    return Subcommands.run(words, among: ScreenCommands.all, tool: OwnCommand.name())
  }
}

@_cdecl("tateyoko_process_begins")
func processBegins(count: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>)
  -> Int32
{
  test_process_keep()
  guard getenv(TestProgram.variable) != nil else {
    testRunBegins()
    return -1
  }
  let words = (0..<Int(count)).dropFirst().compactMap { arguments[$0].map { String(cString: $0) } }
  // The main thread, before anything else has run on it.
  let status = MainActor.assumeIsolated { TestProgram.run(arguments: words) }
  fflush(nil)
  return status ?? -1
}
