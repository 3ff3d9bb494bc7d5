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
    // What takes longer than settling would wait is shown as it then is, as what never ends.
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

/// Finds the simulation for `Layers`, which lies below this module (`CLayerTime`).
@_cdecl("tateyoko_layer_timeline")
func layerTimeline() -> UnsafeRawPointer? {
  onMainQueue {
    UInt(bitPattern: Unmanaged.passUnretained(SimulationHost.current).toOpaque())
  }.flatMap { UnsafeRawPointer(bitPattern: $0) }
}
