import ArgumentParser
import Foundation
import Tateyoko

/// `tateyoko stale`
struct StaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stale",
    abstract:
      "Finds baselines of tests that nobody asks for any more, and names that two tests use.",
    discussion: """
      Compares the baselines below the package with those that the last test run asked for. Of a \
      run that was restricted nothing can be said; shards count as a whole when all were merged. \
      Exit status: 0 when there are none or they were deleted, 1 when there are some, 2 when nothing \
      can be said.
      """)

  @Option(help: ArgumentHelp("The folder that the run left its report in.", valueName: "folder"))
  var report: String = "tateyoko-report"

  @Option(help: ArgumentHelp("The package's folder.", valueName: "folder"))
  var root: String = "."

  @Flag(help: "Delete those that no test can ask for and that recording marked as its own.")
  var delete = false

  @Flag(
    help: """
      With --delete, all that are named: those too whose test ran without asking for them, whose \
      folder no test file has the name of, and texts and pictures without a mark.
      """)
  var all = false

  @Flag(help: "Take what was run for the whole, though it was restricted.")
  var whole = false

  func run() throws {
    let used = UsedBaselines(artifacts: URL(fileURLWithPath: report, isDirectory: true))
    if let reason = used.partialReason, !whole || used.manifests.isEmpty {
      Terminal.printError(
        "Error: Nothing can be said of \(report): \(reason). Run all tests first"
          + (used.manifests.isEmpty ? "." : ", or pass --whole if these were all."))
      throw ExitStatus.couldNotRun
    }
    let folder = URL(fileURLWithPath: root, isDirectory: true)
    let census = BaselineCensus(used, root: folder)
    let duplicates = census.duplicates
    for duplicate in duplicates {
      let places = duplicate.locations.joined(separator: ", ")
      print("duplicate " + Terminal.harmless("\(duplicate.path): \(places)"))
    }
    var left = 0
    var deleted = 0
    for stale in census.stale() {
      guard delete, all || stale.isCertain else {
        print("stale     " + Terminal.harmless("\(stale.path): \(stale.reason.words)"))
        left += 1
        continue
      }
      do {
        try census.remove(stale)
        print("deleted   " + Terminal.harmless("\(stale.path): \(stale.reason.words)"))
        deleted += 1
      } catch {
        Terminal.printError("\(stale.path): \(error)")
        left += 1
      }
    }
    print(summary(left: left, deleted: deleted, duplicates: duplicates.count))
    if left + duplicates.count > 0 { throw ExitStatus.different }
  }

  private func summary(left: Int, deleted: Int, duplicates: Int) -> String {
    var parts: [String] = []
    if deleted > 0 { parts.append("\(deleted) deleted") }
    if left > 0 { parts.append("\(left) stale\(delete ? "; --all deletes these too" : "")") }
    if duplicates > 0 { parts.append("\(duplicates) asked for by two tests") }
    return parts.isEmpty ? "No stale baseline." : parts.joined(separator: ", ")
  }
}
