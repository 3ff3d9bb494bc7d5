extension SimulationHost {
  /// Passes of layout after which a tree counts as never settling. UIKit warns of a feedback loop
  /// at a hundred; a tree that settles needs two or three.
  static let layoutPassLimit = 100
  /// Simulated seconds of animation that settling waits for at most.
  static let settlingTime: TimeInterval = 60
  /// Callbacks that settling runs at most.
  static let callbackLimit = 10_000
  /// Callbacks that advancing runs at most for each second, beside those that settling may run.
  static let callbacksPerSecond: Double = 1000

  /// Runs layout, pending callbacks and completions until nothing is left to do.
  ///
  /// Animations are waited for, however long they take; of the main queue only what is due by then
  /// runs. What never comes to rest is cut off and reported as an issue.
  package func settle() {
    use {
      AssociatedValues.releaseOrphans()
      let deadline = time + Self.settlingTime
      let settled = runEvents(limit: Self.callbackLimit) {
        max($0.time, $0.events.lastAnimation(notAfter: deadline) ?? 0)
      }
      guard settled, events.hasAnimations else { return }
      report(
        SimulationIssue(
          where: "Animations", what: "Something is still moving after \(Self.settlingTime) s.",
          advice: "The picture shows the final state of every animation."))
    }
  }

  /// Lets simulated time pass, and runs everything that falls due in it, in order of time.
  ///
  /// The windows are laid out before, between and after. A time that is no stretch counts as 0.
  package func advance(by seconds: TimeInterval) {
    advance(to: time + (seconds.isFinite ? max(0, seconds) : 0))
  }

  /// Runs everything that falls due until a moment, in order of time.
  func advance(to moment: TimeInterval) {
    use {
      let target = max(time, moment)
      let limit = Double(Self.callbackLimit) + (target - time) * Self.callbacksPerSecond
      _ = runEvents(limit: Int(min(limit, Double(Int32.max)))) { _ in target }
      time = max(time, target)
    }
  }

  /// Does what a turn of the run loop does: lays out, begins what waits for that, and runs what is
  /// due by now. No time passes.
  ///
  /// Within a callback the device does so itself, when that is over.
  func commit() {
    guard !isAtWork, CallsUnderway.current.geometryChanges == 0 else { return }
    perform { _ = runEvents(limit: Self.callbackLimit, endsTransitions: false) { $0.time } }
  }

  /// Lays out and runs what is due up to a moment, which is asked for anew each time.
  ///
  /// - Parameter endsTransitions: Whether transitions end whose animators have nothing left to wait
  ///   for.
  /// - Returns: False if layout or callbacks never came to an end.
  private func runEvents(
    limit: Int, endsTransitions: Bool = true, until moment: (SimulationHost) -> TimeInterval
  ) -> Bool {
    // Asked for by a layout callback: the pass under way goes first.
    during(.events) { runEvents(limit, endsTransitions, until: moment) } ?? true
  }

  private func runEvents(
    _ limit: Int, _ endsTransitions: Bool, until moment: (SimulationHost) -> TimeInterval
  ) -> Bool {
    var callbacks = 0
    repeat {
      guard layOutWindows() else { return false }
      if !afterLayout.isEmpty {
        let pending = afterLayout
        afterLayout = []
        for action in pending { action() }
        callbacks += pending.count
      } else if let next = events.nextTime, next <= moment(self) {
        let event = events.takeFirst()
        time = max(time, event.time)
        event.action()
        callbacks += 1
      } else if runNotification() {
        callbacks += 1
      } else if endsTransitions, !events.hasOnceOnly, endStuckTransitions() {
        callbacks += 1
      } else {
        return true
      }
      if callbacks > limit {
        report(
          SimulationIssue(
            where: "Time", what: "Callbacks keep scheduling others; \(callbacks) have run.",
            advice: "Use the option .repeat for a repeating animation, and a longer delay for a "
              + "block that schedules itself again."))
        return false
      }
    } while true
  }

  /// Runs an action after a stretch of simulated time; settling waits for it.
  ///
  /// - Returns: The number by which it can be called off.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    let number = events.addedCount
    events.add(at: time + max(0, delay.isFinite ? delay : 0), kind: .animation, action)
    return number
  }

  /// Runs view code after a stretch of simulated time.
  ///
  /// - Returns: A number that cancels it.
  func performLater(after delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    let number = events.addedCount
    schedule(after: delay) { [unowned self] in perform(action) }
    return number
  }

  /// Runs an action after a stretch of simulated time; settling does not wait for it.
  package func post(after delay: TimeInterval = 0, _ action: @escaping () -> Void) {
    events.add(at: time + max(0, delay.isFinite ? delay : 0), kind: .mainQueue, action)
  }

  /// Runs an action once the next layout pass is through, as a commit of changes does.
  func runAfterLayout(_ action: @escaping () -> Void) {
    afterLayout.append(action)
  }

  /// Lays all windows out; false if one of them does not settle.
  ///
  /// What goes by the surroundings of a window's content is laid out again until those are steady.
  func layOutWindows() -> Bool {
    during(.layout) {
      keyboard.screenDidChange()
      for _ in 0..<Self.layoutPassLimit {
        regionWatch.invalidateChanged(in: self)
        let windows = touchableWindows
        guard windows.contains(where: \.isWaitingForLayout) else { return true }
        for window in windows where window.isWaitingForLayout {
          if !window.layOutTree() { return false }
        }
        for window in windows { window.rootViewController?.layoutDidSettle() }
        if regionWatch.isEmpty, !windows.contains(where: \.isWaitingForLayout) { return true }
      }
      if let window = visibleWindows.last { reportUnsettledLayout(window) }
      return false
    } ?? true
  }

  /// Reports layout that was cut off.
  ///
  /// - Parameter loop: Who asked for whose layout in the last passes; nil where calls of
  ///   `layoutIfNeeded` in one another were refused.
  func reportUnsettledLayout(_ view: UIView, _ loop: LayoutLoop? = nil) {
    let account = loop?.account ?? ""
    report(
      SimulationIssue(
        where: (view.firstWaitingView ?? view).summary,
        what: loop == nil
          ? "Layout does not settle: layoutIfNeeded() is called within layouts that it began."
          : "Layout does not settle: it still needs layout after \(Self.layoutPassLimit) passes"
            + (account.isEmpty ? "." : ": \(account)."),
        advice: loop?.advice ?? "Look for a layout that lays out a view above it at once."))
  }
}

