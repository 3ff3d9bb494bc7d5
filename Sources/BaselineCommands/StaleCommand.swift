import Foundation
import Tateyoko

/// `tateyoko stale`
struct StaleCommand: BaselineCommand {
  static let syntax = CommandSyntax(
    name: "stale",
    abstract:
      "Finds baselines of tests that nobody asks for any more, and names that two tests use.",
    discussion: """
      Compares the baselines below the package with those that the last test run asked for. Of a \
      run that was restricted nothing can be said; shards count as a whole when all were merged. \
      Exit status: 0 when there are none or they were deleted, 1 when there are some, 2 when nothing \
      can be said.
      """,
    options: [
      .report, .root,
      .init(
        names: ["--delete"],
        help: "Delete those that no test can ask for and that recording marked as its own."),
      .init(
        names: ["--all"],
        help: """
          With --delete, those too whose test ran without asking for them, and whose folder no test \
          file has the name of; still only what carries our mark.
          """),
      .init(
        names: ["--unmarked"],
        help: """
          With --delete, also what nothing but its name makes a baseline: texts, and pictures of \
          other programs. Look at the list first.
          """),
      .init(names: ["--whole"], help: "Take what was run for the whole, though it was restricted."),
    ])

  private let report: String
  private let root: String
  private let delete: Bool
  private let all: Bool
  private let unmarked: Bool
  private let whole: Bool

  init(_ words: CommandWords) {
    report = words.report
    root = words.root
    delete = words.has("--delete")
    all = words.has("--all")
    unmarked = words.has("--unmarked")
    whole = words.has("--whole")
  }

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
    var left: [BaselineCensus.Stale] = []
    var deleted = 0
    for stale in census.stale() {
      let mark = stale.isOurs ? "" : ", without our mark"
      let words = "\(stale.path): \(stale.reason.words)\(mark)"
      guard delete, stale.isChosen(all: all, unmarked: unmarked) else {
        print("stale     " + Terminal.harmless(words))
        left.append(stale)
        continue
      }
      do {
        try census.remove(stale)
        print("deleted   " + Terminal.harmless(words))
        deleted += 1
      } catch {
        Terminal.printError(Terminal.harmless("\(stale.path): \(error)"))
        left.append(stale)
      }
    }
    print(summary(left: left.count, deleted: deleted, duplicates: duplicates.count))
    if delete { advice(left).forEach { print($0) } }
    if left.count + duplicates.count > 0 { throw ExitStatus.different }
  }

  private func summary(left: Int, deleted: Int, duplicates: Int) -> String {
    var parts: [String] = []
    if deleted > 0 { parts.append("\(deleted) deleted") }
    if left > 0 { parts.append("\(left) stale") }
    if duplicates > 0 { parts.append("\(duplicates) asked for by two tests") }
    return parts.isEmpty ? "No stale baseline." : parts.joined(separator: ", ")
  }

  /// What would delete those that are left.
  private func advice(_ left: [BaselineCensus.Stale]) -> [String] {
    var lines: [String] = []
    if !all, left.contains(where: { $0.isOurs && !$0.isCertain }) {
      lines.append("          --all deletes also those of tests that are there.")
    }
    if !unmarked, left.contains(where: { !$0.isOurs }) {
      lines += [
        "          Those without our mark may be anyone's files, whatever their names: look at them,",
        "          and remove them by hand, or pass --unmarked too.",
      ]
    }
    return lines
  }
}
