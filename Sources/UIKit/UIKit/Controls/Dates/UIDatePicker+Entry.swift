extension ClassEntry {
  static let datePicker = ClassEntry(
    UIDatePicker.self,
    role: .closed,
    keys: { ($0 as? any _UIDatePickerKeys.Type)?.listUIDatePicker(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UIDatePickerKeys: UIDatePicker {}
extension UIDatePicker: _UIDatePickerKeys {}

extension _UIDatePickerKeys {
  @MainActor static func listUIDatePicker(_ members: inout _DialectMembers) {
    members.system("datePickerMode", \Self.datePickerMode)
    members.system("preferredDatePickerStyle", \Self.preferredDatePickerStyle)
    members.system("date", \Self.date)
    members.system("minimumDate", \Self.minimumDate)
    members.system("maximumDate", \Self.maximumDate)
    members.system("countDownDuration", \Self.countDownDuration)
    members.system("minuteInterval", \Self.minuteInterval)
    members.system("locale", \Self.locale)
    members.system("calendar", \Self.calendar)
    members.system("timeZone", \Self.timeZone)
    members.system("roundsToMinuteInterval", \Self.roundsToMinuteInterval)
  }
}
