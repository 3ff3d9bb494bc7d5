import ChildProcesses
import CommandLines
import Foundation
import Pixels
import Report
import RunRecord
import Tateyoko

/// `tateyoko diff`
struct DiffCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "diff",
    abstract: "Compares the screens of two commits, without stored baselines.",
    discussion: """
      Checks out both commits, records the snapshots of each with its own code, and compares \
      them. A..B compares two commits, A...B what B changed since their merge base, A the \
      work tree with A. Your work tree, index and stash are untouched. Exit status: 0 when all \
      snapshots are equal, 1 when something differs, 2 when a side could not be recorded.
      """,
    operand: .init(
      name: "commits", help: "A..B, A...B or A, as for “git diff”.", standard: "HEAD"),
    options: [
      .init(
        names: ["--filter"], value: "name",
        help: "Only these tests, as for “swift test”; in Tateyoko a scenario. May be repeated.",
        isRepeated: true),
      .init(
        names: ["--with"], value: "command",
        help: """
          Record each commit with this shell command, which writes PNG files to the folder in \
          TATEYOKO_SNAPSHOTS.
          """),
      .init(names: ["--markdown"], help: "Print the changes as Markdown."),
      .init(
        names: ["--report"], value: "folder", help: "The folder for the report.",
        standard: ".build/tateyoko-diff/report"),
      .root,
      .init(
        names: ["--scratch"], value: "folder",
        help: "The folder for checkouts and builds, which are reused.",
        standard: ".build/tateyoko-diff"),
    ])

  private let range: CommitRange
  private let filters: [String]
  private let command: String?
  private let isMarkdown: Bool
  private let report: String?
  private let root: String
  private let scratch: String?

  init(_ words: CommandWords) throws(UsageError) {
    range = CommitRange(words.operands.first ?? "HEAD")
    filters = words.values["--filter"] ?? []
    command = words.value("--with")
    isMarkdown = words.has("--markdown")
    report = words.value("--report")
    root = words.root
    scratch = words.value("--scratch")
    if command != nil, !filters.isEmpty {
      throw UsageError("--filter can't be used with --with; choose the screens in the command.")
    }
  }

  func run() throws {
    ProcessEnds.endWithParent()
    let record: RunRecord
    let page: URL?
    do {
      (record, page) = try compare()
    } catch {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
    tell(record, page)
    let outcomes = Set(record.snapshots.map(\.outcome))
    if outcomes.contains(.error) { throw ExitStatus.couldNotRun }
    if !outcomes.isSubset(of: [.equal]) { throw ExitStatus.different }
  }

  private func compare() throws -> (RunRecord, page: URL?) {
    let repository = try GitRepository(near: root)
    guard let path = repository.path(below: root) else {
      throw GitProblem("\(root) is not in the checkout \(repository.top).")
    }
    var pair = try CommitPair(range, in: repository)
    let scratch = try DiffScratch(
      URL(fileURLWithPath: scratch ?? "\(root)/.build/tateyoko-diff").standardizedFileURL.path)
    defer { withExtendedLifetime(scratch) {} }
    if pair.new == nil {
      pair.new = .init(
        commit: try WorkTreeCommit.make(in: repository, scratch: scratch.folder),
        name: "the work tree")
    }
    let (old, new) = (pair.old, pair.new ?? pair.old)
    let reportFolder = URL(fileURLWithPath: report ?? "\(scratch.folder)/report", isDirectory: true)
    var header = RunHeader(
      title: "\(old.words) → \(new.name == "the work tree" ? new.name : new.words)",
      toolVersion: Release.version, recordMode: "never",
      recordModeOrigin: "comparing commits never records")
    let origin = RunOrigin.current()
    header.commit = new.commit
    header.started = origin.started
    header.environment = [.init("old", old.words), .init("new", new.words)] + origin.environment
    // Before anything is built: if the report can't be written, nothing else is useful.
    let comparison = try BaselineSetComparison(header: header, report: reportFolder)
    if try repository.text(["rev-parse", "\(old.commit)^{tree}"])
      == repository.text(["rev-parse", "\(new.commit)^{tree}"])
    {
      Terminal.printError("Both sides have the same files; nothing was built.")
      return (try comparison.run(from: .init(places: [:]), to: .init(places: [:])), nil)
    }
    let before = try picture(old, "a", scratch, repository, path)
    let after = try picture(new, "b", scratch, repository, path)
    guard
      before.places.count + after.places.count + before.problems.count + after.problems.count > 0
    else { throw GitProblem("Neither commit has snapshots to compare.") }
    let terminal = Terminal()
    defer { terminal.clearProgress() }
    let record = try comparison.run(from: before, to: after) { done, total in
      terminal.progress("\(done) of \(total) compared")
    }
    return (record, comparison.page)
  }

  private func picture(
    _ commit: CommitPair.Side, _ name: String, _ scratch: DiffScratch, _ repository: GitRepository,
    _ path: String
  ) throws -> BaselineSetComparison.Files {
    let title = commit.name == "the work tree" ? commit.name : commit.words
    Terminal.printError("picturing \(title)")
    let side = DiffSide("\(scratch.folder)/\(name)", of: repository, package: path)
    do {
      try side.checkOut(commit.commit)
      return try picturing(side).take(side)
    } catch {
      throw GitProblem("\(title) could not be pictured. \(error)")
    }
  }

  private func picturing(_ side: DiffSide) -> SidePicturing {
    if let command { return .command(command) }
    // This project's own pictures are its scenarios'.
    // Its older commits have no folder of tools.
    let isOwn = ["Tools/TateyokoCLI", "TateyokoCLI"].contains {
      access("\(side.package)/Sources/\($0)", F_OK) == 0
    }
    return isOwn ? .scenarios(filters) : .tests(filters: filters)
  }

  private func tell(_ record: RunRecord, _ page: URL?) {
    let summary = ChangeSummary(record.snapshots)
    let counts = Self.counts(record.tally)
    guard !isMarkdown else {
      return print(
        ChangeList.markdown(summary, title: "\(record.header.title): \(counts)"), terminator: "")
    }
    for snapshot in record.snapshots where snapshot.outcome == .error {
      Terminal.printError(
        "\(snapshot.scenario)/\(snapshot.id): \(snapshot.message ?? "could not be compared")")
    }
    if !summary.changes.isEmpty { print(ChangeList.text(summary), terminator: "") }
    print(Terminal.harmless("\(record.header.title): \(counts)"))
    if let page { print("report    \(page.absoluteString)") }
  }

  /// Returns the number of snapshots per outcome, in the terms of a comparison.
  private static func counts(_ tally: RunTally) -> String {
    let words: [(SnapshotOutcome, String)] = [
      (.changed, "changed"), (.renderedElsewhere, "rendered elsewhere"), (.missing, "new"),
      (.stale, "gone"), (.error, "not compared"), (.equal, "equal"),
    ]
    let parts = words.compactMap { outcome, word in
      tally.counts[outcome].flatMap { $0 > 0 ? "\($0) \(word)" : nil }
    }
    return parts.isEmpty ? "no difference" : parts.joined(separator: ", ")
  }
}

/// The folder for checkouts and builds, used by one comparison at a time.
final class DiffScratch {
  let folder: String
  private let lock: Int32
  private static let ignored = Data("*\n".utf8)

  init(_ folder: String) throws {
    self.folder = folder
    let tree = FolderTree(folder)
    try MarkedFolder.claim(
      of: tree, mark: ".tateyoko-diff",
      folders: ["a", "b"].flatMap { side in
        [side] + ["tree", "build", "pictures", "report"].map { "\(side)/\($0)" }
      }
    ) { tree, _ in
      // Left by an earlier release; a project that ignores everything has no such lock.
      (try? tree.read(".gitignore", maximumByteCount: 2)) == Self.ignored
        && (try? tree.read("lock", maximumByteCount: 0)) != nil
    }
    // The folder must not be added to the repository that contains it.
    try tree.write(Self.ignored, at: ".gitignore")
    lock = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard lock >= 0 else {
      throw FileError(path: "\(folder)/lock", operation: "write", code: errno)
    }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw GitProblem(
        "Another comparison is running in \(folder); wait for it, or pass --scratch.")
    }
  }

  deinit { close(lock) }
}
