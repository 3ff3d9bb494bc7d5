import Foundation

extension Snapshotting {
  /// Lets time pass before a strategy captures its value.
  ///
  /// A strategy that puts views on a screen launches them, then advances *simulated* time, without
  /// waiting: pending blocks of the main queue and timers run in order. Any other strategy waits.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - strategy: The strategy that captures the value afterwards.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting
  ) -> Snapshotting {
    var result = Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing
    ) { value in
      if strategy.needsMainThread {
        let delay = SnapshotWaiting.delay + duration
        return try SnapshotWaiting.$delay.withValue(delay) { try strategy.snapshot(value) }
      }
      if Thread.isMainThread {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: duration))
      } else {
        Thread.sleep(forTimeInterval: duration)
      }
      return try strategy.snapshot(value)
    }
    result.needsMainThread = strategy.needsMainThread
    result.world = strategy.world
    return result
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Compares the results of a function for all cases of its argument, as a table with two columns.
  ///
  /// - Parameter witness: The strategy that converts the function's results to text.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = SimplySnapshotting.lines.pullback { (function: (Value) -> A) in
      try Value.allCases.map { input in
        "\"\(input)\",\"\(try witness.snapshot(function(input)))\""
      }
      .joined(separator: "\n")
    }
    strategy.pathExtension = "csv"
    strategy.needsMainThread = witness.needsMainThread
    strategy.world = witness.world
    return strategy
  }
}
