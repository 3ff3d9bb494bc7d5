import UIKit

// User gestures in simulated time. Each ends with a settled screen.
extension Simulator {
  /// The duration of a tap, and of the pause between two, in seconds of simulated time.
  private static let tapDuration: TimeInterval = 0.1

  /// Taps a target.
  ///
  /// - Parameters:
  ///   - target: A name, a view or a point of the window; a view is tapped in the middle of its
  ///     visible part.
  ///   - count: The number of taps in quick succession, from 1 to 100.
  ///   - fingers: The number of fingers, side by side, from 1 to 10.
  /// - Throws: ``TouchError`` if it can't be touched.
  public func tap(_ target: any Touchable, count: Int = 1, fingers: Int = 1) throws {
    let arguments = GestureArguments("tap", target)
    try arguments.count("count", count, in: 1...100)
    try arguments.count("fingers", fingers, in: 1...10)
    let place = try place("tap", target)
    for number in 0..<count {
      if number > 0 { host.advance(by: Self.tapDuration) }
      rest(at: place.point, fingers: fingers, for: Self.tapDuration)
    }
    host.settle()
  }

  /// Taps a point of the window.
  ///
  /// - Throws: ``TouchError`` if no view takes touches there.
  public func tap(at point: CGPoint) throws { try tap(point) }

  /// Taps a target twice in quick succession.
  ///
  /// - Throws: ``TouchError`` if it can't be touched.
  public func doubleTap(_ target: any Touchable) throws { try tap(target, count: 2) }

  /// Rests a finger on a target, and lifts it.
  ///
  /// - Parameters:
  ///   - target: A name, a view or a point of the window.
  ///   - duration: The duration, in seconds of simulated time, up to an hour.
  /// - Throws: ``TouchError`` if it can't be touched.
  public func longPress(_ target: any Touchable, for duration: TimeInterval = 1) throws {
    try GestureArguments("longPress", target).rest("duration", duration)
    let place = try place("longPress", target)
    rest(at: place.point, fingers: 1, for: duration)
    host.settle()
  }

  private func rest(at point: CGPoint, fingers: Int, for duration: TimeInterval) {
    let places = (0..<fingers).map { number in
      (number, CGPoint(x: point.x + CGFloat(number) * 20, y: point.y))
    }
    send(places.map { .init($0.0, .began, at: $0.1) })
    host.advance(by: duration)
    send(places.map { .init($0.0, .ended, at: $0.1) })
  }

