import ArgumentParser
import BaselineCommands

extension MachineOutputs.Annotations: ExpressibleByArgument {}

/// Options for what a run leaves for the service that started it.
struct MachineOutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("\(MachineOutputs.help)", valueName: "auto|github|none"))
  var annotations: MachineOutputs.Annotations = .auto

  /// What to leave.
  ///
  /// - Parameter isPart: Whether another command reports the whole later.
  func outputs(isPart: Bool) -> MachineOutputs { .wanted(annotations, isPart: isPart) }
}
