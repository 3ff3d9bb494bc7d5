/// Whether a bar is light with dark text, or vice versa.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1

  public static let blackTranslucent = UIBarStyle.black
}
