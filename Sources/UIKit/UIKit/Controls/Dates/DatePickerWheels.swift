import Foundation

/// The wheels of a date picker.
final class DatePickerWheels: UIPickerView, DatePickerContent {
  private(set) var settings = DateSettings()
  private(set) var shown: [DateWheel] = []
  private(set) weak var picker: UIDatePicker?
  private var isEnabled = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picker: UIDatePicker) {
    self.picker = picker
    isUserInteractionEnabled = picker.isEnabled
    settings = picker.settings
    shown = settings.wheels(for: picker.datePickerMode)
    reloadAllComponents()
    for (index, wheel) in shown.enumerated() {
      selectRow(wheel.selectedRow, inComponent: index, animated: false)
    }
    alpha = picker.isEnabled ? 1 : 0.5
  }

  // A touch on the wheels must not reach the surrounding control, whose state would change.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Days with their weekday and hours are right-aligned, minutes centred, AM and PM left-aligned
  /// (recalled; medium).
  override func textAlignment(ofComponent component: Int) -> NSTextAlignment {
    switch shown[component].kind {
    case .date, .hour, .spanHour, .spanMinute: .right
    case .half: .left
    case .month, .day, .year, .minute: .center
    }
  }
}

extension DatePickerWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { shown.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    shown[component].rowCount
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let wheel = shown[component]
    return settings.title(wheel.value(ofRow: row), of: wheel)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    wheelsTurned()
  }

  /// Returns the width of a wheel (by eye; low). Durations leave space for their units.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch shown[component].kind {
    case .month: 140
    case .date: 150
    case .year: 80
    case .day, .hour, .minute: 50
    case .half: 55
    case .spanHour, .spanMinute: 100
    }
  }
}
