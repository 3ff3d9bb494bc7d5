/// The parts of a device's chrome around an app, drawn over a capture.
public struct ScreenChrome: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Time, signal and battery, in orientations with a status bar.
  public static let statusBar = ScreenChrome(rawValue: 1 << 0)
  /// The notch or island that the sensors occupy in the display.
  public static let housing = ScreenChrome(rawValue: 1 << 1)
  /// The bar at the lower edge of devices without a home button.
  public static let homeIndicator = ScreenChrome(rawValue: 1 << 2)
  /// Black outside the display's rounded corners.
  public static let roundedCorners = ScreenChrome(rawValue: 1 << 3)

  /// The fold of a foldable display: a line while it is open, and a shaded strip while it is half
  /// open.
  public static let fold = ScreenChrome(rawValue: 1 << 4)

  /// All parts.
  public static let all: ScreenChrome = [
    .statusBar, .housing, .homeIndicator, .roundedCorners, .fold,
  ]
}

extension ScreenChrome: CustomStringConvertible {
  /// The names of the parts: `statusBar housing`; `none` for an empty set.
  public var description: String {
    let names: [(ScreenChrome, String)] = [
      (.statusBar, "statusBar"), (.housing, "housing"), (.homeIndicator, "homeIndicator"),
      (.roundedCorners, "roundedCorners"), (.fold, "fold"),
    ]
    let present = names.filter { contains($0.0) }.map(\.1)
    return present.isEmpty ? "none" : present.joined(separator: " ")
  }
}
