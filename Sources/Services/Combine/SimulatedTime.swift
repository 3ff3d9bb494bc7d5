#if Combine
  import Foundation
  import Layers
  import UIKit

  /// The clock of the simulation that the running code belongs to.
  ///
  /// Schedulers use it, so that delays don't depend on a real clock: neither on a machine's load
  /// nor on a test's duration.
  enum SimulatedTime {
    /// The simulated time in nanoseconds; `nil` outside of any simulation, and on other threads
    /// than the main one.
    static var now: Int64? {
      guard MainQueue.isCurrent else { return nil }
      let time = MainActor.assumeIsolated { WorldScope.current.hostIfAny?.time }
      return time.map { Int64(min($0 * 1e9, 1e18).rounded()) }
    }

    /// The date in simulated time; the real date outside of any simulation, and on other threads
    /// than the main one.
    static var date: Date { now.map { SimulationHost.startDate + Double($0) / 1e9 } ?? Date() }

    /// Runs a closure at a simulated time, on the main queue; returns false if the real clock must
    /// be used.
    ///
    /// - Parameter time: The time in nanoseconds; a time in the past runs it as soon as possible.
    ///   `nil` for a time that didn't come from a simulation.
    static func schedule(at time: Int64?, _ action: @escaping () -> Void) -> Bool {
      guard let time, let now else { return false }
      let action = Transfer(action)
      // The queue represents a time made from the current time and an interval exactly.
      DispatchQueue.main.asyncAfter(
        deadline: .now() + .nanoseconds(Int(max(0, time &- now)))
      ) { action.value() }
      return true
    }

    /// Runs a closure repeatedly, starting at a simulated time; returns `nil` if the real clock
    /// must be used.
    static func schedule(
      at time: Int64?, interval: TimeInterval, _ action: @escaping () -> Void
    ) -> (any Cancellable)? {
      let repetition = Repetition(action)
      guard schedule(at: time, { repetition.start(interval) }) else { return nil }
      return AnyCancellable { repetition.end() }
    }
  }

  /// A value that is only used on the thread that it's transferred to.
  struct Transfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// A repeating timer on the main run loop, until it is cancelled.
  ///
  /// A timer instead of a chain of delays, so that a simulation knows that it never ends.
  private final class Repetition: @unchecked Sendable {
    private let action: () -> Void
    /// Guards the timer, because any thread may cancel.
    private let lock = NSLock()
    private var timer: Timer?
    private var hasEnded = false

    init(_ action: @escaping () -> Void) { self.action = action }

    func start(_ interval: TimeInterval) {
      run()
      let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.run() }
      let isOver = lock.withLock {
        if !hasEnded { self.timer = timer }
        return hasEnded
      }
      if !isOver { RunLoop.main.add(timer, forMode: .common) }
    }

    func end() {
      let timer = lock.withLock {
        hasEnded = true
        defer { self.timer = nil }
        return self.timer
      }
      timer?.invalidate()
    }

    private func run() {
      if !lock.withLock({ hasEnded }) { action() }
    }
  }
#endif
