import CommandLines

/// The commands about screens that a program finds by itself, in `tateyoko` and in test programs.
package enum ScreenCommands {
  package static var all: [any Subcommand.Type] {
    [
      LintCommand.self, PreviewsCommand.self, GalleryCommand.self, SeeCommand.self, MCPCommand.self,
    ]
  }
}
