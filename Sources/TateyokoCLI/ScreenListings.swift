import ArgumentParser

// The commands implemented in `ScreenCommands`, for the list of all commands in the help. They are
// removed from the command line before it is parsed here.

struct LintListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "lint")
}

struct PreviewsListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "previews")
}

struct GalleryListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "gallery")
}

struct SeeListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "see")
}

struct MCPListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "mcp")
}
