/// Returns the simulated time in seconds; 0 off the main thread.
public func CACurrentMediaTime() -> CFTimeInterval {
  onMainQueue { SimulationHost.current.time } ?? 0
}
