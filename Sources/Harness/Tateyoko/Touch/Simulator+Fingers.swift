import UIKit

// Individual fingers, for gestures that the other calls don't support and for pictures while a
// finger rests.
extension Simulator {
  /// The frames per second while fingers move.
  private static let frameRate: Double = 60

  /// Puts a finger on the screen, and leaves it there.
  ///
  /// Time only passes in later calls; a picture or a trace waits for the effects of the resting
  /// finger, such as a long press.
  ///
  /// - Parameters:
  ///   - finger: The number of the finger, to refer to it in later calls.
  ///   - target: A name, a view or a point of the window.
  /// - Throws: ``TouchError`` if the finger can't be put there.
  public func putDown(finger: Int = 0, on target: any Touchable) throws {
    let call = "putDown(finger: \(finger), on: \(Self.text(of: target)))"
    guard host.touches.place(of: finger) == nil else {
      throw TouchError(call: call, reason: .fingerIsDown(finger))
    }
    let place = try place("putDown", target)
    guard send([.init(finger, .began, at: place.point)]) else {
      throw TouchError(call: call, reason: .nothingThere)
    }
  }

  /// Moves a finger to a point of the window, in a straight line.
  ///
  /// - Parameters:
  ///   - finger: The number of the finger.
  ///   - point: The destination, in points of the window.
  ///   - duration: The duration, in seconds of simulated time.
  public func move(finger: Int = 0, to point: CGPoint, over duration: TimeInterval = 0.25) {
    let isPossible = accepts {
      let arguments = GestureArguments(call: "move(finger: \(finger))")
      try arguments.point("point", point)
      try arguments.movement("duration", duration)
    }
    guard isPossible else { return }
    let finder = TouchPlace(host: host, call: "move")
    let start = host.touches.place(of: finger)
    guard let start else { return reportMissing(finger, "move") }
    move([(finger, start, finder.screenPlace(point))], over: duration)
  }

  /// Lifts a finger from the screen.
  public func lift(finger: Int = 0) {
    guard let place = host.touches.place(of: finger) else { return reportMissing(finger, "lift") }
    send([.init(finger, .ended, at: place)])
  }

  private func reportMissing(_ finger: Int, _ call: String) {
    host.report(
      SimulationIssue(
        where: "\(call)(finger: \(finger))", what: "This finger is not on the screen.",
        advice: "Put it down first with putDown(finger:on:)."))
  }

  /// Lifts all fingers from the screen as an incoming call does: touches are cancelled.
  public func cancelTouches() {
    host.use {
      host.delivering { host.touches.cancelAll() }
      host.advance(by: 0)
    }
  }

  // MARK: For the other calls

  func place(_ call: String, _ target: any Touchable) throws -> TouchPlace.Found {
    let text = "\(call)(\(Self.text(of: target)))"
    if let point = target as? CGPoint { try GestureArguments(call, target).point("target", point) }
    host.noteStep(call, Self.text(of: target))
    // While a finger rests, time only passes when the test advances it.
    if !host.touches.isTouched { host.settle() }
    return try TouchPlace(host: host, call: text).find(target)
  }

  static func text(of target: any Touchable) -> String {
    switch target {
    case let name as String: "\"\(name)\""
    case let view as UIView: "\(Swift.type(of: view))"
    case let point as CGPoint: "(\(point.x), \(point.y))"
    default: ""
    }
  }

  @discardableResult
  func send(_ fingers: [TouchRouter.Finger]) -> Bool {
    host.use {
      let areAllOnViews = host.delivering { host.touches.send(fingers) }
      host.advance(by: 0)
      return areAllOnViews
    }
  }

  /// Moves fingers in straight lines, frame by frame.
  func move(
    _ ways: [(finger: Int, from: CGPoint, to: CGPoint)], over duration: TimeInterval
  ) {
    follow(over: duration) { share in
      ways.map { way in
        (
          way.finger,
          CGPoint(
            x: way.from.x + (way.to.x - way.from.x) * share,
            y: way.from.y + (way.to.y - way.from.y) * share)
        )
      }
    }
  }

  /// Moves fingers along paths, frame by frame.
  func follow(
    over duration: TimeInterval, _ places: (CGFloat) -> [(finger: Int, place: CGPoint)]
  ) {
    let frames = max(1, Int((duration * Self.frameRate).rounded()))
    let start = host.time
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      // Relative to the start, so that frames don't drift.
      host.advance(by: start + duration * Double(share) - host.time)
      send(places(share).map { .init($0.finger, .moved, at: $0.place) })
    }
  }
}
