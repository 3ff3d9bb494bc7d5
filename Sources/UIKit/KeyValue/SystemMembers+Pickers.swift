// Tables of properties that UIKit and Core Animation know by their names in Objective-C (Apple's headers).

protocol _UISliderKeys: UISlider {}
extension UISlider: _UISliderKeys {}

extension _UISliderKeys {
  @MainActor static func listUISlider(_ members: inout _DialectMembers) {
    members.system("value", \Self.value)
    members.system("minimumValue", \Self.minimumValue)
    members.system("maximumValue", \Self.maximumValue)
    members.system("minimumValueImage", \Self.minimumValueImage)
    members.system("maximumValueImage", \Self.maximumValueImage)
    members.system("minimumTrackTintColor", \Self.minimumTrackTintColor)
    members.system("maximumTrackTintColor", \Self.maximumTrackTintColor)
    members.system("thumbTintColor", \Self.thumbTintColor)
    members.system("continuous", \Self.isContinuous)
  }
}

protocol _UIStepperKeys: UIStepper {}
extension UIStepper: _UIStepperKeys {}

extension _UIStepperKeys {
  @MainActor static func listUIStepper(_ members: inout _DialectMembers) {
    members.system("value", \Self.value)
    members.system("minimumValue", \Self.minimumValue)
    members.system("maximumValue", \Self.maximumValue)
    members.system("stepValue", \Self.stepValue)
    members.system("autorepeat", \Self.autorepeat)
    members.system("wraps", \Self.wraps)
    members.system("continuous", \Self.isContinuous)
  }
}

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

protocol _UIPickerViewKeys: UIPickerView {}
extension UIPickerView: _UIPickerViewKeys {}

extension _UIPickerViewKeys {
  @MainActor static func listUIPickerView(_ members: inout _DialectMembers) {
    members.system("dataSource", \Self.dataSource)
    members.system("delegate", \Self.delegate)
    members.system("showsSelectionIndicator", \Self.showsSelectionIndicator)
    members.system("numberOfComponents", \Self.numberOfComponents)
  }
}
