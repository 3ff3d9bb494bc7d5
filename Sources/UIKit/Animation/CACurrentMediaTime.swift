/// The simulated time in seconds; 0 elsewhere than on the main thread.
public func CACurrentMediaTime() -> CFTimeInterval {
  onMainQueue { SimulationHost.current.time } ?? 0
}
