import Foundation
import Graphics

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Provides a sequence of dates starting around a given date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// A schedule for updating a timeline view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    // Minutes begin at whole multiples of the reference date.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule for updating a timeline view at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = max(0, startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start.addingTimeInterval(passed * interval), interval: interval)
  }

  /// The sequence of dates in periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date.addTimeInterval(interval) }
      return date
    }
  }
}

/// A schedule for updating a timeline view at explicit points in time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  public func entries(from start: Date, mode: Mode) -> Entries {
    Entries(date: start, interval: isPaused ? nil : interval)
  }

  /// Entries at the moment the view is evaluated, and so on.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval?

    public mutating func next() -> Date? {
      defer { date = interval.flatMap { date?.addingTimeInterval($0) } }
      return date
    }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that updates according to a schedule that you provide, by the simulation's clock.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// Information passed to a timeline view's content callback.
  public struct Context: Sendable {
    /// A rate at which timeline views can receive updates.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date from the schedule that triggered the current view update.
    public let date: Date
    /// The rate at which the timeline updates the view.
    public let cadence: Cadence

    /// Resets any pre-rendered views, of which there are none.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  @State private var clock = TimelineClock()
  @State private var update = 0
}

/// Information passed to a timeline view's content callback.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Creates a new timeline view that uses the given schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public var body: some View {
    let (schedule, clock, update) = (schedule, clock, $update)
    let date = clock.entry { schedule.entries(from: $0, mode: .normal) }
    // Reading the number evaluates the view at each entry.
    let _ = update.wrappedValue
    content(TimelineViewDefaultContext(date: date, cadence: .live))
      .onAppear {
        clock.run {
          schedule.entries(from: $0, mode: .normal)
        } changed: {
          update.wrappedValue += 1
        }
      }
      .onDisappear { clock.stop() }
  }
}

/// The entries of a timeline, by the simulated clock.
final class TimelineClock: Sendable {
  @MainActor private var timer: Timer?

  nonisolated init() {}

  /// More entries than a picture passes.
  private static let mostEntries = 100_000

  /// Returns the entry at the present: the last one so far, or the first.
  @MainActor func entry<S: Sequence<Date>>(_ entries: (Date) -> S) -> Date {
    let now = SimulationHost.current.date
    var latest: Date?
    for date in entries(now).prefix(Self.mostEntries) {
      if date > now { return latest ?? date }
      latest = date
    }
    return latest ?? now
  }

  @MainActor private func next<S: Sequence<Date>>(_ entries: (Date) -> S) -> TimeInterval? {
    let now = SimulationHost.current.date
    return entries(now).prefix(Self.mostEntries).first { $0 > now }?.timeIntervalSince(now)
  }

  /// Reports each entry from now on. Timers that repeat don't keep a simulation from settling.
  @MainActor func run<S: Sequence<Date>>(
    _ entries: @escaping (Date) -> S, changed: @escaping () -> Void
  ) {
    timer?.invalidate()
    guard let interval = next(entries) else { return timer = nil }
    nonisolated(unsafe) let report = {
      changed()
      self.run(entries, changed: changed)
    }
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
      MainActor.assumeIsolated { report() }
    }
  }

  @MainActor func stop() {
    timer?.invalidate()
    timer = nil
  }
}
