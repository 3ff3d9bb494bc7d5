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

    /// Runs a closure at a simulated time, on the main queue.
    ///
    /// - Parameter time: In nanoseconds; what is past is done as soon as possible.
    static func schedule(at time: Int64, now: Int64, _ action: @escaping () -> Void) {
      let action = Transfer(action)
      // The queue knows such a time, made of the present and an interval, exactly.
      DispatchQueue.main.asyncAfter(
        deadline: .now() + .nanoseconds(Int(max(0, time &- now)))
      ) { action.value() }
    }

    /// Runs a closure again and again from a simulated time on.
    static func schedule(
      at time: Int64, now: Int64, interval: TimeInterval, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let repetition = Repetition(action)
      schedule(at: time, now: now) { repetition.start(interval) }
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
    private var timer: Timer?
    private var hasEnded = false

    init(_ action: @escaping () -> Void) { self.action = action }

    func start(_ interval: TimeInterval) {
      guard !hasEnded else { return }
      action()
      guard !hasEnded else { return }
      let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.action() }
      self.timer = timer
      RunLoop.main.add(timer, forMode: .common)
    }

    func end() {
      hasEnded = true
      timer?.invalidate()
      timer = nil
    }
  }
#endif
