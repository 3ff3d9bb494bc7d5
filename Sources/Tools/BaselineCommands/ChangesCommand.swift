import CommandLines
import Foundation
import Pixels
import Report
import RunRecord
import Tateyoko

/// `tateyoko changes`
struct ChangesCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "changes",
    abstract: "Describes what changed in sentences, for a commit message or a pull request.",
    discussion: """
      Prints one sentence per cause, for the last run or, if everything was equal, for the baselines \
      changed since the last commit; for two pictures or folders, the older first; or, with \
      --commits, for the baselines stored in A and B, or in A and the work tree. Builds nothing. \
      Exit status: 0 when the changes could be read; 2 when not.
      """,
    operand: .init(
      name: "paths", help: "A run's report, or two pictures or folders.", isRepeated: true,
      standard: "tateyoko-report"),
    options: [
      .init(
        names: ["--commits"], value: "A..B",
        help: "Compare the baselines stored in these commits."),
      .root, .snapshots,
      .init(names: ["--markdown"], help: "Print Markdown, with the pictures of each change."),
    ])

  private enum Source {
    /// The folder; `nil` for the last run.
    case run(String?)
    case pictures(old: String, new: String)
    case commits(CommitRange)
  }

  private let source: Source
  private let root: String
  private let folders: [String]
  private let isMarkdown: Bool

  init(_ words: CommandWords) throws(UsageError) {
    root = words.root
    folders = words.values["--snapshots"] ?? ["snapshots"]
    isMarkdown = words.has("--markdown")
    let paths = words.operands
    if let range = words.value("--commits") {
      guard paths.isEmpty else { throw UsageError("Pass either paths or --commits.") }
      source = .commits(CommitRange(range))
    } else if paths.count > 2 {
      throw UsageError("Pass one report, or two pictures or folders.")
    } else if paths.count == 2 {
      source = .pictures(old: paths[0], new: paths[1])
    } else {
      source = .run(paths.first)
    }
  }

  func run() throws {
    let snapshots: [SnapshotRecord]
    do {
      switch source {
      case .run(let folder):
        let report = URL(fileURLWithPath: folder ?? "tateyoko-report", isDirectory: true)
        let run = try ReportMerge.read(report).snapshots
        // The last run finds everything equal to what was recorded or accepted before it.
        let isEqual = folder == nil && ChangeSummary(run).changes.isEmpty
        snapshots = (isEqual ? changesSinceCommit() : nil) ?? run
      case .pictures(let old, let new):
        snapshots = try compare(
          try Self.files(old, besides: new), try Self.files(new, besides: old))
      case .commits(let range):
        let baselines = try StoredBaselines(range, root: root, folders: folders)
        // Its files are removed when it is deallocated.
        snapshots = try withExtendedLifetime(baselines) {
          try compare(baselines.old, baselines.new)
        }
      }
    } catch {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
    for snapshot in snapshots where snapshot.outcome == .error {
      Terminal.printError(
        "\(snapshot.scenario)/\(snapshot.id): \(snapshot.message ?? "could not be compared")")
    }
    let summary = ChangeSummary(snapshots)
    let text = isMarkdown ? ChangeList.markdown(summary) : ChangeList.text(summary)
    print(text, terminator: "")
  }

  /// Returns the changes of the work tree's baselines since the last commit; `nil` if there is no
  /// commit.
  private func changesSinceCommit() -> [SnapshotRecord]? {
    guard let baselines = try? StoredBaselines(CommitRange("HEAD"), root: root, folders: folders)
    else { return nil }
    return withExtendedLifetime(baselines) { try? compare(baselines.old, baselines.new) }
  }

  private func compare(
    _ old: BaselineSetComparison.Files, _ new: BaselineSetComparison.Files
  ) throws -> [SnapshotRecord] {
    let header = RunHeader(
      title: "Changes", toolVersion: Release.version, recordMode: "never",
      recordModeOrigin: "tateyoko changes")
    return try BaselineSetComparison(header: header, report: nil).run(from: old, to: new).snapshots
  }

  private static func files(
    _ path: String, besides other: String
  ) throws -> BaselineSetComparison.Files {
    var status = stat()
    guard stat(path, &status) == 0 else { throw GitProblem("No such file or folder: \(path).") }
    let url = URL(fileURLWithPath: path)
    if status.st_mode & S_IFMT == S_IFDIR { return .init(in: url) }
    var partner = stat()
    guard stat(other, &partner) != 0 || partner.st_mode & S_IFMT != S_IFDIR else {
      throw GitProblem("\(path) is a file and \(other) a folder; pass two of a kind.")
    }
    // Two files are compared regardless of their names.
    return .init(places: ["picture.\(url.pathExtension)": url])
  }
}
