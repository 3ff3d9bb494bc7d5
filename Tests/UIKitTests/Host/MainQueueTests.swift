import CMainQueue
import Testing
import UIKit

@testable import UIKit

/// Work that unmodified view code puts on the main queue runs by the simulated clock.
@Suite("The main queue")
@MainActor
struct MainQueueTests {
  /// A device that is current until the test ends or waits.
  private func makeHost() -> SimulationHost {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(UIViewController())
    return host
  }

  @Test("calls to the main queue arrive in the simulation")
  func interception() {
    #expect(mainqueue_is_intercepted())
  }

  @Test("E6: immediate blocks run on settling, in order; delayed ones when their time has passed")
  func order() {
    let host = makeHost()
    var order: [String] = []
    func note(_ name: String) { order.append("\(name) \(host.time)") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      note("later")
      DispatchQueue.main.async { note("from later") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { note("much later") }
    }
    DispatchQueue.main.async {
      note("one")
      DispatchQueue.main.async { note("three") }
    }
    DispatchQueue.main.async(qos: .userInitiated, flags: .barrier) { note("two") }
    #expect(order == [])
    host.settle()
    #expect(order == ["one 0.0", "two 0.0", "three 0.0"])
    host.advance(by: 0.199)
    #expect(order.count == 3)
    host.advance(by: 0.001)
    #expect(Array(order.dropFirst(3)) == ["later 0.2", "from later 0.2"])
    host.advance(by: 5)
    #expect(order.last == "much later 0.3")
  }

  @Test("a block that the main queue would deadlock on runs at once, with an issue")
  func waitingForItself() throws {
    let host = makeHost()
    var runs: [String] = []
    DispatchQueue.main.sync { runs.append("test") }
    DispatchQueue.main.async {
      let answer = DispatchQueue.main.sync { 42 }
      runs.append("block \(answer)")
      DispatchQueue.main.sync(flags: .barrier) { runs.append("barrier") }
    }
    host.settle()
    #expect(runs == ["test", "block 42", "barrier"])
    let issue = try #require(host.takeIssues().first)
    #expect(issue.description.contains("dispatch_sync called on queue already owned"))
  }

  @Test("deadlines mean simulated time, to the nanosecond, however long the program slept")
  func moments() {
    let host = makeHost()
    var times: [TimeInterval] = []
    let kept = DispatchTime.now()
    usleep(20_000)
    DispatchQueue.main.asyncAfter(deadline: kept + 0.2) { times.append(host.time) }
    DispatchQueue.main.asyncAfter(deadline: kept + .milliseconds(250)) { times.append(host.time) }
    let wall = DispatchWallTime.now() + .seconds(1)
    usleep(20_000)
    DispatchQueue.main.asyncAfter(wallDeadline: wall) { times.append(host.time) }
    DispatchQueue.main.asyncAfter(deadline: kept - 1) { times.append(host.time) }
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { times.append(host.time) }
    host.advance(by: 0.5)
    // A deadline computed before time passed stays the same.
    DispatchQueue.main.asyncAfter(deadline: kept + 0.75) { times.append(host.time) }
    host.advance(by: 1_000)
    #expect(times == [0, 0.2, 0.25, 0.75, 1])
  }

  @Test("a deadline that wasn't computed from now is taken from the real clock")
  func uptime() {
    let host = makeHost()
    var times: [TimeInterval] = []
    let uptime = DispatchTime.now().uptimeNanoseconds + 60_000_000_000
    DispatchQueue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: uptime)) {
      times.append(host.time)
    }
    let next = Calendar(identifier: .gregorian).date(byAdding: .second, value: 90, to: Date())
    let second = timespec(tv_sec: Int(next?.timeIntervalSince1970 ?? 0), tv_nsec: 0)
    DispatchQueue.main.asyncAfter(wallDeadline: DispatchWallTime(timespec: second)) {
      times.append(host.time)
    }
    host.advance(by: 58)
    #expect(times == [])
    host.advance(by: 33)
    #expect(times.count == 2)
    #expect(abs((times.first ?? 0) - 60) < 1 && abs((times.last ?? 0) - 90) < 1.1)
  }

  @Test("a deadline from outside of any simulation is a delay at its start, and real time later")
  func momentsFromOutside() {
    let host = makeHost()
    var times: [TimeInterval] = []
    let outside = WorldScope()
    func now() -> DispatchTime { World.$scope.withValue(outside) { .now() } }
    let early = now()
    usleep(20_000)
    DispatchQueue.main.asyncAfter(deadline: early + 0.2) { times.append(host.time) }
    host.advance(by: 100)
    #expect(times == [0.2])
    let wall = World.$scope.withValue(outside) { DispatchWallTime.now() }
    DispatchQueue.main.asyncAfter(deadline: now() + 60) { times.append(host.time) }
    DispatchQueue.main.asyncAfter(deadline: early + 60) { times.append(host.time) }
    DispatchQueue.main.asyncAfter(wallDeadline: wall + 60) { times.append(host.time) }
    host.advance(by: 58)
    #expect(times.count == 1)
    host.advance(by: 3)
    #expect(times.count == 4 && times.dropFirst().allSatisfy { abs($0 - 160) < 1 })
  }

  @Test("a cancelled work item doesn't run, and one that ran notifies its waiters")
  func workItems() {
    let host = makeHost()
    var runs: [String] = []
    let cancelled = DispatchWorkItem { runs.append("cancelled") }
    DispatchQueue.main.async(execute: cancelled)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
    cancelled.cancel()
    let item = DispatchWorkItem(qos: .userInteractive, flags: .enforceQoS) { runs.append("item") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    host.advance(by: 1)
    #expect(runs == ["item"])
    #expect(item.wait(timeout: .now()) == .success)
  }

  @Test("groups count blocks of the main queue, and notify it in simulated time")
  func groups() {
    let host = makeHost()
    var order: [String] = []
    let group = DispatchGroup()
    DispatchQueue.main.async(group: group) { order.append("first") }
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      order.append("second")
      group.leave()
    }
    group.notify(queue: .main) { order.append("notified \(host.time)") }
    host.settle()
    #expect(order == ["first"])
    #expect(group.wait(timeout: .now()) == .timedOut)
    host.advance(by: 1)
    #expect(order == ["first", "second", "notified 0.5"])
    group.notify(queue: .main) { order.append("again") }
    host.settle()
    #expect(order.last == "again")
  }

  @Test("a block that never runs leaves its group")
  func droppedGroup() {
    let group = DispatchGroup()
    do {
      let gone = SimulationHost(device: .iPhone8, os: "12.0")
      gone.during(.lifeCycle) { DispatchQueue.main.async(group: group) {} }
      #expect(group.wait(timeout: .now()) == .timedOut)
      gone.settle()
    }
    #expect(group.wait(timeout: .now()) == .success)
  }

  @Test("view code is on the main thread, and main queue observers are called at once")
  func mainThread() async {
    let host = makeHost()
    let name = Notification.Name("MainQueueTests.mainThread")
    nonisolated(unsafe) var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: .main
    ) { _ in heard += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    host.during(.lifeCycle) {
      #expect(Thread.isMainThread)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(heard == 1)
    }
    let elsewhere = await Task.detached { Thread.isMainThread }.value
    #expect(!elsewhere)
  }

  @Test("operations of the main queue and blocks of the main run loop run on settling")
  func operations() {
    let host = makeHost()
    nonisolated(unsafe) var order: [String] = []
    OperationQueue.main.addOperation { order.append("operation") }
    let first = BlockOperation { order.append("dependency") }
    let second = BlockOperation { order.append("dependent") }
    second.addDependency(first)
    OperationQueue.main.addOperations([second, first], waitUntilFinished: false)
    RunLoop.main.perform { order.append("run loop") }
    host.settle()
    #expect(order.sorted() == ["dependency", "dependent", "operation", "run loop"])
    #expect(order.filter { $0.hasPrefix("depend") } == ["dependency", "dependent"])
  }

  @Test("timers fire by the simulated clock, and stop when they are invalidated")
  func timers() {
    let host = makeHost()
    var order: [String] = []
    _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
      MainActor.assumeIsolated { order.append("once \(host.time)") }
    }
    var ticks = 0
    let ticking = Timer.scheduledTimer(withTimeInterval: 1.0 / 64, repeats: true) { timer in
      MainActor.assumeIsolated {
        ticks += 1
        if ticks == 64 { order.append("last tick \(host.time)") }
      }
      if MainActor.assumeIsolated({ ticks == 64 }) { timer.invalidate() }
    }
    let stopped = Timer(timeInterval: 0.1, repeats: false) { _ in
      MainActor.assumeIsolated { order.append("stopped") }
    }
    RunLoop.main.add(stopped, forMode: .common)
    stopped.invalidate()
    let common = Timer(timeInterval: 0.5, repeats: true) { timer in
      MainActor.assumeIsolated { order.append("common \(host.time)") }
      timer.invalidate()
    }
    RunLoop.main.add(common, forMode: .common)
    host.settle()
    #expect(order == [] && ticks == 0)
    host.advance(by: 3)
    #expect(order == ["once 0.25", "common 0.5", "last tick 1.0"])
    #expect(ticks == 64)
    #expect(!ticking.isValid && !common.isValid)
  }

  @Test("dates computed from now mean simulated time, however long the thread was blocked")
  func dates() {
    let host = makeHost()
    var times: [TimeInterval] = []
    func fire(at date: Date, every interval: TimeInterval = 0) {
      usleep(8000)
      let timer = Timer(fire: date, interval: interval, repeats: interval > 0) { _ in
        MainActor.assumeIsolated { times.append(host.time) }
      }
      usleep(8000)
      RunLoop.main.add(timer, forMode: .common)
    }
    let kept = Date()
    fire(at: Date(timeIntervalSinceNow: 0.1))
    fire(at: Date() + 1.0 / 60)
    fire(at: Date.now.addingTimeInterval(0.3))
    fire(at: Date(timeInterval: 0.4, since: kept))
    fire(at: kept.advanced(by: 0.25) + 0.25)
    fire(at: kept)
    fire(at: Date() + 0.6, every: 10)
    host.advance(by: 0.55)
    #expect(times == [0, 1.0 / 60, 0.1, 0.3, 0.4, 0.5])
    // A date computed before time passed stays the same.
    fire(at: kept + 0.75)
    host.advance(by: 10)
    #expect(times.suffix(2) == [0.6, 0.75])
    host.advance(by: 0.1)
    #expect(times.last == 10.6)
  }

  @Test("a date that wasn't computed from now is taken from the real clock")
  func foreignDates() {
    let host = makeHost()
    var times: [TimeInterval] = []
    func fire(at date: Date) {
      let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { times.append(host.time) }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    let seconds = Date().timeIntervalSinceReferenceDate
    fire(at: Date(timeIntervalSinceReferenceDate: seconds + 60))
    // The very first date isn't computed from now.
    fire(at: Date(timeIntervalSinceReferenceDate: 0) + (seconds + 90))
    host.advance(by: 58)
    #expect(times == [])
    host.advance(by: 33)
    #expect(times.count == 2)
    #expect(abs((times.first ?? 0) - 60) < 1 && abs((times.last ?? 0) - 90) < 1)
  }

  @Test("blocks belong to the device that is current when they are posted")
  func twoDevices() {
    let host = makeHost()
    var order: [String] = []
    let other = SimulationHost(device: .iPhoneX, os: "12.0")
    DispatchQueue.main.async { order.append("other \(UIScreen.main.bounds.width)") }
    host.becomeCurrent()
    DispatchQueue.main.async { order.append("first \(UIScreen.main.bounds.width)") }
    other.settle()
    #expect(order == ["other 375.0"])
    host.settle()
    #expect(order.count == 2)
    #expect(UIScreen.main === host.screen)
  }

  @Test("a screen whose blocks repost themselves endlessly is released with its device")
  func memory() {
    weak var gone: Restless?
    weak var goneHost: SimulationHost?
    do {
      let root = UIViewController()
      let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      let host = SimulationHost(device: .iPhone8, os: "12.0")
      host.setRoot(root)
      host.advance(by: 1)
      #expect(view.looks >= 5)
      gone = view
      goneHost = host
    }
    _ = SimulationHost(device: .iPhone8, os: "12.0")
    #expect(goneHost == nil)
    #expect(gone == nil)
  }

  @Test("waiting with a timeout uses the real clock")
  func waiting() {
    let host = makeHost()
    #expect(host.isCurrent)
    let semaphore = DispatchSemaphore(value: 0)
    let start = ContinuousClock.now
    #expect(semaphore.wait(timeout: .now() + 0.05) == .timedOut)
    #expect(ContinuousClock.now - start >= .milliseconds(49))
  }

  // MARK: Tests that wait

  @Test("a test that awaits a block continues, though nothing settles")
  func awaiting() async {
    let host = makeHost()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(49))
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async { group.leave() }
    await withCheckedContinuation { continuation in
      group.notify(queue: .main) { continuation.resume() }
    }
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a test that awaits a block continues even when the device is gone")
  func awaitingWithoutDevice() async {
    await withCheckedContinuation { continuation in
      do {
        let gone = SimulationHost(device: .iPhone8, os: "12.0")
        gone.setRoot(UIViewController())
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
      }
      _ = SimulationHost(device: .iPhone8, os: "12.0")
    }
  }

  @Test("work that an app defers in response to a touch ends with its device")
  func endOfAnswers() async {
    let name = Notification.Name("MainQueueTests.endOfAnswers")
    nonisolated(unsafe) var runs: [String] = []
    do {
      let gone = SimulationHost(device: .iPhone8, os: "12.0")
      gone.setRoot(UIViewController())
      gone.delivering {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { runs.append("answer") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
        runs.append("test's own")
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
    _ = SimulationHost(device: .iPhone8, os: "12.0")
    await withCheckedContinuation { continuation in
      nonisolated(unsafe) var token: (any NSObjectProtocol)?
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        if let known = token { NotificationCenter.default.removeObserver(known) }
        token = nil
        continuation.resume()
      }
    }
    #expect(runs == ["test's own"])
  }

  @Test("without settling, blocks run after the work scheduled before them, and are laid out")
  func reality() async {
    let host = makeHost()
    var order: [String] = []
    let probe = LayoutProbe()
    await withCheckedContinuation { continuation in
      host.becomeCurrent()
      host.post(after: 0.01) { order.append("device") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
        order.append("block")
        host.window.rootViewController?.view.addSubview(probe)
        continuation.resume()
      }
      host.post(after: 1000) { order.append("much later") }
    }
    #expect(order == ["device", "block"])
    #expect(probe.layouts == 1)
    #expect(host.time == 0.02)
  }

  @Test("catching up leaves another device current")
  func catchingUp() {
    let host = makeHost()
    var widths: [CGFloat] = []
    host.post(after: 1) { widths.append(UIScreen.main.bounds.width) }
    let other = SimulationHost(device: .iPadPro11, os: "16.0")
    host.perform { host.advance(by: 1) }
    #expect(widths == [375])
    #expect(other.isCurrent)
  }

  @Test("other queues, and the main actor's own tasks, are left alone")
  func others() async {
    let host = makeHost()
    nonisolated(unsafe) var order: [String] = []
    let task = Task { @MainActor in order.append("task") }
    let queue = DispatchQueue(label: "other")
    queue.async {
      DispatchQueue.main.async { order.append("from elsewhere") }
    }
    queue.sync {}
    host.settle()
    host.advance(by: 1)
    #expect(order == [])
    await task.value
    #expect(order.contains("task"))
    await withCheckedContinuation { continuation in
      queue.async { DispatchQueue.main.async { continuation.resume() } }
    }
    #expect(order.contains("from elsewhere"))
  }

  private final class Restless: UIView {
    var looks = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      look()
    }

    private func look() {
      looks += 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.look() }
    }
  }

  private final class LayoutProbe: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }
}

extension MainQueueTests {
  @Test(
    "dates and times from one simulation are as far off as the real clock says in the next")
  func timesOfOthers() {
    let first = makeHost()
    first.advance(by: 100)
    let date = Date(timeIntervalSinceNow: 50)
    let deadline = DispatchTime.now() + 50
    let second = makeHost()
    var fired: [TimeInterval] = []
    RunLoop.main.add(
      Timer(fire: date, interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { fired.append(second.time) }
      }, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: deadline) { fired.append(second.time) }
    second.advance(by: 60)
    #expect(fired.count == 2 && fired.allSatisfy { (30...50).contains($0) })
    // Custom ones are unchanged.
    RunLoop.main.add(
      Timer(fire: Date(timeIntervalSinceNow: 5), interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { fired.append(second.time) }
      }, forMode: .common)
    second.advance(by: 10)
    #expect(fired.last == 65)
  }
}
