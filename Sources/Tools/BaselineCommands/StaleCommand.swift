import CommandLines
import Foundation
import Tateyoko

/// `tateyoko stale`
struct StaleCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "stale",
    abstract:
      "Finds stale baselines, which no test uses, and baselines that two tests share.",
    discussion: """
      Compares the package's baselines with those that the last test run used. Restricted runs \
      can't be judged; shards can, once all are merged. Exit status: 0 when there are none or they \
      were deleted, 1 when there are some, 2 when this can't be determined.
      """,
    options: [
      .report, .root,
      .init(
        names: ["--delete"],
        help: "Delete baselines that no test can use and that carry Tateyoko's mark."),
      .init(
        names: ["--all"],
        help: """
          With --delete, also delete baselines whose test ran without using them, or whose folder \
          matches no test file; still only those that carry Tateyoko's mark.
          """),
      .init(
        names: ["--unmarked"],
        help: """
          With --delete, also delete files recognised as baselines by name only: texts, and \
          pictures from other programs. In a suite for swift-snapshot-testing, list them: they may \
          be a Mac's. Review the list first.
          """),
      .init(names: ["--whole"], help: "Treat a restricted run as complete."),
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
        "Error: Can't determine stale baselines for \(report): \(reason). Run all tests first"
          + (used.manifests.isEmpty ? "." : ", or pass --whole if the run was complete."))
      throw ExitStatus.couldNotRun
    }
    let folder = URL(fileURLWithPath: root, isDirectory: true)
    let audit = BaselineAudit(used, root: folder, judgesLibrarys: unmarked)
    let duplicates = audit.duplicates
    for duplicate in duplicates {
      let places = duplicate.locations.joined(separator: ", ")
      print("duplicate " + Terminal.harmless("\(duplicate.path): \(places)"))
    }
    var left: [BaselineAudit.Stale] = []
    var deleted = 0
    for stale in audit.stale() {
      let mark = stale.isOurs ? "" : ", without Tateyoko's mark"
      let words = "\(stale.path): \(stale.reason.words)\(mark)"
      guard delete, stale.isChosen(all: all, unmarked: unmarked) else {
        print("stale     " + Terminal.harmless(words))
        left.append(stale)
        continue
      }
      do {
        try audit.remove(stale)
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
    if duplicates > 0 { parts.append("\(duplicates) shared by two tests") }
    return parts.isEmpty ? "No stale baselines." : parts.joined(separator: ", ")
  }

  /// Returns the commands that delete the remaining ones.
  private func advice(_ left: [BaselineAudit.Stale]) -> [String] {
    var lines: [String] = []
    if !all, left.contains(where: { $0.isOurs && !$0.isCertain }) {
      lines.append("          --all also deletes baselines of existing tests.")
    }
    if !unmarked, left.contains(where: { !$0.isOurs }) {
      lines += [
        "          Files without Tateyoko's mark may not be baselines at all: review them, and",
        "          remove them by hand or pass --unmarked.",
      ]
    }
    return lines
  }
}
