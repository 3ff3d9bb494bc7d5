/// Layout facts drawn over a capture as tinted bands and outlines.
public struct ScreenOverlays: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Red bands outside the safe area of each view controller's view.
  public static let safeArea = ScreenOverlays(rawValue: 1 << 0)
  /// Blue bands over the layout margins of view controllers' views, tables and cells.
  public static let layoutMargins = ScreenOverlays(rawValue: 1 << 1)
  /// Green outlines of the readable content guide of each view controller's view.
  public static let readableGuide = ScreenOverlays(rawValue: 1 << 2)
  /// An outline of each view's frame.
  public static let frames = ScreenOverlays(rawValue: 1 << 3)

  /// Orange outlines of the reserved regions of a foldable device's screen, filled while they
  /// occupy space.
  public static let reservedRegions = ScreenOverlays(rawValue: 1 << 4)

  /// All overlays.
  public static let all: ScreenOverlays = [
    .safeArea, .layoutMargins, .readableGuide, .frames, .reservedRegions,
  ]
}

extension ScreenOverlays: CustomStringConvertible {
  /// The names of the parts: `safeArea frames`; `none` for an empty set.
  public var description: String {
    let names: [(ScreenOverlays, String)] = [
      (.safeArea, "safeArea"), (.layoutMargins, "layoutMargins"),
      (.readableGuide, "readableGuide"), (.frames, "frames"),
      (.reservedRegions, "reservedRegions"),
    ]
    let present = names.filter { contains($0.0) }.map(\.1)
    return present.isEmpty ? "none" : present.joined(separator: " ")
  }
}
