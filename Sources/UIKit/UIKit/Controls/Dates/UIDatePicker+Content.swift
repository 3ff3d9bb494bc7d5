import Foundation
import SystemFacts

/// The content of a date picker: wheels, words or a calendar.
@MainActor
protocol DatePickerContent: UIView {
  /// Shows the picker's selection.
  func show(_ picker: UIDatePicker)
  /// The size of the content by itself.
  var intrinsicContentSize: CGSize { get }
}

extension UIDatePicker {
  func prepareDatePicker() {
    isOpaque = false
    contentDidChange()
    if frame.size == .zero {
      frame = CGRect(origin: frame.origin, size: naturalContentSize)
    }
  }

  /// The style, after resolving the automatic one and those unavailable in the release. Durations
  /// and months have wheels only (Apple's documentation for durations; for months recalled,
  /// medium).
  var styleInUse: UIDatePickerStyle {
    guard ControlFacts.datePickersAreCompact[hostOfView.release],
      datePickerMode != .countDownTimer, datePickerMode != .yearAndMonth
    else { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  var naturalContentSize: CGSize { content?.intrinsicContentSize ?? .zero }

  /// Creates the views for the style and mode.
  func contentDidChange() {
    content?.removeFromSuperview()
    let made: any DatePickerContent =
      switch styleInUse {
      case .compact: DateWordsView()
      case .inline: DateCalendarView()
      case .wheels, .automatic: DatePickerWheels()
      }
    content = made
    // The picker itself has no natural size (measured on iOS 26.1; high), but its content does.
    made.translatesAutoresizingMaskIntoConstraints = false
    addSubview(made)
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: topAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
      made.leadingAnchor.constraint(equalTo: leadingAnchor),
      made.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    made.show(self)
  }

  func settingsDidChange() {
    content?.show(self)
  }
}
