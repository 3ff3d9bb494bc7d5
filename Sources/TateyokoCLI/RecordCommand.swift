import ArgumentParser
import Foundation
import Tateyoko

/// `tateyoko record`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Takes the scenarios' snapshots and records them as baselines.",
    discussion: "Baselines whose picture and layout are unchanged are left alone.")

  @OptionGroup var selection: SelectionOptions

  @Flag(help: "Compress files as far as possible; takes several times as long.")
  var pack = false

  func run() throws {
    try RunPrinter(options: selection).run(mode: .record, report: nil, packsBaselines: pack)
  }
}
