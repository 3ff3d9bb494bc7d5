import Foundation

/// The days of a month, arranged in weeks.
struct MonthGrid: Equatable {
  /// The first moment of the month.
  let start: Date
  let dayCount: Int
  /// The number of places before the first day in its week.
  let lead: Int
  /// The first weekday, where 1 is Sunday.
  let firstWeekday: Int

  /// Creates the grid of the month that contains a date.
  init(of date: Date, calendar: Calendar) {
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 31
    firstWeekday = calendar.firstWeekday
    lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// A month has at most six weeks; space for six is always reserved.
  static let weekCount = 6
  static let weekLength = 7

  /// Returns the position of a day, counted from 0.
  func place(ofDay day: Int) -> (week: Int, column: Int) {
    ((lead + day) / Self.weekLength, (lead + day) % Self.weekLength)
  }

  /// Reorders weekday names that begin with Sunday's, in the order of the week.
  func ordered(_ names: [String]) -> [String] {
    guard names.count == Self.weekLength else { return names }
    return (0..<Self.weekLength).map { names[(firstWeekday - 1 + $0) % Self.weekLength] }
  }
}
