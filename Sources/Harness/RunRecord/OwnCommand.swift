import Foundation

/// The command line for messages that advise running the command.
package enum OwnCommand {
  /// The variable that scripts and the plugin use to specify the command that runs them.
  package static let variable = "TATEYOKO_COMMAND"

  /// The name of an installed toolset, the only way to test a package without the dependency.
  package static let installed = "tateyoko"

  /// The variable with the path of the installed command, for commands that build packages.
  package static let programVariable = "TATEYOKO_PROGRAM"

  /// The command that runs tests, for messages.
  package static var tests: String {
    name("") == installed ? "\(installed) test" : "swift test"
  }

  /// The plugin, which is available for any package with tests.
  package static let plugin = "swift package --allow-writing-to-package-directory snapshots"

  /// Returns the command that the environment specifies, or the given default.
  package static func name(_ standard: String = "tateyoko") -> String {
    let own = ProcessInfo.processInfo.environment[variable] ?? ""
    return own.isEmpty ? standard : own
  }
}
