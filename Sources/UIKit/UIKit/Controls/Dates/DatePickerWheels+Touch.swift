import Foundation

extension DatePickerWheels {
  /// Sets the date picker to the values of the wheels; its event is sent if that changes it.
  func wheelsTurned() {
    guard let picker else { return }
    let values = shown.enumerated().map { $1.value(ofRow: selectedRow(inComponent: $0)) }
    if picker.datePickerMode == .countDownTimer {
      let before = picker.countDownDuration
      picker.countDownDuration = settings.duration(of: shown, values)
      if picker.countDownDuration != before {
        picker.sendValueChanged()
      }
    } else {
      let before = picker.date
      // Values beyond the limits rotate the wheels back.
      picker.setDate(settings.date(of: shown, values), animated: true)
      if picker.date != before {
        picker.sendValueChanged()
      }
    }
  }
}

extension DateSettings {
  /// Returns the date with the components shown by the wheels; its other components are unchanged.
  func date(of wheels: [DateWheel], _ values: [Int]) -> Date {
    let calendar = calendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    var days = 0
    var half: Int?
    for (wheel, value) in zip(wheels, values) {
      switch wheel.kind {
      case .date: days = value - Self.dayReach
      case .year: parts.year = value + 1
      case .month: parts.month = value + 1
      case .day: parts.day = value + 1
      case .hour: parts.hour = wheel.count == 24 ? value : (parts.hour ?? 0) / 12 * 12 + value
      case .minute: parts.minute = value * minuteInterval
      case .half: half = value
      case .spanHour, .spanMinute: break
      }
    }
    if let half, let hour = parts.hour { parts.hour = hour % 12 + 12 * half }
    // A month without the day uses its last one (recalled; medium).
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts),
      let range = calendar.range(of: .day, in: .month, for: first)
    else { return date }
    parts.day = min(day, range.count)
    let made = calendar.date(from: parts) ?? date
    return days == 0 ? made : calendar.date(byAdding: .day, value: days, to: made) ?? made
  }

  /// Returns the duration shown by the wheels, in seconds.
  func duration(of wheels: [DateWheel], _ values: [Int]) -> TimeInterval {
    var minutes = 0
    for (wheel, value) in zip(wheels, values) {
      switch wheel.kind {
      case .spanHour: minutes += value * 60
      case .spanMinute: minutes += value * minuteInterval
      default: break
      }
    }
    return TimeInterval(minutes * 60)
  }
}
