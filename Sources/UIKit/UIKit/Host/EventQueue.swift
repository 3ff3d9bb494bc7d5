/// Pending callbacks, ordered by simulated time and then by when they were added.
struct EventQueue {
  enum Kind {
    /// The end of an animation; settling waits for it.
    case animation
    /// The end of a layer's animation, which its transaction tracks itself.
    case layerAnimation
    /// A block on the main queue, which runs at its time.
    case mainQueue
    /// A repeating timer.
    case repetition

    var isAnimation: Bool { self == .animation || self == .layerAnimation }
  }

  private struct Entry {
    var time: TimeInterval
    var kind: Kind
    var number: Int
    var action: () -> Void
  }

  private var entries: [Entry] = []
  /// The number of events ever added.
  private(set) var addedCount = 0
  private var animationCount = 0
  private var repetitionCount = 0

  var isEmpty: Bool { entries.isEmpty }
  var nextTime: TimeInterval? { entries.first?.time }
  var hasAnimations: Bool { animationCount > 0 }
  /// Whether anything but repeating timers is pending.
  var hasOnceOnly: Bool { entries.count > repetitionCount }

  /// The time of the last animation end up to a moment.
  func lastAnimation(notAfter moment: TimeInterval) -> TimeInterval? {
    guard hasAnimations else { return nil }
    return entries.last { $0.kind.isAnimation && $0.time <= moment }?.time
  }

  /// The time of the last animation end among the events added since there had been `count`.
  func lastAnimation(addedSince count: Int) -> TimeInterval? {
    entries.last { $0.kind == .animation && $0.number >= count }?.time
  }

  mutating func add(at time: TimeInterval, kind: Kind, _ action: @escaping () -> Void) {
    count(kind, 1)
    let before = entries.lastIndex { $0.time <= time }
    let entry = Entry(time: time, kind: kind, number: addedCount, action: action)
    entries.insert(entry, at: before.map { $0 + 1 } ?? 0)
    addedCount += 1
  }

  /// Removes the event with a number, unless it was already removed.
  mutating func remove(_ number: Int) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    count(entries.remove(at: index).kind, -1)
  }

  mutating func takeFirst() -> (time: TimeInterval, action: () -> Void) {
    let entry = entries.removeFirst()
    count(entry.kind, -1)
    return (entry.time, entry.action)
  }

  private mutating func count(_ kind: Kind, _ change: Int) {
    switch kind {
    case .animation, .layerAnimation: animationCount += change
    case .repetition: repetitionCount += change
    case .mainQueue: break
    }
  }
}
