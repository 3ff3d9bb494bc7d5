import Foundation

extension Device {
  /// A phone's screen in the larger setting of Display Zoom, in points.
  public struct DisplayZoom: Sendable, Hashable {
    /// Size of the screen in portrait.
    public let portraitSize: CGSize
    /// Upper safe area in portrait.
    public let portraitTop: CGFloat
    /// Lower safe area in portrait.
    public let portraitBottom: CGFloat
    /// Left and right safe area in landscape.
    public let landscapeSides: CGFloat
    /// Lower safe area in landscape.
    public let landscapeBottom: CGFloat
  }

  /// Display Zoom's screen; nil if no source documents it.
  ///
  /// From two public tables (medium). The iPhone 14 is omitted: they list the 14 Pro's numbers for
  /// it, which looks like a mistake. For screens 402 wide, one source has a zoomed width of 375
  /// (low), none their insets.
  public var displayZoom: DisplayZoom? {
    let numbers: (top: CGFloat, bottom: CGFloat)
    switch self {
    case .iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro: numbers = (39, 28)
    case .iPhone12ProMax, .iPhone13ProMax: numbers = (41, 29.667)
    case .iPhone12Mini, .iPhone13Mini: numbers = (43, 29)
    case .iPhone11: numbers = (44, 31)
    case .iPhone11ProMax: numbers = (40, 30.667)
    case .iPhone14Plus: numbers = (41, 30)
    case .iPhone14Pro, .iPhone15Pro: numbers = (48, 28)
    case .iPhone14ProMax, .iPhone15ProMax: numbers = (51, 31)
    default: return nil
    }
    let size =
      portraitSize.width >= 414
      ? CGSize(width: 375, height: 812) : CGSize(width: 320, height: 693)
    return DisplayZoom(
      portraitSize: size, portraitTop: numbers.top, portraitBottom: numbers.bottom,
      landscapeSides: numbers.top, landscapeBottom: 21)
  }
}
