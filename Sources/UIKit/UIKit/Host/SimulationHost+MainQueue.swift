import CMainQueue

// Code under test calls DispatchQueue.main.async and expects the block to run. While a simulated
// device is current on the main queue, such blocks belong to the device and run by its clock.
// Blocks that haven't run when the real queue reaches their place, or their time, run there, so
// that a test that awaits one doesn't hang.

extension SimulationHost {
  /// The main queue's work in addition to events: blocks that wait for groups, and timers.
  struct MainQueueState {
    var notifications: [MainQueueWork] = []
    var timers: Set<ObjectIdentifier> = []
    /// The number of touches, presses or texts being delivered to the app.
    var deliveries = 0
    /// Identifies the simulation in the process.
    let number = mainqueue_new_simulation()

    var isEmpty: Bool { notifications.isEmpty && timers.isEmpty }
  }

  /// Redirects the main queue's blocks to the current host, beginning with the first host.
  static func takeMainQueue() {
    mainqueue_install(sink)
  }

  private static let sink = {
    let sink = UnsafeMutablePointer<mainqueue_sink>.allocate(capacity: 1)
    sink.initialize(
      to: mainqueue_sink(
        wants_work: { MainQueue.isCurrent && MainActor.assumeIsolated { currentIfAny != nil } },
        now: { MainActor.assumeIsolated { currentIfAny?.nanoseconds ?? 0 } },
        simulation: { MainActor.assumeIsolated { currentIfAny?.mainQueue.number ?? 0 } },
        take: { work, due, when in
          nonisolated(unsafe) let work = work
          MainActor.assumeIsolated {
            if let work { current.take(work, due: due, when: when) }
          }
        },
        take_notification: { work in
          nonisolated(unsafe) let work = work
          MainActor.assumeIsolated {
            if let work { current.takeNotification(work) }
          }
        },
        take_timer: { timer in
          guard let timer else { return }
          nonisolated(unsafe) let object = Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue()
          MainActor.assumeIsolated { current.take(object) }
        },
        waits_for_itself: {
          MainActor.assumeIsolated {
            current.report(
              SimulationIssue(
                where: "DispatchQueue.main",
                what: "dispatch_sync called on queue already owned by current thread: the main "
                  + "queue would wait for itself.",
                advice: "Call the closure directly, or use async; it was run immediately."))
          }
        },
        run_loop_turns: { MainActor.assumeIsolated { currentIfAny?.commit() } }))
    return UnsafePointer(sink)
  }()

  /// Delivers a touch, a press or a text to the app.
  package func delivering<R>(_ body: () throws -> R) rethrows -> R {
    mainQueue.deliveries += 1
    defer { mainQueue.deliveries -= 1 }
    return try body()
  }

  /// The simulated time in the units of `DispatchTime`.
  private var nanoseconds: UInt64 { UInt64(min(time * 1e9, 1e18).rounded()) }

  /// Runs the first block whose group is empty by now; returns whether there is one.
  func runNotification() -> Bool {
    guard !mainQueue.notifications.isEmpty else { return false }
    mainQueue.notifications.removeAll(where: \.hasRun)
    guard let index = mainQueue.notifications.firstIndex(where: \.isDue) else { return false }
    mainQueue.notifications.remove(at: index).run()
    return true
  }

  private func take(_ work: mainqueue_work, due: UInt64, when: UInt64) {
    let moment = due <= nanoseconds ? time : TimeInterval(due) / 1e9
    let item = MainQueueWork(work, host: self, time: moment)
    events.add(at: moment, kind: .mainQueue) { item.run() }
    // Work that a running device postpones, or that an app postpones in response to a touch,
    // belongs to the device, and ends with it. No test can await it.
    let isAwaited = !isAtWork && mainQueue.deliveries == 0
    item.expectReality(isKept: when == 0 || isAwaited) { mainqueue_call(when, $0, $1) }
  }

  private func takeNotification(_ work: mainqueue_work) {
    let item = MainQueueWork(work, host: self, time: nil)
    mainQueue.notifications.append(item)
    item.expectReality(isKept: true) { mainqueue_call_when_due(work, $0, $1) }
  }

  // MARK: Timers

  private func take(_ timer: Timer) {
    guard timer.isValid, mainQueue.timers.insert(ObjectIdentifier(timer)).inserted else { return }
    wait(for: timer, until: firstMoment(of: timer))
  }

  private func wait(for timer: Timer, until moment: TimeInterval) {
    events.add(at: moment, kind: timer.timeInterval > 0 ? .repetition : .mainQueue) {
      [unowned self] in perform { fire(timer) }
    }
  }

  /// Returns the simulated time of a timer's first firing.
  ///
  /// A repeating timer without a delay waits for its interval: Foundation's
  /// `Timer(timeInterval:repeats:block:)` on Linux creates it for the current time.
  private func firstMoment(of timer: Timer) -> TimeInterval {
    let moment = simulatedMoment(of: timer.fireDate)
    return moment > time ? moment : time + timer.timeInterval
  }

  /// Returns the simulated time of a date.
  ///
  /// A date that wasn't created from this simulation's current time, on this thread, is as far in
  /// the future as on the real clock. That has advanced meanwhile, so whole milliseconds are used.
  private func simulatedMoment(of date: Date) -> TimeInterval {
    var known = mainqueue_moment()
    if mainqueue_find_date(date.timeIntervalSinceReferenceDate, &known) {
      let start = known.start == nanoseconds ? time : TimeInterval(known.start) / 1e9
      return start + known.seconds
    }
    return time + (date.timeIntervalSinceNow * 1000 - 1e-6).rounded(.up) / 1000
  }

  private func fire(_ timer: Timer) {
    if timer.isValid {
      MainThreadWatchdog.shared.watch(self, "a timer") { timer.fire() }
    }
    if timer.isValid, timer.timeInterval > 0 {
      wait(for: timer, until: time + timer.timeInterval)
    } else {
      mainQueue.timers.remove(ObjectIdentifier(timer))
    }
  }
}
