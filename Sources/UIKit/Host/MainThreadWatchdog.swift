import CMainQueue
import Foundation
import Synchronization

/// Says on standard error when the main thread is blocked, which no code on that thread can.
///
/// A callback that waits for work which needs the main thread, or a loop without an end, would
/// otherwise hang the process in silence. Real seconds count, and only those in which neither the
/// main queue nor a simulation moves on: a long run is no blocked one.
final class MainThreadWatchdog: Sendable {
  static let shared = MainThreadWatchdog(
    limit: ProcessInfo.processInfo.environment["TATEYOKO_BLOCKED_AFTER"].flatMap(Double.init) ?? 60)

  private struct State {
    /// Changes whenever the main thread moves on.
    var progress = 0
    var isRunning = false
    /// What the main thread does, the innermost last.
    var activities: [Activity] = []
    var latest: Activity?
  }

  private struct Activity {
    var simulation: String
    var what: String
    /// Simulated seconds.
    var time: TimeInterval
  }

  private let state = Mutex(State())
  /// Real seconds without progress after which the main thread counts as blocked; 0 for never.
  private let limit: TimeInterval

  init(limit: TimeInterval) { self.limit = limit }

  /// Runs something of a simulation, which is named if it never comes back.
  @MainActor
  func watch<R>(_ host: SimulationHost, _ what: String, _ body: () throws -> R) rethrows -> R {
    guard limit > 0 else { return try body() }
    let activity = Activity(
      simulation: "\(host.device.name), \(host.os)", what: what, time: host.time)
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
        state.latest = state.activities.popLast()
      }
    }
    return try body()
  }

  private func run() -> Never {
    var seen = -1
    var stalled: TimeInterval = 0
    let interval = min(1, limit / 4)
    while true {
      // Counts as progress when the main queue comes to it.
      mainqueue_call(0, Unmanaged.passUnretained(self).toOpaque()) { context in
        guard let context else { return }
        Unmanaged<MainThreadWatchdog>.fromOpaque(context).takeUnretainedValue().noteProgress()
      }
      let before = state.withLock { $0.progress }
      stalled = before == seen ? stalled : 0
      seen = before
      repeat {
        Thread.sleep(forTimeInterval: interval)
        stalled += interval
        if stalled >= limit, stalled - interval < limit { report() }
      } while state.withLock { $0.progress } == seen
    }
  }

  private func noteProgress() { state.withLock { $0.progress &+= 1 } }

  private func report() {
    let (current, latest) = state.withLock { ($0.activities.last, $0.latest) }
    var text = "warning: The main thread has been blocked for \(Int(limit.rounded(.up))) s"
    if let current {
      text += " in \(current.what) of \(current.simulation), at \(current.time) s of simulated time"
    } else if let latest {
      text += " by code outside of any simulation; the last one was \(latest.simulation)"
    }
    text += ". Look for a semaphore, a group or DispatchQueue.main.sync that waits for work on the "
    text += "main queue, or for a loop that does not end.\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
