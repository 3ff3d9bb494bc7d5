import RunRecord

/// Measures durations, only for the facts of a run.
struct Stopwatch: Sendable {
  private let start = ContinuousClock.now

  /// The seconds since the stopwatch was created, rounded to ten-thousandths.
  var seconds: Double {
    let time = (ContinuousClock.now - start).components
    let ticks = Double(time.seconds) * 1e4 + (Double(time.attoseconds) / 1e14).rounded()
    return ticks / 1e4
  }
}

extension SnapshotRecord {
  /// Adds a part of the snapshot's cost.
  mutating func add(_ seconds: Double) {
    self.seconds = (((self.seconds ?? 0) + seconds) * 1e4).rounded() / 1e4
  }
}
