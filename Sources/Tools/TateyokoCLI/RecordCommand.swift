import ArgumentParser
import Foundation
import Tateyoko

/// `tateyoko record`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract:
      "Records the snapshots of a package's tests, or a clone's scenarios, as the baselines.",
    discussion: "Baselines whose picture and layout are unchanged are left alone.")

  @Flag(help: "Record only what a merge left to be rendered again; see “tateyoko merge-driver”.")
  var listed = false

  @OptionGroup var selection: SelectionOptions

  func run() throws {
    try RunPrinter(options: selection).run(
      mode: .record, report: nil, recordsOnlyListed: listed)
  }
}
