import RunRecord

/// Measures how long something takes, for the facts of a run and for nothing else.
struct Stopwatch: Sendable {
  private let start = ContinuousClock.now

  /// The time since the watch was made, in ten-thousandths.
  var seconds: Double {
    let time = (ContinuousClock.now - start).components
    let ticks = Double(time.seconds) * 1e4 + (Double(time.attoseconds) / 1e14).rounded()
    return ticks / 1e4
  }
}

extension SnapshotRecord {
  /// Adds a part of what the snapshot costs.
  mutating func add(_ seconds: Double) {
    self.seconds = (((self.seconds ?? 0) + seconds) * 1e4).rounded() / 1e4
  }
}
