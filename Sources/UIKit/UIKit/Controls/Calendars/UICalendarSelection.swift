import Foundation

/// The selected days of a calendar, managed by a subclass (iOS 16).
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  final weak var calendarView: UICalendarView?

  /// The selected days.
  var shownDates: [DateComponents] { [] }

  /// Whether a day can be selected.
  func canSelect(_ day: DateComponents) -> Bool { true }

  /// Selects a day as a tap does, and notifies the delegate.
  func choose(_ day: DateComponents, in calendar: Calendar) {}

  /// Whether two components represent the same day; an app's may have more or fewer components than
  /// a calendar's.
  static func isSameDay(_ a: DateComponents, _ b: DateComponents, in calendar: Calendar) -> Bool {
    guard let first = calendar.date(from: a), let second = calendar.date(from: b) else {
      return false
    }
    return calendar.isDate(first, inSameDayAs: second)
  }

  /// Queries the delegate again for the days that can be selected.
  open func updateSelectableDates() { calendarView?.contentDidChange() }
}
