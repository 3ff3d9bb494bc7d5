import ArgumentParser
import Foundation
import Report
import RunRecord
import Tateyoko

/// `tateyoko merge`
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes one report of the reports of several machines.",
    discussion: """
      Each folder is a report, or holds reports in folders of their own, as downloads of several \
      artifacts do. What several tell of is taken once, the worse where they disagree. Exit status: \
      0 when everything is equal, 1 when something differs, 2 when a shard is missing, shards do not \
      belong together, or the reports cannot be read.
      """)

  @Argument(help: ArgumentHelp("Reports, or folders with reports in them.", valueName: "folder"))
  var folders: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the merged report.", valueName: "folder"))
  var output: String = "tateyoko-report"

  @Flag(help: "Do not end with status 2 only because shards are missing.")
  var allowMissing = false

  @OptionGroup var outputs: MachineOutputOptions

  func run() throws {
    var merge: ReportMerge
    let page: URL
    do {
      merge = try ReportMerge(folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
      page = try merge.write(to: URL(fileURLWithPath: output, isDirectory: true)).page
      try outputs.outputs(isPart: false).write(merge.record)
    } catch {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
    let terminal = Terminal()
    let record = merge.record
    for part in record.header.parts ?? [] {
      let shard = part.shard.map { "  shard \($0)" } ?? ""
      let time = part.seconds.map { String(format: "  %.1f s", $0) } ?? ""
      print("part      \(part.name)\(shard)  \(part.snapshotCount) snapshots\(time)")
    }
    for problem in record.header.problems ?? [] {
      print(terminal.colored("note      ", .yellow) + problem)
    }
    let isGood = record.failureCount == 0 && merge.isWhole
    print(
      terminal.colored(
        "\(record.snapshots.count) snapshots: \(record.summary)", isGood ? .green : .red))
    print("report    \(page.absoluteString)")
    if !merge.isWhole, !allowMissing { throw ExitStatus.couldNotRun }
    if record.snapshots.contains(where: { $0.outcome == .error }) { throw ExitStatus.couldNotRun }
    if record.failureCount > 0 { throw ExitStatus.different }
  }
}
