import CMainQueue

// Code under test writes DispatchQueue.main.async and expects it to run. On the main queue, while a
// simulated device is current, such blocks are the device's: they run by its clock. Those that
// nobody has run when the real queue comes to their place, or to their time, run there, so that a
// test which awaits one does not hang.

extension SimulationHost {
  /// What is left of the main queue's work beside events: blocks that wait for groups, and timers.
  struct MainQueueState {
    var notifications: [MainQueueWork] = []
    var timers: Set<ObjectIdentifier> = []
    /// How many touches, presses or texts are being handed to the app.
    var deliveries = 0
    /// Tells the simulation from all others of the process.
    let number = mainqueue_new_simulation()

    var isEmpty: Bool { notifications.isEmpty && timers.isEmpty }
  }

  /// Makes the main queue's blocks those of the current host, from the first host on.
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

  /// Hands a touch, a press or a text to the app.
  package func delivering<R>(_ body: () throws -> R) rethrows -> R {
    mainQueue.deliveries += 1
    defer { mainQueue.deliveries -= 1 }
    return try body()
  }

  /// The simulated time as `DispatchTime` counts.
  private var nanoseconds: UInt64 { UInt64(min(time * 1e9, 1e18).rounded()) }

  /// Runs the first block whose group is empty by now; false if there is none.
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
    // What a device at work puts off, or what an app puts off in answer to a finger, is the device's
    // own business, and ends with it. No test can await it.
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

  /// The simulated time at which a timer fires first.
  ///
  /// A repeating one that is due at once waits for its interval:
  /// `Timer(timeInterval:repeats:block:)` of Foundation on Linux is made for the present.
  private func firstMoment(of timer: Timer) -> TimeInterval {
    let moment = simulatedMoment(of: timer.fireDate)
    return moment > time ? moment : time + timer.timeInterval
  }

  /// The simulated time that a date means.
  ///
  /// One that wasn't made from the present of this simulation, on this thread, is as far off as the
  /// real clock says. That has gone on since, so whole milliseconds are taken.
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
