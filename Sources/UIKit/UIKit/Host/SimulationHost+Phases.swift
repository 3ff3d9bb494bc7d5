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

/// A phase of a simulated device's work.
enum HostPhase {
  /// Calls an app in a step of its life cycle: it is launched, or gets or loses its root.
  case lifeCycle
  /// Determines the first orientation of a launched app, whose controllers are only notified of its
  /// traits.
  case firstOrientation
  /// Runs due events, in order of time.
  case events
  /// Lays out the windows.
  case layout
  /// Performs the requested interface changes, one after another.
  case requests
  /// Rotates or resizes the interface, from the announcement to the completions.
  case change(TurnCoordinator)
  /// Rotates the interface for a presentation that removes the presenter's view from the window:
  /// instantly, and without announcing the size.
  case presentation
}
