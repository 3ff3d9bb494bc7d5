import ArgumentParser
import BaselineCommands
import ComparingCommand
import Foundation
import Tateyoko

/// `tateyoko verify`
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Pictures the scenarios and compares them with their baselines.",
    discussion: "Baselines are never written. What differs is left in the report's folder.")

  @OptionGroup var selection: SelectionOptions

  @Option(help: ArgumentHelp("The folder that the report is written to.", valueName: "folder"))
  var report: String = "tateyoko-report"

  @OptionGroup(title: "Tolerance, in place of the screens' own") var tolerance: ToleranceOptions

  @OptionGroup var outputs: MachineOutputOptions

  func run() throws {
    try RunPrinter(options: selection).run(
      mode: .verify, report: report,
      tolerance: tolerance.isGiven ? SnapshotTolerance(pixels: try tolerance.tolerance()) : nil,
      outputs: outputs.outputs(isPart: selection.shard != nil))
  }
}
