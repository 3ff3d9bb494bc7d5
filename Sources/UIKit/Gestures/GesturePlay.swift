/// What a recognizer knows of the fingers that it follows, from the first one to its reset.
@MainActor
final class GesturePlay {
  /// Nil once the screen is gone, which a view may outlive.
  private(set) weak var router: TouchRouter?
  /// The fingers that it follows, those of the last event that ended included.
  private(set) var touches: [UITouch] = []
  /// All that it has followed.
  private(set) var everyTouch: [UITouch] = []
  /// The states that the recognizer set and that are still to be decided on.
  var requested: [UIGestureRecognizer.State] = []
  /// Whether the recognizer's own code is running.
  var isReceiving = false
  private var timers: [Int] = []

  init(_ router: TouchRouter) {
    self.router = router
  }

  func add(_ touch: UITouch) {
    // What ended before counts no more once another finger comes.
    touches.removeAll { $0.contact?.isOnScreen != true }
    touches.append(touch)
    everyTouch.append(touch)
  }

  /// Lets go of fingers that were lifted before an event.
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

  /// Whether two recognizers have followed a finger both.
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
