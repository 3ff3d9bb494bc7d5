import CommandLines
import Foundation
import Pixels
import Report
import RunRecord
import Tateyoko

/// `tateyoko merge-driver`
struct MergeDriverCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "merge-driver",
    abstract: "Merges baselines for git: what both sides changed is rendered again.",
    discussion: """
      Git calls it with four files, set up by --install: %O, %A, %B and the path %P. If only one \
      side changed a baseline, that side wins. If both did, the current side's is kept and \
      listed in .tateyoko/rerender, and “record --listed” renders it from the merged \
      code. Exit status: 0 when merged, 1 when a file is damaged, or with --check when baselines \
      are listed, 2 when it could not run.
      """,
    operand: .init(
      name: "files", help: "The base, our file, their file, and the path.", isRepeated: true),
    options: [
      .init(
        names: ["--install"],
        help:
          "Have git call this command: adds to .gitattributes and to this clone's configuration."),
      .init(
        names: ["--check"], help: "List the baselines that are to be rendered again."),
      .root, .snapshots,
    ])

  private enum Task {
    case merge(base: String, ours: String, theirs: String, path: String)
    case install, check
  }

  private let task: Task
  private let root: String
  private let folders: [String]

  init(_ words: CommandWords) throws(UsageError) {
    root = words.root
    folders = words.values["--snapshots"] ?? ["snapshots"]
    let files = words.operands
    switch (words.has("--install"), words.has("--check"), files.count) {
    case (true, false, 0): task = .install
    case (false, true, 0): task = .check
    case (false, false, 4):
      task = .merge(base: files[0], ours: files[1], theirs: files[2], path: files[3])
    default:
      throw UsageError("Pass --install, --check, or the four files that git names.")
    }
  }

  func run() throws {
    do {
      switch task {
      case .install: try MergeDriverInstallation(root: root, folders: folders).run()
      case .check: try check()
      case .merge(let base, let ours, let theirs, let path):
        try merge(base: base, ours: ours, theirs: theirs, path: path)
      }
    } catch let status as ExitStatus {
      throw status
    } catch {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
  }

  private func check() throws {
    guard let list = RerenderList(near: root) else {
      throw GitProblem("\(URL(fileURLWithPath: root).path) is not in a git checkout.")
    }
    let paths = list.paths
    for path in paths { print("listed    " + Terminal.harmless(path)) }
    guard !paths.isEmpty else { return print("No baseline is waiting to be rendered again.") }
    let noun = paths.count == 1 ? "1 baseline shows" : "\(paths.count) baselines show"
    print("\(noun) one side of a merge: run \(Self.advice).")
    throw ExitStatus.different
  }

  private func merge(base: String, ours: String, theirs: String, path: String) throws {
    func read(_ file: String) throws -> Data {
      do {
        return try ForeignFile.read(URL(fileURLWithPath: file), maximumSize: 256 << 20)
      } catch {
        throw GitProblem(
          "\(path) can't be merged: \(file) "
            + (error.isMissing ? "doesn't exist." : "can't be read, \(error.reason)."))
      }
    }
    let other = try read(theirs)
    switch BaselineMerge(
      base: try read(base), ours: try read(ours), theirs: other, path: path)
    {
    case .ours: return
    case .theirs: try AtomicFile.write(other, to: ours, isDurable: false)
    case .damaged(let reason):
      Terminal.printError("\(path) is not merged: \(reason)")
      throw ExitStatus.different
    case .undecided:
      // Git calls the driver at the top of the checkout that is merged.
      guard let list = RerenderList(near: "."), !path.contains(where: \.isNewline) else {
        Terminal.printError("\(path) is not merged: it can't be listed to be rendered again.")
        throw ExitStatus.different
      }
      try list.add(path)
      Terminal.printError(
        "Both sides changed the baseline \(path): it shows the current side until it is rendered "
          + "again by \(Self.advice).")
    }
  }

  /// The command that renders the listed baselines again, depending on how this program was called.
  private static var advice: String {
    let isPlugins = PathText.name(of: CommandLine.arguments.first ?? "") == "tateyoko-baselines"
    return "“\(isPlugins ? OwnCommand.plugin : OwnCommand.name()) record --listed”"
  }
}
