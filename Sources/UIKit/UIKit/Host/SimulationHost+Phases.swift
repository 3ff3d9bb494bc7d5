extension SimulationHost {
  /// Whether the device is laying out, rotating, or running due events.
  var isAtWork: Bool { !phases.isIdle }

  /// The coordinator of the rotation or resize in progress.
  var coordinator: TurnCoordinator? { phases.coordinator }

  /// Runs a body as a phase of the device.
  ///
  /// - Returns: `nil` if the current phases don't allow this one; then the body didn't run.
  @discardableResult
  func during<T>(_ phase: HostPhase, _ body: () -> T) -> T? {
    guard phases.begin(phase) else { return nil }
    defer { phases.end() }
    return body()
  }
}
