extension SimulationHost {
  /// Whether the device is laying out, turning, or running what fell due.
  var isAtWork: Bool { !phases.isIdle }

  /// The coordinator of the turn or resize under way.
  var coordinator: TurnCoordinator? { phases.coordinator }

  /// Runs a body as a phase of the device.
  ///
  /// - Returns: Nil, and the body did not run, where the phases under way don't allow this one.
  @discardableResult
  func during<T>(_ phase: HostPhase, _ body: () -> T) -> T? {
    guard phases.begin(phase) else { return nil }
    defer { phases.end() }
    return body()
  }
}
