/// The look of a date picker (iOS 13.4). Values: UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// Compact from iOS 14 on, and wheels before.
  case automatic = 0
  case wheels = 1
  /// A word for date and time each, which open a calendar when they are touched (iOS 14).
  case compact = 2
  /// A calendar, and a field for the time (iOS 14).
  case inline = 3
}