  /// Swipes quickly.
  ///
  /// - Parameters:
  ///   - direction: The direction that the finger moves in.
  ///   - target: The start: a name, a view or a point of the window; `nil` for the middle of the
  ///     window.
  ///   - distance: The distance, in points.
  ///   - duration: The duration, in seconds of simulated time.
  /// - Throws: ``TouchError`` if it can't be touched.
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, on target: (any Touchable)? = nil,
    distance: CGFloat = 200, over duration: TimeInterval = 0.15
  ) throws {
    let arguments = GestureArguments("swipe", target)
    guard !direction.isDisjoint(with: [.left, .right, .up, .down]) else {
      throw arguments.refusal(
        "direction", "empty", "at least one of .left, .right, .up and .down")
    }
    try arguments.distance("distance", distance)
    try arguments.movement("duration", duration)
    let bounds = (host.application.keyWindow ?? host.window).bounds
    let start = try place("swipe", target ?? CGPoint(x: bounds.midX, y: bounds.midY)).point
    var end = start
    if direction.contains(.right) { end.x += distance }
    if direction.contains(.left) { end.x -= distance }
    if direction.contains(.down) { end.y += distance }
    if direction.contains(.up) { end.y -= distance }
    drag(from: start, to: end, over: duration, hold: 0)
  }

  /// Drags a finger from one place to another.
  ///
  /// - Parameters:
  ///   - start: A name, a view or a point of the window.
  ///   - end: The destination, in points of the window.
  ///   - duration: The duration, in seconds of simulated time.
  ///   - hold: How long the finger rests before it is lifted, in seconds; from 0.1 seconds on,
  ///     scrolling doesn't continue by itself.
  /// - Throws: ``TouchError`` if the start can't be touched.
  public func pan(
    from start: any Touchable, to end: CGPoint, over duration: TimeInterval = 0.5,
    hold: TimeInterval = 0
  ) throws {
    let arguments = GestureArguments("pan", start)
    try arguments.point("end", end)
    try arguments.movement("duration", duration)
    try arguments.rest("hold", hold)
    let place = try place("pan", start)
    let target = TouchPlace(host: host, call: "pan").screenPlace(end)
    drag(from: place.point, to: target, over: duration, hold: hold)
  }

  func drag(
    from start: CGPoint, to end: CGPoint, over duration: TimeInterval, hold: TimeInterval
  ) {
    send([.init(0, .began, at: start)])
    move([(0, start, end)], over: duration)
    if hold > 0 { host.advance(by: hold) }
    send([.init(0, .ended, at: end)])
    host.settle()
  }

  /// Pinches a target with two fingers.
  ///
  /// - Parameters:
  ///   - target: A name, a view or a point of the window.
  ///   - scale: The ratio of the fingers' final distance to their initial one, from 0.05 to 100:
  ///     above 1 they move apart.
  ///   - duration: The duration, in seconds of simulated time.
  /// - Throws: ``TouchError`` if it can't be touched.
  public func pinch(
    _ target: any Touchable, scale: CGFloat, over duration: TimeInterval = 0.5
  ) throws {
    let arguments = GestureArguments("pinch", target)
    try arguments.number("scale", scale, in: 0.05...100)
    try arguments.movement("duration", duration)
    let place = try place("pinch", target)
    let start: CGFloat = scale > 1 ? 60 : 60 / scale
    twoFingers(around: place.point, over: duration) { share in
      (start * (1 + (scale - 1) * share), 0)
    }
  }

  /// Rotates two fingers on a target.
  ///
  /// - Parameters:
  ///   - target: A name, a view or a point of the window.
  ///   - angle: The angle, in radians, clockwise.
  ///   - duration: The duration, in seconds of simulated time.
  /// - Throws: ``TouchError`` if it can't be touched.
  public func rotate(
    _ target: any Touchable, by angle: CGFloat, over duration: TimeInterval = 0.5
  ) throws {
    let arguments = GestureArguments("rotate", target)
    try arguments.number("angle", angle, in: -1000...1000)
    try arguments.movement("duration", duration)
    let place = try place("rotate", target)
    twoFingers(around: place.point, over: duration) { (100, angle * $0) }
  }

  /// Moves two fingers around a point, by their distance and angle.
  private func twoFingers(
    around middle: CGPoint, over duration: TimeInterval,
    _ pose: (CGFloat) -> (distance: CGFloat, angle: CGFloat)
  ) {
    func places(_ share: CGFloat) -> [(finger: Int, place: CGPoint)] {
      let pose = pose(share)
      let (x, y) = (cos(pose.angle) * pose.distance / 2, sin(pose.angle) * pose.distance / 2)
      return [
        (0, CGPoint(x: middle.x - x, y: middle.y - y)),
        (1, CGPoint(x: middle.x + x, y: middle.y + y)),
      ]
    }
    send(places(0).map { .init($0.finger, .began, at: $0.place) })
    follow(over: duration, places)
    send(places(1).map { .init($0.finger, .ended, at: $0.place) })
    host.settle()
  }

  /// Opens the menu of a button, or the context menu of a view, a row or an item, without a touch.
  ///
  /// A tap on an element chooses it, and a tap outside the menu closes it.
  ///
  /// - Parameter target: A name, a view or a point of the window.
  /// - Throws: ``TouchError`` if it can't be found, or has no menu.
  public func openMenu(_ target: any Touchable) throws {
    let text = "openMenu(\(Self.text(of: target)))"
    host.noteStep("openMenu", Self.text(of: target))
    host.settle()
    let view = try TouchPlace(host: host, call: text).view(target)
    guard host.use({ view.openMenuByCall() }) else {
      throw TouchError(call: text, reason: .noMenu)
    }
    host.settle()
  }

  /// Taps the status bar, which scrolls the content to its top.
  ///
  /// If several scroll views on the screen scroll to the top, none does, as on a device (Apple,
  /// `scrollsToTop`).
  public func tapStatusBar() {
    host.noteStep("tapStatusBar", "")
    host.use {
      host.settle()
      let views = host.scrollViews().filter(\.scrollsToTop)
      if views.count == 1 { _ = views[0].scrollToTopByTap() }
      host.settle()
    }
  }
}
