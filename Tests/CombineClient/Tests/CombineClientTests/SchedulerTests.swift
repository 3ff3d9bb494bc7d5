import Combine
import Foundation
import Tateyoko
import Testing
import UIKit

/// Waits use simulated time: exactly, however slow the machine is.
@Suite("Schedulers in a simulation")
@MainActor
struct SchedulerTests {
  let simulator = Simulator(.iPhone15)

  init() {
    simulator.launch(UIViewController())
  }

  /// The values that arrived, with their simulated times in milliseconds.
  private final class Log<Value> {
    var entries: [(time: Int, value: Value)] = []
    var times: [Int] { entries.map(\.time) }
    var values: [Value] { entries.map(\.value) }

    func add(_ value: Value) {
      entries.append((Int((CACurrentMediaTime() * 1000).rounded()), value))
    }
  }

  /// Sends numbers at intervals of simulated milliseconds.
  private func send(_ intervals: [Int], to subject: PassthroughSubject<Int, Never>) {
    for (index, interval) in intervals.enumerated() {
      simulator.advance(by: Double(interval) / 1000)
      subject.send(index)
      // A busy machine changes nothing.
      Thread.sleep(forTimeInterval: 0.004)
    }
  }

  @Test func debounce() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log<Int>())
    let subscription = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { log.add($0) }
    send([100, 200, 299, 400], to: subject)
    simulator.advance(by: 1)
    subscription.cancel()
    #expect(log.values == [2, 3])
    #expect(log.times == [899, 1299])
  }

  @Test(arguments: [(true, [0, 3, 4], [0, 1000, 2000]), (false, [0, 1, 4], [0, 1000, 2000])])
  func throttle(latest: Bool, values: [Int], times: [Int]) {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log<Int>())
    let subscription = subject.throttle(for: 1, scheduler: RunLoop.main, latest: latest)
      .sink { log.add($0) }
    send([0, 200, 300, 400, 400], to: subject)
    simulator.advance(by: 3)
    subscription.cancel()
    #expect(log.values == values)
    #expect(log.times == times)
  }

  @Test func delay() {
    let log = Log<String>()
    var subscriptions: Set<AnyCancellable> = []
    Just("queue").delay(for: .seconds(2), scheduler: DispatchQueue.main)
      .sink { log.add($0) }.store(in: &subscriptions)
    Just("loop").delay(for: .milliseconds(1500), scheduler: RunLoop.main)
      .sink { log.add($0) }.store(in: &subscriptions)
    Just("operations").delay(for: 0.25, scheduler: OperationQueue.main)
      .sink { log.add($0) }.store(in: &subscriptions)
    // Real time doesn't count here.
    Thread.sleep(forTimeInterval: 0.3)
    #expect(log.values == [])
    simulator.advance(by: 2)
    #expect(log.values == ["operations", "loop", "queue"])
    #expect(log.times == [250, 1500, 2000])
  }

  @Test func receiveOn() {
    let log = Log<String>()
    var subscriptions: Set<AnyCancellable> = []
    Just("queue").receive(on: DispatchQueue.main).sink { log.add($0) }.store(in: &subscriptions)
    Just("loop").receive(on: RunLoop.main).sink { log.add($0) }.store(in: &subscriptions)
    Just("operations").receive(on: OperationQueue.main).sink { log.add($0) }
      .store(in: &subscriptions)
    Just("at once").sink { log.add($0) }.store(in: &subscriptions)
    #expect(log.values == ["at once"])
    simulator.advance(by: 0)
    #expect(log.values == ["at once", "queue", "loop", "operations"])
  }

  @Test func timers() {
    let log = Log<String>()
    let publisher = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let first = publisher.sink { _ in log.add("first") }
    let second = publisher.prefix(1).sink { _ in log.add("second") }
    let third = publisher.sink { _ in log.add("third") }
    simulator.advance(by: 1.2)
    first.cancel()
    third.cancel()
    simulator.advance(by: 2)
    second.cancel()
    #expect(log.values == ["first", "second", "third", "first", "third"])
    #expect(log.times == [500, 500, 500, 1000, 1000])
  }

  @Test func ticksTellSimulatedDates() {
    func dates() -> [Date] {
      let simulator = Simulator(.iPhone15)
      simulator.launch(UIViewController())
      var dates: [Date] = []
      let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
        .sink { dates.append($0) }
      simulator.advance(by: 1)
      Thread.sleep(forTimeInterval: 0.02)
      timer.cancel()
      return dates
    }
    let first = dates()
    #expect(first.count == 4)
    #expect(zip(first, first.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 0.25 })
    #expect(first == dates())
    #expect(first[0].timeIntervalSince1970 == 1_168_335_660.25)
  }

  @Test func connections() {
    let log = Log<Int>()
    let publisher = Timer.publish(every: 1, on: .main, in: .common)
    let subscription = publisher.sink { _ in log.add(0) }
    // Nothing retains what the first call returns, and the second one starts no other timer.
    _ = publisher.connect()
    simulator.advance(by: 1.5)
    #expect(log.times == [1000])
    let connection = publisher.connect()
    simulator.advance(by: 1)
    #expect(log.times == [1000, 2000])
    connection.cancel()
    simulator.advance(by: 2)
    #expect(log.times == [1000, 2000])
    // It can be started once more; the cancellation doesn't end that.
    let second = publisher.connect()
    connection.cancel()
    _ = publisher.connect()
    simulator.advance(by: 1.5)
    #expect(log.times == [1000, 2000, 5500])
    second.cancel()
    subscription.cancel()
    simulator.advance(by: 2)
    #expect(log.times.count == 3)
  }

  @Test func publishersEndWithTheirConnections() {
    weak var gone: Timer.TimerPublisher?
    do {
      let publisher = Timer.publish(every: 1, on: .main, in: .common)
      gone = publisher
      publisher.connect().cancel()
    }
    simulator.advance(by: 2)
    RunLoop.main.run(until: Date())
    #expect(gone == nil)
  }

  /// A simulation's points in time are the same whatever the real clock shows.
  @Test func momentsAreKeys() {
    let (queue, loop) = (DispatchQueue.main.now, RunLoop.main.now)
    Thread.sleep(forTimeInterval: 0.005)
    let (sameQueue, sameLoop) = (DispatchQueue.main.now, RunLoop.main.now)
    #expect(queue == sameQueue && loop == sameLoop)
    #expect(Set([queue, sameQueue]).count == 1 && Set([loop, sameLoop]).count == 1)
    simulator.advance(by: 0.001)
    #expect(
      !Set([queue]).contains(DispatchQueue.main.now) && !Set([loop]).contains(RunLoop.main.now))
    // Points in time of the real clock aren't points in time of the simulation.
    let real = DispatchQueue.SchedulerTimeType(queue.dispatchTime)
    #expect(real != queue && Set([real, queue]).count == 2)
    #expect(real == DispatchQueue.SchedulerTimeType(queue.dispatchTime))
  }

  @Test func repetitionsEndFromAnyThread() async {
    let log = Log<Int>()
    for scheduler in 0..<3 {
      let action = { log.add(scheduler) }
      let repetition: any Cancellable =
        switch scheduler {
        case 0: DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: 1, action)
        case 1: RunLoop.main.schedule(after: RunLoop.main.now, interval: 1, action)
        default: OperationQueue.main.schedule(after: OperationQueue.main.now, interval: 1, action)
        }
      simulator.advance(by: 1.5)
      nonisolated(unsafe) let ending = repetition
      await Task.detached { ending.cancel() }.value
      simulator.advance(by: 3)
    }
    #expect(log.values == [0, 0, 1, 1, 2, 2])
  }

  @Test func collectByTime() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log<[Int]>())
    let byTime = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { log.add($0) }
    send([200, 200, 200, 2000], to: subject)
    subject.send(completion: .finished)
    byTime.cancel()
    #expect(log.values == [[0, 1, 2], [3]])
    #expect(log.times == [1000, 2600])

    let (counted, groups) = (PassthroughSubject<Int, Never>(), Log<[Int]>())
    let byCount = counted.collect(.byTimeOrCount(RunLoop.main, 1, 2)).sink { groups.add($0) }
    let start = 2600
    send([100, 100, 100], to: counted)
    simulator.advance(by: 5)
    byCount.cancel()
    #expect(groups.values == [[0, 1], [2]])
    #expect(groups.times == [start + 200, start + 1000])
  }

  @Test func timeoutAndIntervals() {
    let subject = PassthroughSubject<Int, Never>()
    let (ends, strides) = (Log<Subscribers.Completion<Never>>(), Log<Int>())
    let timeout = subject.timeout(.seconds(1), scheduler: DispatchQueue.main)
      .sink {
        ends.add($0)
      } receiveValue: { _ in
      }
    let intervals = subject.measureInterval(using: DispatchQueue.main)
      .sink { strides.add($0.magnitude / 1_000_000) }
    send([400, 700], to: subject)
    simulator.advance(by: 1.5)
    timeout.cancel()
    intervals.cancel()
    #expect(ends.times == [2100])
    #expect(strides.values == [400, 700])
  }

  @Test func schedulersThemselves() {
    let log = Log<Int>()
    let queue = DispatchQueue.main
    let start = queue.now
    let repetition = queue.schedule(after: start.advanced(by: .seconds(1)), interval: .seconds(2)) {
      log.add(0)
    }
    simulator.advance(by: 6)
    repetition.cancel()
    simulator.advance(by: 6)
    #expect(log.times == [1000, 3000, 5000])
    #expect(start.distance(to: queue.now) == .seconds(12))
    // Queues without their own simulation use the real clock.
    let other = DispatchQueue(label: "other")
    #expect(other.now.distance(to: other.now) < .seconds(10))
    #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(.max) + 1 == .nanoseconds(.max))
    #expect((2.5 as DispatchQueue.SchedulerTimeType.Stride).magnitude == 2_500_000_000)
  }
}
