import ArgumentParser
import BaselineCommands
import ComparingCommand
import Foundation
import Tateyoko

/// `tateyoko verify`
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract:
      "Compares the snapshots of a package's tests, or a clone's scenarios, with the baselines.",
    discussion: "Never writes baselines. Differences are saved in the report folder.")

  @OptionGroup var selection: SelectionOptions

  @Option(help: ArgumentHelp("The folder to write the report to.", valueName: "folder"))
  var report: String = "tateyoko-report"

  @OptionGroup(title: "Tolerance, overriding the screens' own") var tolerance: ToleranceOptions

  @OptionGroup var outputs: MachineOutputOptions

  func run() throws {
    try RunPrinter(options: selection).run(
      mode: .verify, report: report,
      tolerance: tolerance.isGiven ? SnapshotTolerance(pixels: try tolerance.tolerance()) : nil,
      outputs: outputs.outputs(isPart: selection.shard != nil))
  }
}
