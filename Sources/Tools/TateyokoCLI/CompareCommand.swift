import ArgumentParser
import BaselineCommands
import CommandLines
import ComparingCommand

/// `tateyoko compare`
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: CompareOptions.abstract,
    discussion: CompareOptions.discussion)

  @OptionGroup var options: CompareOptions

  func run() throws {
    switch try options.run() {
    case 0: return
    case 1: throw ExitStatus.different
    default: throw ExitStatus.couldNotRun
    }
  }
}
