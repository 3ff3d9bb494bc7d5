import Foundation

/// The days of a month in weeks.
struct MonthGrid: Equatable {
  /// The first moment of the month.
  let start: Date
  let dayCount: Int
  /// The places before the first day in its week.
  let lead: Int
  /// The place in the week of Sunday's name, and so on: the names' order.
  let firstWeekday: Int

  /// The month in which a date lies.
  init(of date: Date, calendar: Calendar) {
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 31
    firstWeekday = calendar.firstWeekday
    lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// A month has at most six weeks, and the room for them always.
  static let weekCount = 6
  static let weekLength = 7

  /// Where a day is, counted from 0.
  func place(ofDay day: Int) -> (week: Int, column: Int) {
    ((lead + day) / Self.weekLength, (lead + day) % Self.weekLength)
  }

  /// Names of days that begin with Sunday's, in the order of the week.
  func ordered(_ names: [String]) -> [String] {
    guard names.count == Self.weekLength else { return names }
    return (0..<Self.weekLength).map { names[(firstWeekday - 1 + $0) % Self.weekLength] }
  }
}
