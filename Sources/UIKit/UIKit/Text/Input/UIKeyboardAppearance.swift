/// The appearance of a keyboard. Values: UIKit's.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// The name from before iOS 7.
  public static let alert = UIKeyboardAppearance.dark
}
