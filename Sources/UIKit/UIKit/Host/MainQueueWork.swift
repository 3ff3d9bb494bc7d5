import CMainQueue

/// A block on the main queue, which runs once: at its simulated time, or when the real queue
/// reaches it first.
@MainActor
final class MainQueueWork {
  private var work: mainqueue_work?
  private weak var host: SimulationHost?
  /// The simulated time to run the block at; `nil` if it waits for something else.
  private let time: TimeInterval?

  init(_ work: mainqueue_work, host: SimulationHost, time: TimeInterval?) {
    self.work = work
    self.host = host
    self.time = time
  }

  isolated deinit {
    if let work { mainqueue_drop(work) }
  }

  var hasRun: Bool { work == nil }
  var isDue: Bool { work.map { mainqueue_is_due($0) } ?? false }

  func run() {
    guard let work else { return }
    self.work = nil
    guard let host else { return mainqueue_run(work) }
    MainThreadWatchdog.shared.watch(host, "a block on the main queue") { mainqueue_run(work) }
  }

  /// Runs the block when the main queue is idle, after the device's earlier work.
  private func runForReal() {
    guard work != nil else { return }
    guard let host else { return run() }
    host.perform {
      if let time, !host.isAtWork { host.advance(to: time) }
      run()
    }
  }

  /// Runs a closure after all earlier work of the real main queue.
  static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    mainqueue_call(0, Unmanaged.passRetained(Closure(body)).toOpaque()) { context in
      guard let context else { return }
      let closure = Unmanaged<Closure>.fromOpaque(context).takeRetainedValue()
      MainActor.assumeIsolated { closure.body() }
    }
  }

  private final class Closure: Sendable {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  /// Makes the real main queue run the block too, so that a test that waits for it continues.
  ///
  /// - Parameters:
  ///   - isKept: Whether it runs there even if its device no longer exists.
  ///   - enqueue: Adds a function to the real queue, with its context.
  func expectReality(
    isKept: Bool, _ enqueue: (UnsafeMutableRawPointer, @escaping mainqueue_function) -> Void
  ) {
    let reminder = Reminder(of: self, isKept: isKept)
    enqueue(Unmanaged.passRetained(reminder).toOpaque()) { context in
      guard let context else { return }
      let reminder = Unmanaged<Reminder>.fromOpaque(context).takeRetainedValue()
      MainActor.assumeIsolated { reminder.work?.runForReal() }
    }
  }

  /// The context held by the real main queue.
  private final class Reminder: Sendable {
    @MainActor private weak var watched: MainQueueWork?
    @MainActor private var kept: MainQueueWork?

    @MainActor var work: MainQueueWork? { watched }

    @MainActor init(of work: MainQueueWork, isKept: Bool) {
      watched = work
      kept = isKept ? work : nil
    }
  }
}
