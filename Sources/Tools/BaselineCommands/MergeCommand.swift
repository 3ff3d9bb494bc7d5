import CommandLines
import Foundation
import Report
import RunRecord
import Tateyoko

/// `tateyoko merge`
struct MergeCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "merge", abstract: "Merges the reports of several machines into one.",
    discussion: """
      Each folder is a report, or contains reports in subfolders, as artifact downloads do. \
      Snapshots in several reports are deduplicated; where reports disagree, the worse result is \
      kept. Exit status: 0 when everything is equal, 1 when something differs, failed, has no baseline or \
      was recorded, 2 when a shard is missing or stopped early, shards do not belong together, or \
      the reports can't be read.
      """,
    operand: .init(
      name: "folders", help: "Reports, or folders that contain reports.", isRequired: true,
      isRepeated: true),
    options: [
      .init(
        names: ["-o", "--output"], value: "folder", help: "The folder for the merged report.",
        standard: "tateyoko-report"),
      .init(
        names: ["--allow-missing"],
        help: "Don't fail with status 2 only because shards are missing or stopped early."),
      .init(
        names: ["--stale"], value: "mode",
        help: """
          What to do with baselines that no shard used: ignore, warn or fail. Defaults to \
          TATEYOKO_STALE, or else warn. merge never deletes; use “stale --delete”.
          """, choices: StaleMode.allCases.map(\.rawValue)),
      .init(
        names: ["--annotations"], value: "auto|github|none", help: MachineOutputs.help,
        choices: MachineOutputs.Annotations.allCases.map(\.rawValue), standard: "auto"),
    ])

  private let folders: [String]
  private let output: String
  private let allowMissing: Bool
  private let stale: StaleMode?
  private let annotations: MachineOutputs.Annotations

  init(_ words: CommandWords) {
    folders = words.operands
    output = words.value("--output") ?? "tateyoko-report"
    allowMissing = words.has("--allow-missing")
    stale = words.value("--stale").flatMap(StaleMode.init(rawValue:))
    annotations =
      words.value("--annotations").flatMap(MachineOutputs.Annotations.init(rawValue:))
      ?? .auto
  }

  func run() throws {
    var merge: ReportMerge
    var record: RunRecord
    let page: URL
    let staleMode = stale ?? StaleMode.decide().mode
    do {
      merge = try ReportMerge(folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
      let report = try merge.write(to: URL(fileURLWithPath: output, isDirectory: true))
      page = report.page
      record = merge.record
      if staleMode != .ignore, merge.isWhole {
        let known = Set(record.snapshots.compactMap(\.baseline))
        let found = staleBaselines().filter { !known.contains($0.baseline ?? "") }
        if !found.isEmpty {
          record.snapshots += found
          record.sort()
          if staleMode == .fail { record.header.staleFails = true }
          try report.write(record)
        }
      }
      try MachineOutputs.wanted(annotations, isPart: false).write(record)
    } catch {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    }
    let terminal = Terminal()
    for part in record.header.parts ?? [] {
      let shard = part.shard.map { "  shard \($0)" } ?? ""
      let time = part.seconds.map { String(format: "  %.1f s", $0) } ?? ""
      print(
        "part      \(Terminal.harmless(part.name))\(shard)  \(part.snapshotCount) snapshots\(time)"
          + (part.finished == false ? "  stopped early" : ""))
    }
    for problem in record.header.problems ?? [] {
      print(terminal.colored("note      ", .yellow) + Terminal.harmless(problem))
    }
    let left = record.snapshots.filter { $0.outcome == .stale }
    for snapshot in left {
      let baseline = Terminal.harmless(snapshot.baseline ?? snapshot.id)
      print(terminal.colored("stale     ", .yellow) + baseline)
    }
    let failsForStale = staleMode == .fail && !left.isEmpty
    // A test that recorded its baseline has failed, and so has its shard.
    let hasRecorded = record.snapshots.contains { $0.outcome == .recorded }
    let isGood = record.failureCount == 0 && !hasRecorded && merge.isWhole && !failsForStale
    print(
      terminal.colored(
        "\(record.snapshots.count) snapshots: \(record.summary)",
        isGood ? record.verdict.color : .red))
    if failsForStale { print("failed    for stale baselines, as --stale or TATEYOKO_STALE says") }
    print("report    \(page.absoluteString)")
    if !merge.isWhole, !allowMissing { throw ExitStatus.couldNotRun }
    if record.failureCount > 0 || hasRecorded || failsForStale { throw ExitStatus.different }
  }

  /// Returns the baselines that no test used, if the shards ran all of them.
  private func staleBaselines() -> [SnapshotRecord] {
    let used = UsedBaselines(artifacts: URL(fileURLWithPath: output, isDirectory: true))
    guard used.partialReason == nil else { return [] }
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return BaselineAudit(used, root: here).stale().map(\.record)
  }
}
