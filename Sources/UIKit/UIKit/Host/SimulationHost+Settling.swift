/// The layout passes of a simulated device, and what they have to consider.
struct LayoutWork {
  /// The number of layouts begun, for code that counts its changes during one.
  var count = 0
  /// The actions to run after the next layout pass.
  var afterwards: [() -> Void] = []
  /// What looks for changes that aren't reported.
  var watchers: [() -> (any OutsideWatcher)?] = []
  /// Whether any table or collection view has been set to follow the constraints of its cells.
  var cellsFollowConstraints = false
  /// Whether any bar or the keyboard follows the content size of a view.
  var followsContentSizes = false
}

/// An object that looks for changes that aren't reported, such as changes of user defaults.
package protocol OutsideWatcher: AnyObject {
  @MainActor func lookForChanges()
}

extension SimulationHost {
  /// Has an object look for changes before each layout, as long as it lives.
  package func addWatcher(_ watcher: any OutsideWatcher) {
    layoutWork.watchers.append { [weak watcher] in watcher }
  }

  private func lookForOutsideChanges() {
    if layoutWork.watchers.isEmpty { return }
    layoutWork.watchers.removeAll { $0() == nil }
    for watcher in layoutWork.watchers { watcher()?.lookForChanges() }
  }

  /// The number of layout passes after which a tree is considered to never settle. UIKit warns of a
  /// feedback loop at a hundred; a tree that settles needs two or three.
  static let layoutPassLimit = 100
  /// The maximum duration of animations that settling waits for, in simulated seconds.
  static let settlingTime: TimeInterval = 60
  /// The maximum number of callbacks that settling runs.
  static let callbackLimit = 10_000
  /// The maximum number of callbacks that advancing runs per second, in addition to those allowed
  /// for settling.
  static let callbacksPerSecond: Double = 1000

  /// Runs layout, pending callbacks and completions until nothing is left to do.
  ///
  /// Settling waits for animations, however long they take; from the main queue, only work
  /// scheduled until then runs. Anything that never comes to rest is cut off and reported as an issue.
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

  /// Advances simulated time, and runs everything that becomes due, in order of time.
  ///
  /// The windows are laid out before, between and after. An invalid duration counts as 0.
  package func advance(by seconds: TimeInterval) {
    advance(to: time + (seconds.isFinite ? max(0, seconds) : 0))
  }

  /// Runs everything due until a moment, in order of time.
  func advance(to moment: TimeInterval) {
    use {
      let target = max(time, moment)
      let limit = Double(Self.callbackLimit) + (target - time) * Self.callbacksPerSecond
      _ = runEvents(limit: Int(min(limit, Double(Int32.max)))) { _ in target }
      time = max(time, target)
    }
  }

  /// Performs an iteration of the run loop: lays out, runs what waits for layout, and runs events
  /// scheduled until now. No time passes.
  ///
  /// Within a callback this does nothing, as the device does it after the callback.
  func commit() {
    guard !isAtWork, CallsUnderway.current.geometryChanges == 0 else { return }
    perform { _ = runEvents(limit: Self.callbackLimit, endsTransitions: false) { $0.time } }
  }

  /// Lays out and runs events up to a moment, which is evaluated again each time.
  ///
  /// - Parameter endsTransitions: Whether to end transitions whose animators have nothing left to
  ///   wait for.
  /// - Returns: `false` if layout or callbacks never came to an end.
  private func runEvents(
    limit: Int, endsTransitions: Bool = true, until moment: (SimulationHost) -> TimeInterval
  ) -> Bool {
    // If this was requested by a layout callback, the current pass continues first.
    during(.events) { runEvents(limit, endsTransitions, until: moment) } ?? true
  }

  private func runEvents(
    _ limit: Int, _ endsTransitions: Bool, until moment: (SimulationHost) -> TimeInterval
  ) -> Bool {
    var callbacks = 0
    repeat {
      guard layOutWindows() else { return false }
      if !layoutWork.afterwards.isEmpty {
        let pending = layoutWork.afterwards
        layoutWork.afterwards = []
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

  /// Runs an action after a duration of simulated time; settling waits for it.
  ///
  /// - Returns: The number to cancel it with.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    let number = events.addedCount
    events.add(at: time + max(0, delay.isFinite ? delay : 0), kind: .animation, action)
    return number
  }

  /// Schedules work and returns a number that cancels it.
  func performLater(after delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    let number = events.addedCount
    schedule(after: delay) { [unowned self] in perform(action) }
    return number
  }

  /// Runs an action after a duration of simulated time; settling doesn't wait for it.
  package func post(after delay: TimeInterval = 0, _ action: @escaping () -> Void) {
    events.add(at: time + max(0, delay.isFinite ? delay : 0), kind: .mainQueue, action)
  }

  /// Runs an action after the next layout pass, as a commit of changes does.
  func runAfterLayout(_ action: @escaping () -> Void) {
    layoutWork.afterwards.append(action)
  }

  /// Lays out all windows; returns `false` if one of them doesn't settle.
  ///
  /// Views that depend on the surroundings of a window's content are laid out again until those are
  /// stable.
  func layOutWindows() -> Bool {
    during(.layout) {
      keyboard.screenDidChange()
      lookForOutsideChanges()
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
      if let window = windows.visible.last { reportUnsettledLayout(window) }
      return false
    } ?? true
  }

  /// Reports layout that was cut off.
  ///
  /// - Parameter loop: The origins of layout requests in the last passes; `nil` if nested calls of
  ///   `layoutIfNeeded` were refused.
  func reportUnsettledLayout(_ view: UIView, _ loop: LayoutLoop? = nil) {
    let account = loop?.account ?? ""
    report(
      SimulationIssue(
        where: (view.firstWaitingView ?? view).summary,
        what: loop == nil
          ? "Layout does not settle: layoutIfNeeded() is called during layouts that it started."
          : "Layout does not settle: it still needs layout after \(Self.layoutPassLimit) passes"
            + (account.isEmpty ? "." : ": \(account)."),
        advice: loop?.advice ?? "Look for a layout that immediately lays out a superview."))
  }
}

extension UIViewController {
  /// Completes what waits for the layout of this controller's view and its descendants.
  fileprivate func layoutDidSettle() {
    if let storedView, storedView.storedWindow != nil {
      refreshBarsOverContent()
      if !storedView.translatesAutoresizingMaskIntoConstraints { checkSize(of: storedView) }
    }
    for child in storedChildren { child.layoutDidSettle() }
    presentation.presented?.layoutDidSettle()
  }

  /// Reports why a view is empty whose frame, set by the presenting code, is ignored.
  private func checkSize(of view: UIView) {
    guard !hasToldMissingSize,
      storedParent == nil || view.superview is UIViewControllerWrapperView
        || storedParent?.sizingChild === self,
      view.layoutItem?.tied.isEmpty != false, let holder = view.superview, !holder.bounds.isEmpty,
      view.bounds.width < holder.bounds.width || view.bounds.height < holder.bounds.height
    else { return }
    hasToldMissingSize = true
    let size = view.bounds.size
    refuse(
      SimulationIssue(
        where: description,
        what: "Its view is \(size.width.shortText) × \(size.height.shortText): "
          + "translatesAutoresizingMaskIntoConstraints is false, so its frame is ignored, and no "
          + "constraint ties it to its superview.",
        advice: "Leave translatesAutoresizingMaskIntoConstraints of a controller's own view true."))
  }
}
