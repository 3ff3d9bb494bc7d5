import Foundation

/// The command line to show in messages that advise running the command.
package enum OwnCommand {
  /// The variable in which scripts and the plugin say that they stand in for the command.
  package static let variable = "TATEYOKO_COMMAND"

  /// What an installed toolset calls itself, by which alone a package without the dependency is tested.
  package static let installed = "tateyoko"

  /// The variable with the path of the installed command, for commands that build packages.
  package static let programVariable = "TATEYOKO_PROGRAM"

  /// How the tests are run that say so in a message.
  package static var tests: String {
    name("") == installed ? "\(installed) test" : "swift test"
  }

  /// The plugin, which is available wherever a package's tests are run.
  package static let plugin = "swift package --allow-writing-to-package-directory snapshots"

  /// The name that the environment gives, or the one to use without.
  package static func name(_ standard: String = "tateyoko") -> String {
    let own = ProcessInfo.processInfo.environment[variable] ?? ""
    return own.isEmpty ? standard : own
  }
}
