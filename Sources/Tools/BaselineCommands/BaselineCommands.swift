import CommandLines

/// The commands of the plugin and of `tateyoko` that process the results of a run, and don't need
/// scenarios.
package enum BaselineCommands {
  package static var all: [any Subcommand.Type] {
    [
      AcceptCommand.self, ReviewCommand.self, StaleCommand.self, MergeCommand.self,
      ReportCommand.self, ChangesCommand.self, DiffCommand.self, MergeDriverCommand.self,
    ]
  }
}
