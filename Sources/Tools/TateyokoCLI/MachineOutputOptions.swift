import ArgumentParser
import BaselineCommands

extension MachineOutputs.Annotations: ExpressibleByArgument {}

/// The options for a run's output for the service that started it.
struct MachineOutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("\(MachineOutputs.help)", valueName: "auto|github|none"))
  var annotations: MachineOutputs.Annotations = .auto

  /// Returns the output to produce.
  ///
  /// - Parameter isPart: Whether another command reports the whole run later.
  func outputs(isPart: Bool) -> MachineOutputs { .wanted(annotations, isPart: isPart) }
}
