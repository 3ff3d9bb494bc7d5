import ArgumentParser

// The commands that `BaselineCommands` carries out, for the list of all in the help. They are taken
// from the command line before any of it is parsed here.

struct AcceptListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "accept")
}

struct ReviewListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "review")
}

struct StaleListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "stale")
}

struct MergeListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "merge")
}

struct ReportListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "report")
}

struct ChangesListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "changes")
}

struct DiffListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "diff")
}

struct MergeDriverListing: ParsableCommand {
  static let configuration = CommandConfiguration(listing: "merge-driver")
}
