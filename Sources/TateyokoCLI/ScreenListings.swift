import ArgumentParser

// The commands that `ScreenCommands` carries out, for the list of all in the help. They are taken from
// the command line before any of it is parsed here.

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
