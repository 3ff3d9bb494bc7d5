/// A recognizer's state about the fingers it tracks, from the first one to its reset.
@MainActor
final class GesturePlay {
  /// Nil once the screen is gone, which a view may outlive.
  private(set) weak var router: TouchRouter?
  /// The fingers it tracks, including ones that ended in the last event.
  private(set) var touches: [UITouch] = []
  /// All fingers it has tracked.
  private(set) var everyTouch: [UITouch] = []
  /// The states that the recognizer has set and that still have to be decided on.
  var requested: [UIGestureRecognizer.State] = []
  /// Whether the recognizer's own code is running.
  var isReceiving = false
  private var timers: [Int] = []

  init(_ router: TouchRouter) {
    self.router = router
  }

  func add(_ touch: UITouch) {
    // Touches that ended earlier no longer count once another finger arrives.
    touches.removeAll { $0.contact?.isOnScreen != true }
    touches.append(touch)
    everyTouch.append(touch)
  }

  /// Removes fingers that were lifted before an event.
  func prune(before touchesOfEvent: [UITouch]) {
    touches.removeAll { touch in
      touch.contact?.isOnScreen != true && !touchesOfEvent.contains { $0 === touch }
    }
  }

  func remove(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    everyTouch.removeAll { $0 === touch }
  }

  var touchesOnScreen: [UITouch] { touches.filter { $0.contact?.isOnScreen == true } }

  /// Whether both recognizers have tracked the same finger.
  func shares(_ other: GesturePlay) -> Bool {
    everyTouch.contains { touch in other.everyTouch.contains { $0 === touch } }
  }

  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    if let router { timers.append(router.schedule(after: delay, action)) }
  }

  func callOffTimers() {
    for timer in timers { router?.host.callOff(timer) }
    timers = []
  }
}
