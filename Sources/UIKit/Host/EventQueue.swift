/// Callbacks that wait for a simulated moment, in order of time and then of asking.
struct EventQueue {
  enum Kind {
    /// The end of an animation, which a settled screen waits for.
    case animation
    /// A block on the main queue, which runs when its time has come.
    case mainQueue
    /// A timer that fires again and again.
    case repetition
  }

  private struct Entry {
    var time: TimeInterval
    var kind: Kind
    var action: () -> Void
  }

  private var entries: [Entry] = []
  private var animationCount = 0
  private var repetitionCount = 0

  var nextTime: TimeInterval? { entries.first?.time }
  var hasAnimations: Bool { animationCount > 0 }
  /// Whether anything waits but timers that fire again and again.
  var hasOnceOnly: Bool { entries.count > repetitionCount }

  /// When the last of the animations ends that end by a moment.
  func lastAnimation(notAfter moment: TimeInterval) -> TimeInterval? {
    guard hasAnimations else { return nil }
    return entries.last { $0.kind == .animation && $0.time <= moment }?.time
  }

  mutating func add(at time: TimeInterval, kind: Kind, _ action: @escaping () -> Void) {
    count(kind, 1)
    let before = entries.lastIndex { $0.time <= time }
    entries.insert(Entry(time: time, kind: kind, action: action), at: before.map { $0 + 1 } ?? 0)
  }

  mutating func takeFirst() -> (time: TimeInterval, action: () -> Void) {
    let entry = entries.removeFirst()
    count(entry.kind, -1)
    return (entry.time, entry.action)
  }

  private mutating func count(_ kind: Kind, _ change: Int) {
    switch kind {
    case .animation: animationCount += change
    case .repetition: repetitionCount += change
    case .mainQueue: break
    }
  }
}
