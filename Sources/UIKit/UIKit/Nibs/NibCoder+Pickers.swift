import Foundation
import NibDocuments

/// The properties of controls for values and dates in a nib, applied by their initialisers.
@MainActor
extension NibCoder {
  func apply(_ slider: UISlider) {
    control(slider)
    // The range first, as it limits the value. Interface Builder omits values that are the same as
    // in code except for the maximum value, which it always writes (facts: nib-format).
    set(element.number("minValue")) { slider.minimumValue = Float($0) }
    set(element.number("maxValue")) { slider.maximumValue = Float($0) }
    set(element.number("value")) { slider.value = Float($0) }
    set(element.flag("continuous")) { slider.isContinuous = $0 }
    set(builder.image(element, "minimumValueImage")) { slider.minimumValueImage = $0 }
    set(builder.image(element, "maximumValueImage")) { slider.maximumValueImage = $0 }
    set(builder.color(element, "minimumTrackTintColor")) { slider.minimumTrackTintColor = $0 }
    set(builder.color(element, "maximumTrackTintColor")) { slider.maximumTrackTintColor = $0 }
    set(builder.color(element, "thumbTintColor")) { slider.thumbTintColor = $0 }
  }

  func apply(_ stepper: UIStepper) {
    control(stepper)
    set(element.number("minimumValue")) { stepper.minimumValue = $0 }
    set(element.number("maximumValue")) { stepper.maximumValue = $0 }
    set(element.number("stepValue")) { stepper.stepValue = $0 }
    set(element.number("value")) { stepper.value = $0 }
    set(element.flag("continuous")) { stepper.isContinuous = $0 }
    set(element.flag("autorepeat")) { stepper.autorepeat = $0 }
    set(element.flag("wraps")) { stepper.wraps = $0 }
  }

  func apply(_ well: UIColorWell) {
    control(well)
    set(element.attribute("title")) { well.title = $0 }
    set(element.flag("supportsAlpha")) { well.supportsAlpha = $0 }
    set(builder.color(element, "selectedColor")) { well.selectedColor = $0 }
  }

  func apply(_ picker: UIPickerView) {
    common(picker)
    set(element.flag("showsSelectionIndicator")) { picker.showsSelectionIndicator = $0 }
  }

  func apply(_ picker: UIDatePicker) {
    set(NibNames.datePickerMode(element.attribute("datePickerMode") ?? "")) {
      picker.datePickerMode = $0
    }
    set(NibNames.datePickerStyle(element.attribute("style") ?? "")) {
      picker.preferredDatePickerStyle = $0
    }
    control(picker)
    set(element.integer("minuteInterval")) { picker.minuteInterval = $0 }
    set(element.number("countDownDuration")) { picker.countDownDuration = $0 }
    set(element.flag("roundsToMinuteInterval")) { picker.roundsToMinuteInterval = $0 }
    set(date("minimumDate")) { picker.minimumDate = $0 }
    set(date("maximumDate")) { picker.maximumDate = $0 }
    set(element.child(key: "locale", "locale")?.attribute("localeIdentifier")) {
      picker.locale = Locale(identifier: $0)
    }
    set(element.child(key: "timeZone", "timeZone")?.attribute("name")) {
      if let zone = TimeZone(identifier: $0) { picker.timeZone = zone }
    }
    // A document that specifies the current date also contains the date of its last edit.
    if element.flag("useCurrentDate") != true { set(date("date")) { picker.date = $0 } }
  }

  private func date(_ key: String) -> Date? {
    element.child(key: key, "date")?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }
}
