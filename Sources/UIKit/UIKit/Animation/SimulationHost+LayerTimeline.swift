extension SimulationHost: LayerTimeline {
  package var animationDuration: TimeInterval {
    transactions.last?.duration ?? LayerTransaction().duration
  }

  package var changes: LayerChanges? { animations.changes }

  package var animationTimingFunction: CAMediaTimingFunction? {
    transactions.last?.timingFunction
  }

  package func waitForAnimation(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    noteMovement()
    let number = events.addedCount
    // Something that takes longer than the settling time counts as never ending: it's shown in its
    // state at that time.
    let kind: EventQueue.Kind = delay <= Self.settlingTime ? .layerAnimation : .repetition
    events.add(at: time + delay, kind: kind) { [unowned self] in perform(action) }
    return number
  }

  package func callOff(_ number: Int) {
    events.remove(number)
  }

  package func afterCommit(_ action: @escaping () -> Void) {
    runAfterLayout { [unowned self] in perform(action) }
  }

  package func noteAnimation() -> () -> Void {
    let counts = transactions.map(\.layerAnimations)
    for count in counts { count.begin() }
    return { for count in counts { count.end() } }
  }
}

/// Finds the simulation for `Layers`, a lower-level module (`CLayerTime`).
@_cdecl("tateyoko_layer_timeline")
func layerTimeline() -> UnsafeRawPointer? {
  onMainQueue {
    UInt(bitPattern: Unmanaged.passUnretained(SimulationHost.current).toOpaque())
  }.flatMap { UnsafeRawPointer(bitPattern: $0) }
}