extension UIViewController {
  /// Does what waits for the layout of this controller's view and of those below it.
  fileprivate func layoutDidSettle() {
    if let storedView, storedView.storedWindow != nil {
      refreshBarsOverContent()
      if !storedView.translatesAutoresizingMaskIntoConstraints { checkSize(of: storedView) }
    }
    for child in storedChildren { child.layoutDidSettle() }
    presentation.presented?.layoutDidSettle()
  }

  /// Says why nothing shows of a view whose frame, set by what shows the controller, doesn't count.
  private func checkSize(of view: UIView) {
    guard !hasToldMissingSize, storedParent == nil || view.superview is UIViewControllerWrapperView,
      view.layoutItem?.tied.isEmpty != false, let holder = view.superview, !holder.bounds.isEmpty,
      view.bounds.width < holder.bounds.width || view.bounds.height < holder.bounds.height
    else { return }
    hasToldMissingSize = true
    let size = view.bounds.size
    refuse(
      SimulationIssue(
        where: description,
        what: "Its view is \(size.width.shortText) × \(size.height.shortText): "
          + "translatesAutoresizingMaskIntoConstraints is false, so that the frame that it is given "
          + "doesn't count, and no constraint ties it to its superview.",
        advice: "Leave translatesAutoresizingMaskIntoConstraints of a controller's own view true."))
  }
}
