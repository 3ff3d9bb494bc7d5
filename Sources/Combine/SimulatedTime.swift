#if Combine
  import Foundation
  import Layers
  import UIKit

  /// The clock of the simulation that the running code belongs to.
  ///
  /// Schedulers tell their time by it, so that what waits depends on no real clock: neither on when a
  /// machine is busy nor on how long a test takes.
  enum SimulatedTime {
    /// Nanoseconds of simulated time; nil outside of any simulation, and on other threads than the main one.
    static var now: Int64? {
      guard MainQueue.isCurrent else { return nil }
      let time = MainActor.assumeIsolated { WorldScope.current.hostIfAny?.time }
      return time.map { Int64(min($0 * 1e9, 1e18).rounded()) }
    }

    /// The date by simulated time; the real one outside of any simulation, and on other threads than the
    /// main one.
    static var date: Date { now.map { SimulationHost.startDate + Double($0) / 1e9 } ?? Date() }

    /// Runs a closure at a simulated time, on the main queue; false where the real clock has to tell when.
    ///
    /// - Parameter time: In nanoseconds; what is past is done as soon as possible. Nil for a moment that
    ///   no simulation told.
    static func schedule(at time: Int64?, _ action: @escaping () -> Void) -> Bool {
      guard let time, let now else { return false }
      let action = Transfer(action)
      // The queue knows such a time, made of the present and an interval, exactly.
      DispatchQueue.main.asyncAfter(
        deadline: .now() + .nanoseconds(Int(max(0, time &- now)))
      ) { action.value() }
      return true
    }

    /// Runs a closure again and again from a simulated time on; nil where the real clock has to tell when.
    static func schedule(
      at time: Int64?, interval: TimeInterval, _ action: @escaping () -> Void
    ) -> (any Cancellable)? {
      let repetition = Repetition(action)
      guard schedule(at: time, { repetition.start(interval) }) else { return nil }
      return AnyCancellable { repetition.end() }
    }
  }

  /// Something that is used on the thread that it is handed to, and nowhere else then.
  struct Transfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// What a repeating timer of the main run loop does, until it is cancelled.
  ///
  /// A timer and not a chain of delays: a simulation knows that it never ends.
  private final class Repetition: @unchecked Sendable {
    private let action: () -> Void
    /// Any thread may cancel.
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
