/// Something that a simulated device can be in the middle of.
enum HostPhase {
  /// Calls an app in a step of its life: it is launched, or gets or loses its root.
  case lifeCycle
  /// Decides on the first orientation of a launched app, whose controllers hear only of its traits.
  case firstOrientation
  /// Runs what falls due, in order of time.
  case events
  /// Lays out the windows.
  case layout
  /// Carries out the interface changes that were requested, one after another.
  case requests
  /// Turns or resizes the interface, from the announcement to the completions.
  case change(TurnCoordinator)
  /// Turns the interface for a presentation that takes the presenter's view out of the window: in
  /// no time, and without announcing the size.
  case presentation
}
