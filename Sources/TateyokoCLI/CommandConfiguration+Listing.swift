import ArgumentParser
import BaselineCommands
import ScreenCommands

extension CommandConfiguration {
  /// A command that is carried out elsewhere, with what its own syntax says of it.
  init(listing name: String) {
    let known = BaselineCommands.all.map { $0.syntax } + ScreenCommands.all.map { $0.syntax }
    self.init(
      commandName: name, abstract: known.first { $0.name == name }?.abstract ?? "")
  }
}
