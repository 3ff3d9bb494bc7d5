/// A set of symbolic safe area regions.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The safe area defined by the device and containers: rounded corners, bars, and insets that views added.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area matching the software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
