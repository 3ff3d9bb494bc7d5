/// What keeps content off a part of the window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device's and the containers' own: rounded corners, bars, insets that views added.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
