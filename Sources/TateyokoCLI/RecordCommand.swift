import ArgumentParser
import Foundation
import Tateyoko

/// `tateyoko record`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Pictures the scenarios and makes what they look like the baselines.",
    discussion: "A baseline whose picture and layout did not change is left as it is.")

  @OptionGroup var selection: SelectionOptions

  @Flag(help: "Pack the files as small as they get, which takes several times as long.")
  var pack = false

  func run() throws {
    try RunPrinter(options: selection).run(mode: .record, report: nil, packsBaselines: pack)
  }
}
