import Foundation

/// A column of a date picker's wheels.
struct DateWheel: Equatable {
  enum Kind: Hashable {
    case month, day, year
    /// Whole days with their weekday, around the date.
    case date
    case hour, minute, half
    case spanHour, spanMinute
  }

  var kind: Kind
  /// The number of values before they repeat.
  var count: Int
  /// The index of the selected value.
  var selected: Int
  /// Whether the values repeat in a circle.
  var isCircle: Bool

  /// The number of repetitions of a circular wheel's values.
  private static let rounds = 100

  var rowCount: Int { isCircle ? count * Self.rounds : count }
  var selectedRow: Int { isCircle ? count * (Self.rounds / 2) + selected : selected }

  /// Returns the index of a row's value.
  func value(ofRow row: Int) -> Int { count > 0 ? row % count : 0 }
}

extension DateSettings {
  /// The number of days before and after the date in a wheel of whole days.
  static let dayReach = 10_000

  /// Returns the wheels of a mode, in the order of the language.
  func wheels(for mode: UIDatePicker.Mode) -> [DateWheel] {
    switch mode {
    case .time: return times()
    case .date: return dates("yMMMMd")
    case .yearAndMonth: return dates("yMMMM")
    case .dateAndTime:
      return [
        DateWheel(
          kind: .date, count: 2 * Self.dayReach + 1, selected: Self.dayReach, isCircle: false)
      ] + times()
    case .countDownTimer:
      let minutes = Int(duration / 60)
      return [
        DateWheel(kind: .spanHour, count: 24, selected: minutes / 60, isCircle: true),
        DateWheel(
          kind: .spanMinute, count: 60 / minuteInterval,
          selected: minutes % 60 / minuteInterval, isCircle: true),
      ]
    }
  }

  private func times() -> [DateWheel] {
    let calendar = calendar
    let hour = calendar.component(.hour, from: date)
    let minute = calendar.component(.minute, from: date)
    return fields(of: "jmm").compactMap { field in
      switch field {
      case "H", "k": DateWheel(kind: .hour, count: 24, selected: hour, isCircle: true)
      case "h", "K": DateWheel(kind: .hour, count: 12, selected: hour % 12, isCircle: true)
      case "m":
        DateWheel(
          kind: .minute, count: 60 / minuteInterval, selected: minute / minuteInterval,
          isCircle: true)
      case "a", "b", "B": DateWheel(kind: .half, count: 2, selected: hour / 12, isCircle: false)
      default: nil
      }
    }
  }

  private func dates(_ template: String) -> [DateWheel] {
    let calendar = calendar
    return fields(of: template).compactMap { field in
      switch field {
      case "M", "L":
        DateWheel(
          kind: .month, count: max(1, monthNames.count),
          selected: calendar.component(.month, from: date) - 1, isCircle: true)
      case "d":
        DateWheel(
          kind: .day, count: calendar.maximumRange(of: .day)?.count ?? 31,
          selected: calendar.component(.day, from: date) - 1, isCircle: true)
      case "y", "u", "r":
        DateWheel(
          kind: .year, count: 10_000, selected: calendar.component(.year, from: date) - 1,
          isCircle: false)
      default: nil
      }
    }
  }

  /// Returns the text of a value.
  func title(_ value: Int, of wheel: DateWheel) -> String {
    switch wheel.kind {
    case .month: return monthNames.indices.contains(value) ? monthNames[value] : ""
    case .day: return number(value + 1)
    case .year: return number(value + 1)
    case .date: return dayTitle(value - Self.dayReach)
    case .hour: return wheel.count == 24 ? number(value, 2) : number(value == 0 ? 12 : value)
    case .minute: return number(value * minuteInterval, 2)
    case .half: return halves.indices.contains(value) ? halves[value] : ""
    case .spanHour: return number(value)
    case .spanMinute: return number(value * minuteInterval)
    }
  }

  /// Returns “Today” in English, and the date in other languages.
  private func dayTitle(_ offset: Int) -> String {
    let calendar = calendar
    let day = calendar.date(byAdding: .day, value: offset, to: date) ?? date
    if locale.language.languageCode == .english,
      calendar.isDate(day, inSameDayAs: SimulationHost.current.date)
    {
      return "Today"
    }
    return text(of: day, template: "EEEMMMd")
  }

  /// Returns a number in the digits of the language, without separators.
  func number(_ value: Int, _ digits: Int = 1) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.usesGroupingSeparator = false
    formatter.minimumIntegerDigits = digits
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
