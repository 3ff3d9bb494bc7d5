/// Routes touches to windows, recognizers and views, as a simulated device does.
///
/// The order within an event is UIKit's (Apple, “About the Gesture Recognizer State Machine” and
/// “UIGestureRecognizer”): the recognizers of the touched view and its ancestors get the touches
/// first; recognized gestures send their actions; then the touched view gets what is left.
@MainActor
package final class TouchRouter {
  /// A finger's action at a point in time.
  package struct Finger {
    package var number: Int
    package var phase: UITouch.Phase
    /// The position, in points of the screen.
    package var place: CGPoint

    package init(_ number: Int, _ phase: UITouch.Phase, at place: CGPoint) {
      self.number = number
      self.phase = phase
      self.place = place
    }
  }

  /// The interval in seconds for another touchdown to increase the tap count (facts: controls §8;
  /// low), and its maximum distance from the last position, in points (recalled; low).
  static let tapInterval: TimeInterval = 0.35
  static let tapDistance: CGFloat = 45

  /// The maximum number of decisions that may follow from an event.
  private static let mostPasses = 1000

  unowned let host: SimulationHost
  /// The fingers on the screen, in touchdown order.
  private(set) var touches: [UITouch] = []
  private var event: UITouchesEvent?
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  /// Touches whose end hasn't been delivered to their views yet.
  private var heldTouches: [UITouch] = []
  /// The recognizers that track touches, or wait for more, in the order they began to.
  private(set) var players: [UIGestureRecognizer] = []
  private var isDelivering = false
  private var isUpdating = false

  init(host: SimulationHost) {
    self.host = host
  }

  /// Whether a finger is on the screen.
  package var isTouched: Bool { !touches.isEmpty }

  // MARK: Fingers

  /// Processes what fingers do at this moment of simulated time.
  ///
  /// - Returns: Whether all the fingers are on views; a finger that touches down outside of any
  ///   view that accepts touches is ignored until it's lifted.
  @discardableResult
  package func send(_ fingers: [Finger]) -> Bool {
    host.perform {
      let event = event ?? UITouchesEvent()
      self.event = event
      var areAllOnViews = true
      for touch in touches { touch.contact?.phase = .stationary }
      for finger in fingers where !update(finger, event) { areAllOnViews = false }
      event.update(touches, at: host.time)
      if !touches.isEmpty { host.application.sendEvent(event) }
      touches.removeAll { $0.contact?.isOnScreen != true }
      if touches.isEmpty { self.event = nil }
      update()
      return areAllOnViews
    }
  }

  /// Cancels all touches without anything being recognized, as an incoming call does.
  package func cancelAll() {
    send(
      touches.compactMap { touch in
        touch.contact.map { Finger($0.number, .cancelled, at: screenPlace(of: $0)) }
      })
  }

  /// Returns the position of a finger, in points of the screen; nil if it isn't touching.
  package func place(of finger: Int) -> CGPoint? {
    touches.first { $0.contact?.number == finger }?.contact.map { screenPlace(of: $0) }
  }

  private func screenPlace(of contact: TouchContact) -> CGPoint {
    guard let window = contact.window else { return contact.place }
    return screenPlace(contact.place, in: window)
  }

  /// Converts a point in a window to screen coordinates.
  package func screenPlace(_ place: CGPoint, in window: UIWindow) -> CGPoint {
    CGPoint(
      x: place.x - window.bounds.minX + window.frame.minX,
      y: place.y - window.bounds.minY + window.frame.minY)
  }

  private func windowPlace(_ place: CGPoint, in window: UIWindow) -> CGPoint {
    CGPoint(
      x: place.x + window.bounds.minX - window.frame.minX,
      y: place.y + window.bounds.minY - window.frame.minY)
  }

  /// Returns the view that a finger would touch, with its window.
  package func target(at place: CGPoint, with event: UIEvent? = nil) -> (UIWindow, UIView)? {
    for window in host.touchableWindows.reversed() {
      if let view = window.hitTest(windowPlace(place, in: window), with: event) {
        return (window, view)
      }
    }
    return nil
  }

  private func update(_ finger: Finger, _ event: UITouchesEvent) -> Bool {
    let known = touches.first { $0.contact?.number == finger.number }
    guard finger.phase == .began else {
      guard let contact = known?.contact else { return false }
      contact.phase = finger.phase
      contact.time = host.time
      contact.previousPlace = contact.place
      if let window = contact.window { contact.place = windowPlace(finger.place, in: window) }
      // The next tap counts from the end of this one.
      if finger.phase == .ended { lastTap = (finger.place, host.time, contact.tapCount) }
      return true
    }
    guard known == nil, let (window, view) = target(at: finger.place, with: event) else {
      return false
    }
    let touch = UITouch()
    let contact = TouchContact(
      number: finger.number, at: windowPlace(finger.place, in: window), in: window, view: view,
      time: host.time)
    contact.tapCount = countTap(at: finger.place)
    touch.contact = contact
    touches.append(touch)
    return true
  }

  private func countTap(at place: CGPoint) -> Int {
    if let lastTap, host.time - lastTap.time <= Self.tapInterval,
      abs(place.x - lastTap.place.x) <= Self.tapDistance,
      abs(place.y - lastTap.place.y) <= Self.tapDistance
    {
      return lastTap.count + 1
    }
    return 1
  }

  // MARK: A window's touches

  /// Delivers a window's touches to recognizers and views.
  func deliver(_ event: UITouchesEvent, in window: UIWindow) {
    let touches = event.touches.filter { $0.contact?.window === window }
    for touch in touches { touch.contact?.hasReachedWindow = true }
    for touch in touches where touch.contact?.phase == .began { gather(for: touch, event) }
    isDelivering = true
    for recognizer in players { recognizer.receive(touches, event) }
    isDelivering = false
    update()
    tellViews(touches, event)
  }

  /// Collects the recognizers that track a finger: the ones of the touched view and its ancestors.
  private func gather(for touch: UITouch, _ event: UITouchesEvent) {
    var view = touch.contact?.view
    while let current = view {
      // Among one view's recognizers, the last one added comes first (low).
      for recognizer in current.touchRecognizers.reversed() where recognizer.takes(touch, event) {
        touch.contact?.recognizers.append(recognizer)
        if recognizer.play == nil {
          recognizer.play = GesturePlay(self)
          players.append(recognizer)
        }
        recognizer.play?.add(touch)
      }
      view = current.superview
    }
  }

  // MARK: Recognizing

  /// Processes what has been decided, until nothing more follows from it.
  func update() {
    guard !isUpdating, !isDelivering else { return }
    isUpdating = true
    var passes = 0
    // Each pass decides something; an app's actions may keep setting states forever.
    while passes < Self.mostPasses, decideNext() { passes += 1 }
    if passes == Self.mostPasses {
      host.report(
        SimulationIssue(
          where: "UIGestureRecognizer",
          what: "Gesture recognizer actions kept setting states without end.",
          advice: "Don't set a recognizer's state in its own action."))
    }
    isUpdating = false
    flushHeldEnds()
  }

  private func decideNext() -> Bool {
    // Among taps that end simultaneously, ones with a higher count come first.
    let waiting = players.filter { $0.play?.requested.isEmpty == false }
    let ordered = waiting.enumerated().sorted { a, b in
      (-a.element.tapsNeeded, a.offset) < (-b.element.tapsNeeded, b.offset)
    }
    for (_, recognizer) in ordered where recognizer.decide() { return true }
    for recognizer in players where recognizer.isDone {
      players.removeAll { $0 === recognizer }
      recognizer.endPlay()
      return true
    }
    return false
  }

  /// Stops tracking a recognizer that left its view.
  func forget(_ recognizer: UIGestureRecognizer) {
    players.removeAll { $0 === recognizer }
    for touch in touches { touch.contact?.recognizers.removeAll { $0 === recognizer } }
  }

  /// Cancels touches in their views because a recognizer has claimed them.
  func takeFromViews(_ touches: [UITouch]) {
    for touch in touches {
      guard let contact = touch.contact, contact.delivery != .over else { continue }
      let wasBegun = contact.delivery == .begun
      contact.delivery = .over
      heldTouches.removeAll { $0 === touch }
      guard wasBegun, let view = contact.view else { continue }
      let phase = contact.phase
      contact.phase = .cancelled
      view.inOwnWorld { view.touchesCancelled([touch], with: event) }
      contact.phase = phase
    }
  }

  /// Schedules a cancellable action; settling waits for it.
  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    host.performLater(after: delay) { [unowned self] in
      host.perform {
        action()
        update()
      }
    }
  }

  // MARK: Views

  /// Delivers touches to their views, grouped by view.
  private func tellViews(_ touches: [UITouch], _ event: UITouchesEvent) {
    let waiting = touches.filter { $0.contact?.delivery == .waiting }
    let others = touches.filter { $0.contact?.delivery == .begun }
    var begun: [UITouch] = []
    for touch in waiting where touch.contact?.isOnScreen == true && mayBegin(touch, event) {
      touch.contact?.delivery = .begun
      begun.append(touch)
    }
    begin(begun, event)
    tell(others.filter { $0.contact?.phase == .moved }, event) { $0.touchesMoved($1, with: $2) }
    var ended: [UITouch] = []
    for touch in others where touch.contact?.phase == .ended {
      if touch.isEndDelayed {
        heldTouches.append(touch)
      } else {
        ended.append(touch)
      }
    }
    end(ended, event)
    let cancelled = others.filter { $0.contact?.phase == .cancelled }
    for touch in cancelled { touch.contact?.delivery = .over }
    tell(cancelled, event) { $0.touchesCancelled($1, with: $2) }
    // If a finger is lifted while its beginning is delayed, the view receives both events or
    // neither.
    heldTouches += waiting.filter { $0.contact?.phase == .ended }
  }

  /// Delivers touches to their views as beginning now.
  private func begin(_ touches: [UITouch], _ event: UIEvent?) {
    let phases = touches.map { $0.contact?.phase ?? .began }
    for touch in touches { touch.contact?.phase = .began }
    tell(touches, event) { $0.touchesBegan($1, with: $2) }
    for (touch, phase) in zip(touches, phases) { touch.contact?.phase = phase }
  }

  private func end(_ touches: [UITouch], _ event: UIEvent?) {
    for touch in touches { touch.contact?.delivery = .over }
    tell(touches, event) { $0.touchesEnded($1, with: $2) }
  }

  /// Whether a view is to receive a touch that hasn't been delivered to it yet.
  private func mayBegin(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    guard let contact = touch.contact, contact.hasReachedWindow, contact.delivery == .waiting,
      let view = contact.view, contact.phase != .cancelled, !touch.isBeginningDelayed
    else { return false }
    if mayTouch(view, with: touch), view.contentMayBegin([touch], event) { return true }
    contact.delivery = .over
    return false
  }

  /// Whether the exclusive-touch settings of a view and of the others allow a finger on it.
  private func mayTouch(_ view: UIView, with touch: UITouch) -> Bool {
    for other in touches where other !== touch && other.contact?.delivery == .begun {
      guard other.contact?.isOnScreen == true, let touched = other.contact?.view else { continue }
      if touched === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if touched.isExclusiveTouch || view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  private func tell(
    _ touches: [UITouch], _ event: UIEvent?,
    _ message: (UIView, Set<UITouch>, UIEvent?) -> Void
  ) {
    var rest = touches
    while let first = rest.first {
      // If the view is gone, nothing more is delivered.
      guard let view = first.contact?.view else {
        rest.removeFirst()
        continue
      }
      let own = rest.filter { $0.contact?.view === view }
      rest.removeAll { $0.contact?.view === view }
      view.inOwnWorld { message(view, Set(own), event) }
    }
  }

  /// Delivers touches that are no longer delayed.
  private func releaseDelayed() {
    for touch in touches where touch.contact?.isOnScreen == true && mayBegin(touch, event) {
      touch.contact?.delivery = .begun
      begin([touch], event)
    }
  }

  private func flushHeldEnds() {
    if !isDelivering { releaseDelayed() }
    for touch in heldTouches {
      guard let contact = touch.contact, contact.delivery != .over else {
        heldTouches.removeAll { $0 === touch }
        continue
      }
      if contact.delivery == .waiting {
        guard mayBegin(touch, event) else {
          if contact.delivery == .over { heldTouches.removeAll { $0 === touch } }
          continue
        }
        contact.delivery = .begun
        begin([touch], event)
      }
      guard !touch.isEndDelayed else { continue }
      heldTouches.removeAll { $0 === touch }
      end([touch], event)
    }
  }
}

extension UITouch {
  /// Whether a recognizer that may still recognize delays the touch's beginning for the view.
  fileprivate var isBeginningDelayed: Bool {
    contact?.recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize(self) } ?? false
  }

  /// Whether a recognizer delays the touch's end for the view.
  fileprivate var isEndDelayed: Bool {
    contact?.recognizers.contains { $0.delaysTouchesEnded && $0.mayStillRecognize(self) } ?? false
  }
}
