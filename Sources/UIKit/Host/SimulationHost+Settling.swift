/// Callbacks that wait for a simulated moment, in order of time and then of asking.
struct EventQueue {
  private var entries: [(time: TimeInterval, number: Int, action: () -> Void)] = []
  private var nextNumber = 0

  var isEmpty: Bool { entries.isEmpty }
  var nextTime: TimeInterval? { entries.first?.time }

  mutating func add(at time: TimeInterval, _ action: @escaping () -> Void) {
    let index = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert((time, nextNumber, action), at: index)
    nextNumber += 1
  }

  mutating func takeFirst() -> (time: TimeInterval, action: () -> Void) {
    let entry = entries.removeFirst()
    return (entry.time, entry.action)
  }
}

extension SimulationHost {
  /// Passes of layout after which a tree counts as never settling. UIKit warns of a feedback loop
  /// at a hundred; a tree that settles needs two or three.
  static let layoutPassLimit = 100
  /// Simulated seconds of animation that settling waits for at most.
  static let settlingTime: TimeInterval = 60
  /// Callbacks that settling runs at most.
  static let callbackLimit = 10_000

  /// Runs layout, pending callbacks and completions until nothing is left to do.
  ///
  /// What never comes to rest is cut off and reported as an issue.
  package func settle() {
    becomeCurrent()
    let deadline = time + Self.settlingTime
    var callbacks = 0
    repeat {
      guard layOutWindows() else { return }
      if !afterLayout.isEmpty {
        let pending = afterLayout
        afterLayout = []
        for action in pending { action() }
        callbacks += pending.count
      } else if let next = events.nextTime, next <= deadline {
        let event = events.takeFirst()
        time = max(time, event.time)
        event.action()
        callbacks += 1
      } else {
        if !events.isEmpty {
          report(
            SimulationIssue(
              where: "Animations", what: "Something still moves after \(Self.settlingTime) s.",
              advice: "The picture shows the end state of each animation that was started."))
        }
        return
      }
      if callbacks > Self.callbackLimit {
        report(
          SimulationIssue(
            where: "Animations", what: "Completions keep starting new animations.",
            advice: "Give a repeating animation the option .repeat instead."))
        return
      }
    } while true
  }

  /// Runs an action after a stretch of simulated time.
  package func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    events.add(at: time + max(0, delay.isFinite ? delay : 0), action)
  }

  /// Runs an action once the next layout pass is through, as a commit of changes does.
  func runAfterLayout(_ action: @escaping () -> Void) {
    afterLayout.append(action)
  }

  /// Lays all windows out; false if one of them does not settle.
  func layOutWindows() -> Bool {
    for window in visibleWindows where window.isWaitingForLayout {
      if !window.layOutTree(passes: Self.layoutPassLimit) {
        reportUnsettledLayout(window)
        return false
      }
    }
    return true
  }

  func reportUnsettledLayout(_ view: UIView) {
    report(
      SimulationIssue(
        where: (view.firstWaitingView ?? view).summary,
        what: "Layout does not settle: it still asks for layout after "
          + "\(Self.layoutPassLimit) passes.",
        advice: "Look for a layoutSubviews that changes what makes it run again."))
  }
}
