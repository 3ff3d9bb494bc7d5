import Tateyoko

/// The commands about screens that a program finds by itself, in `tateyoko` and in test programs.
package enum ScreenCommands {
  /// Runs one of the commands.
  ///
  /// - Returns: The status to end with; nil where there is no such command.
  @MainActor
  package static func run(_ arguments: [String], tool: String) -> Int32? {
    nil
  }
}
