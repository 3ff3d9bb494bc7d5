import CMainQueue
import Foundation
import Synchronization
import SystemFacts

/// Reports on standard error when a simulation's callback blocks the main thread, which code on
/// that thread can't do.
///
/// A callback that waits for work that needs the main thread, or an endless loop, would otherwise
/// hang the process silently. Only real seconds within such calls count, while neither the main
/// queue nor a simulation makes progress: a long run isn't blocked, and work outside simulations,
/// however long, isn't watched.
final class MainThreadWatchdog: Sendable {
  static let shared = MainThreadWatchdog(
    limit: ProcessInfo.processInfo.environment["TATEYOKO_BLOCKED_AFTER"].flatMap(Double.init) ?? 60)

  private struct State {
    /// Changes whenever the main thread makes progress.
    var progress = 0
    var isRunning = false
    /// The main thread's work for simulations, the innermost last.
    var activities: [Activity] = []
  }

  private struct Activity {
    var deviceName: String
    var os: OSVersion
    var what: StaticString
    /// Simulated seconds.
    var time: TimeInterval
  }

  private let state = Mutex(State())
  /// The real seconds without progress after which the main thread is considered blocked; 0 for
  /// never.
  private let limit: TimeInterval

  init(limit: TimeInterval) { self.limit = limit }

  /// Whether the watchdog is observing the main thread, which it does from the first activity on.
  var isRunning: Bool { state.withLock(\.isRunning) }

  /// Runs work of a simulation, which is reported if it never returns.
  @MainActor
  func watch<R>(_ host: SimulationHost, _ what: StaticString, _ body: () throws -> R) rethrows -> R
  {
    guard limit > 0 else { return try body() }
    let activity = Activity(
      deviceName: host.device.name, os: host.os, what: what, time: host.time)
    let starts = state.withLock { state in
      defer { state.isRunning = true }
      state.progress &+= 1
      state.activities.append(activity)
      return !state.isRunning
    }
    if starts { Thread.detachNewThread { self.run() } }
    defer {
      state.withLock { state in
        state.progress &+= 1
        state.activities.removeLast()
      }
    }
    return try body()
  }

  /// Notes that a simulation makes progress in its watched work.
  func noteProgress() { state.withLock { $0.progress &+= 1 } }

  private func run() -> Never {
    let interval = min(1, limit / 4)
    var seen = -1
    var stalledRounds = 0
    while true {
      Thread.sleep(forTimeInterval: interval)
      let (progress, activity) = state.withLock { ($0.progress, $0.activities.last) }
      guard let activity, progress == seen else {
        seen = progress
        stalledRounds = 0
        continue
      }
      if stalledRounds == 0 { askMainQueue() }
      let wasBlocked = Double(stalledRounds) * interval >= limit
      stalledRounds += 1
      if !wasBlocked, Double(stalledRounds) * interval >= limit { report(activity) }
    }
  }

  /// Schedules progress for when the main queue runs it: a callback may run the run loop.
  private func askMainQueue() {
    mainqueue_call(0, Unmanaged.passUnretained(self).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<MainThreadWatchdog>.fromOpaque(context).takeUnretainedValue().noteProgress()
    }
  }

  private func report(_ activity: Activity) {
    let text = """
      warning: The main thread has been blocked for \(Int(limit.rounded(.up))) s in \(activity.what) \
      (\(activity.deviceName), \(activity.os), simulated time \(activity.time) s). Look for an \
      endless loop, or a wait for work on the main queue.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}
