import Foundation

/// The settings of a date picker.
@MainActor
struct DateSettings {
  var date = SimulationHost.current.date
  var minimumDate: Date?
  var maximumDate: Date?
  var duration: TimeInterval = 60
  var minuteInterval = 1
  var roundsToInterval = true
  var ownLocale: Locale?
  var ownCalendar: Calendar?
  var timeZone: TimeZone?

  var locale: Locale { ownLocale ?? .current }

  /// The calendar in the current language and time zone.
  var calendar: Calendar {
    var calendar = ownCalendar ?? Calendar.current
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// The dates that can be selected; `nil` if the first is after the last.
  var range: ClosedRange<Date>? {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return first <= last ? first...last : nil
  }

  /// Whether any date of a month can be selected.
  func hasDays(inMonthOf date: Date) -> Bool {
    guard let range, let month = calendar.dateInterval(of: .month, for: date) else { return false }
    return month.start <= range.upperBound && month.end > range.lowerBound
  }

  /// Returns the nearest date that can be selected: its minute is rounded down to a step, its
  /// seconds are kept (measured on iOS 26.1; high).
  func legal(_ date: Date, mode: UIDatePicker.Mode) -> Date {
    // Calendars can't calculate much further.
    var date = min(max(date, .distantPast), .distantFuture)
    if roundsToInterval, minuteInterval > 1, mode != .date, mode != .yearAndMonth {
      let minute = calendar.component(.minute, from: date)
      date -= TimeInterval(minute % minuteInterval * 60)
    }
    guard mode != .countDownTimer, let range else { return date }
    return min(max(date, range.lowerBound), range.upperBound)
  }

  static func legalDuration(_ duration: TimeInterval) -> TimeInterval {
    guard duration.isFinite, duration >= 60 else { return 60 }
    return min((duration / 60).rounded(.down) * 60, (23 * 60 + 59) * 60)
  }

  // MARK: Words

  private func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// Returns the date as shown in layout trees, the same in every language.
  func text(of date: Date) -> String {
    let formatter = formatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }

  func text(of date: Date, template: String) -> String {
    let formatter = formatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  func text(of date: Date, date dateStyle: DateFormatter.Style, time: DateFormatter.Style) -> String
  {
    let formatter = formatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = time
    return formatter.string(from: date)
  }

  /// The standalone names of the months.
  var monthNames: [String] { formatter().standaloneMonthSymbols }
  /// The short standalone names of the weekdays, starting with Sunday.
  var weekdayNames: [String] { formatter().shortStandaloneWeekdaySymbols }
  /// The symbols for AM and PM.
  var halves: [String] {
    let formatter = formatter()
    return [formatter.amSymbol, formatter.pmSymbol]
  }

  /// Returns the letters of a format in their order in the language, each once.
  func fields(of template: String) -> [Character] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    var fields: [Character] = []
    var isQuoted = false
    for letter in format ?? template {
      if letter == "'" { isQuoted.toggle() }
      if letter.isASCII, letter.isLetter, !isQuoted, !fields.contains(letter) {
        fields.append(letter)
      }
    }
    return fields
  }
}
