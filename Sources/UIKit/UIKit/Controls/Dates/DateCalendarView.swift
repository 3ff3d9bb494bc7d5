import Foundation
import SystemFacts

/// The content of an inline date picker: a month, and a line with the time.
final class DateCalendarView: UIView, DatePickerContent {
  private let month = MonthView()
  private let timeLabel = UILabel()
  private let timeWord = DateWordView()
  private var mode = UIDatePicker.Mode.dateAndTime
  private weak var picker: UIDatePicker?
  /// A date in the month that the arrows have navigated to; `nil` for the picker's own.
  private var turnedTo: Date?
  /// The picker's last shown date; a different date shows its own month.
  private var shownDate: Date?
  /// The part that a touch began on.
  private var touched: MonthView.Part?
  private var touchesTime = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    timeLabel.font = .preferredFont(forTextStyle: .body)
    for view in [month, timeLabel, timeWord] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picker: UIDatePicker) {
    let settings = picker.settings
    mode = picker.datePickerMode
    self.picker = picker
    if picker.date != shownDate { turnedTo = nil }
    shownDate = picker.date
    month.isHidden = mode == .time
    timeLabel.isHidden = mode != .dateAndTime
    timeWord.isHidden = mode == .date
    // UIKit's word, which is localized there; here it's English.
    timeLabel.text = "Time"
    timeWord.show(
      settings.text(of: picker.date, date: .none, time: .short), isEnabled: picker.isEnabled)
    if mode != .time {
      month.show(
        turnedTo ?? picker.date, settings,
        MonthView.Marks(
          today: picker.hostOfView.date, selected: [picker.date], range: settings.range,
          isEnabled: picker.isEnabled))
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Fingers

  // A tap on a day selects it, one on an arrow changes the month, one on the time opens wheels; the
  // month's name ignores taps here. (By use; medium.)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = part(under: touches)
    touchesTime = isOnTime(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = nil
    touchesTime = false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer {
      touched = nil
      touchesTime = false
    }
    if touchesTime, isOnTime(touches) { picker?.open(.time, at: timeWord) }
    guard let touched, touched == part(under: touches), let picker else { return }
    let calendar = picker.settings.calendar
    let shown = turnedTo ?? picker.date
    switch touched {
    case .step(let step):
      guard let other = calendar.date(byAdding: .month, value: step, to: shown),
        picker.settings.hasDays(inMonthOf: other)
      else { return }
      turnedTo = other
      show(picker)
    case .day(let day):
      var parts = calendar.dateComponents([.era, .year, .month], from: shown)
      let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: picker.date)
      parts.day = day + 1
      (parts.hour, parts.minute) = (time.hour, time.minute)
      (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
      guard let date = calendar.date(from: parts) else { return }
      let before = picker.date
      picker.setDate(date, animated: true)
      if picker.date != before {
        picker.sendValueChanged()
      }
    }
  }

  private func isOnTime(_ touches: Set<UITouch>) -> Bool {
    guard !timeWord.isHidden, touches.count == 1 else { return false }
    return touches.first.map { timeWord.frame.contains($0.location(in: self)) } ?? false
  }

  private func part(under touches: Set<UITouch>) -> MonthView.Part? {
    guard !month.isHidden, picker?.isEnabled == true else { return nil }
    return touches.first.flatMap { month.part(at: $0.location(in: month)) }
  }

  private var height: CGFloat {
    let release = hostOfView.release
    return switch mode {
    case .time: ControlFacts.inlineTimeHeight[release]
    case .dateAndTime: ControlFacts.inlineDateAndTimeHeight[release]
    case .date, .countDownTimer, .yearAndMonth: ControlFacts.inlineDateHeight[release]
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: PickerGeometry.naturalSize.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let release = hostOfView.release
    let rowHeight: CGFloat
    switch mode {
    case .time: rowHeight = bounds.height
    case .dateAndTime:
      rowHeight = min(
        bounds.height,
        ControlFacts.inlineDateAndTimeHeight[release] - ControlFacts.inlineDateHeight[release])
    case .date, .countDownTimer, .yearAndMonth: rowHeight = 0
    }
    month.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - rowHeight))
    let word = timeWord.naturalSize
    let row = CGRect(
      x: 16, y: bounds.height - rowHeight, width: max(0, bounds.width - 32), height: rowHeight)
    let label = timeLabel.intrinsicContentSize
    timeLabel.frame = CGRect(
      x: isRightToLeft ? row.maxX - label.width : row.minX, y: row.midY - label.height / 2,
      width: label.width, height: label.height)
    timeWord.frame = CGRect(
      x: isRightToLeft ? row.minX : row.maxX - word.width, y: row.midY - word.height / 2,
      width: word.width, height: word.height)
  }
}
