/// Callbacks that wait for a simulated moment, in order of time and then of asking.
struct EventQueue {
  enum Kind {
    /// The end of an animation, which a settled screen waits for.
    case animation
    /// The same of a layer's animation, whose transactions know of it by themselves.
    case layerAnimation
    /// A block on the main queue, which runs when its time has come.
    case mainQueue
    /// A timer that fires again and again.
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
  /// How many have ever been added.
  private(set) var addedCount = 0
  private var animationCount = 0
  private var repetitionCount = 0

  var isEmpty: Bool { entries.isEmpty }
  var nextTime: TimeInterval? { entries.first?.time }
  var hasAnimations: Bool { animationCount > 0 }
  /// Whether anything waits but timers that fire again and again.
  var hasOnceOnly: Bool { entries.count > repetitionCount }

  /// When the last of the animations ends that end by a moment.
  func lastAnimation(notAfter moment: TimeInterval) -> TimeInterval? {
    guard hasAnimations else { return nil }
    return entries.last { $0.kind.isAnimation && $0.time <= moment }?.time
  }

  /// When the last ends of the animations that were added when there had been so many events.
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

  /// Takes out what was added as the given one of all, unless it is out already.
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
