import ArgumentParser
import BaselineCommands
import ScreenCommands

extension CommandConfiguration {
  /// Creates the configuration of a command that is implemented elsewhere, from its own syntax.
  init(listing name: String) {
    let known = BaselineCommands.all.map { $0.syntax } + ScreenCommands.all.map { $0.syntax }
    self.init(
      commandName: name, abstract: known.first { $0.name == name }?.abstract ?? "")
  }
}
