import ArgumentParser

// The commands implemented in `BaselineCommands`, for the list of all commands in the help. They
// are
// removed from the command line before it is parsed here.

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
