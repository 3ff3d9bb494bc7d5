import Foundation

/// Which days of a calendar are selected: those of a subclass (iOS 16).
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  final weak var calendarView: UICalendarView?

  /// The days that are selected.
  var shownDates: [DateComponents] { [] }

  /// Whether a day can be chosen.
  func canSelect(_ day: DateComponents) -> Bool { true }

  /// Does what a tap on a day does, and tells the delegate.
  func choose(_ day: DateComponents, in calendar: Calendar) {}

  /// Whether two components stand for one day; those of an app may hold more or less than a
  /// calendar's.
  static func isSameDay(_ a: DateComponents, _ b: DateComponents, in calendar: Calendar) -> Bool {
    guard let first = calendar.date(from: a), let second = calendar.date(from: b) else {
      return false
    }
    return calendar.isDate(first, inSameDayAs: second)
  }

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { calendarView?.contentDidChange() }
}
