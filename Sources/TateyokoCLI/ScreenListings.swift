import ArgumentParser
import ScreenCommands

// The commands that `ScreenCommands` carries out, for the list of all in the help. They are taken from
// the command line before any of it is parsed here.

/// The commands about screens that there are, as the help lists them.
enum ScreenListings {
  static var all: [any ParsableCommand.Type] {
    let known = Set(ScreenCommands.all.map { $0.syntax.name })
    let listings: [any ParsableCommand.Type] = [
      LintListing.self, PreviewsListing.self, GalleryListing.self, SeeListing.self,
      MCPListing.self,
    ]
    return listings.filter { known.contains($0.configuration.commandName ?? "") }
  }
}

struct LintListing: ParsableCommand {
  static let configuration = CommandConfiguration(listingScreens: "lint")
}

struct PreviewsListing: ParsableCommand {
  static let configuration = CommandConfiguration(listingScreens: "previews")
}

struct GalleryListing: ParsableCommand {
  static let configuration = CommandConfiguration(listingScreens: "gallery")
}

struct SeeListing: ParsableCommand {
  static let configuration = CommandConfiguration(listingScreens: "see")
}

struct MCPListing: ParsableCommand {
  static let configuration = CommandConfiguration(listingScreens: "mcp")
}

extension CommandConfiguration {
  fileprivate init(listingScreens name: String) {
    let command = ScreenCommands.all.first { $0.syntax.name == name }
    self.init(commandName: name, abstract: command?.syntax.abstract ?? "")
  }
}
