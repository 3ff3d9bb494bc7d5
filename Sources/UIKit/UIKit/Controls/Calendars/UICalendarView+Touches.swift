import Foundation

// A tap on a day selects or deselects it, and a tap on an arrow or a swipe changes the month (by
// use; medium, the swipe's length low). The month's name ignores taps here.
extension UICalendarView {
  /// A touch on the calendar.
  struct Finger {
    var part: MonthView.Part?
    var start: CGPoint
  }

  /// The horizontal distance of a swipe that changes the month, in points.
  private static let swipe: CGFloat = 40

  func fingerCameDown(_ touches: Set<UITouch>) {
    guard touches.count == 1, let place = touches.first?.location(in: month) else { return }
    finger = Finger(part: month.part(at: place), start: place)
  }

  func fingerLeft(_ touches: Set<UITouch>) {
    guard let finger, let place = touches.first?.location(in: month) else { return }
    self.finger = nil
    let way = CGPoint(x: place.x - finger.start.x, y: place.y - finger.start.y)
    if abs(way.x) >= Self.swipe, abs(way.x) > abs(way.y) {
      let isForward = (way.x < 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
      return turn(by: isForward ? 1 : -1)
    }
    guard let part = finger.part, part == month.part(at: place) else { return }
    switch part {
    case .step(let step): turn(by: step)
    case .day(let day):
      guard let components = shownDay(day) else { return }
      inOwnWorld { selectionBehavior?.choose(components, in: calendarInUse) }
    }
  }

  /// Shows an earlier or later month, within the available days.
  private func turn(by months: Int) {
    let calendar = calendarInUse
    guard let first = calendar.date(from: visibleDateComponents),
      let other = calendar.date(byAdding: .month, value: months, to: first)
    else { return }
    var components = calendar.dateComponents([.era, .year, .month], from: other)
    components.calendar = calendar
    inOwnWorld { setVisibleDateComponents(components, animated: true) }
  }
}
