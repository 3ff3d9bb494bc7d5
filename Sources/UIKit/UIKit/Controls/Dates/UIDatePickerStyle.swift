/// The style of a date picker (iOS 13.4). Values: UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// Compact since iOS 14, and wheels before.
  case automatic = 0
  case wheels = 1
  /// A word each for the date and time, which open a card when touched (iOS 14).
  case compact = 2
  /// A calendar, and a field for the time (iOS 14).
  case inline = 3
}
