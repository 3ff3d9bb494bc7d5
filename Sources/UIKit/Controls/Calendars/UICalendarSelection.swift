import Foundation

/// Which days of a calendar are selected: those of a subclass (iOS 16).
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  /// The days that are selected.
  var shownDates: [DateComponents] { [] }

  /// Whether a day can be chosen.
  func canSelect(_ day: DateComponents) -> Bool { true }

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { calendarView?.contentDidChange() }
}
