import Foundation

extension Device {
  /// Widths of an app that shares an iPad's screen (iOS 9 to 18); points.
  public struct SharedScreenWidths: Sendable, Hashable {
    public let oneThird: CGFloat
    /// Nil in portrait, where no half existed before iPadOS 13 and no source has it since.
    public let oneHalf: CGFloat?
    public let twoThirds: CGFloat
    public let slideOver: CGFloat
  }

  /// Split View's widths in an orientation; nil on a device that has none.
  ///
  /// A divider of 10 points; a third is 375 where there is room for it, else 320. Recorded for
  /// screens 1024, 1080, 1112, 1194 and 1366 high (high); the same rule on the others (low-medium).
  public func sharedScreenWidths(_ orientation: ScreenOrientation) -> SharedScreenWidths? {
    guard supportsSplitView else { return nil }
    let isLandscape = orientation.isLandscape
    let width = isLandscape ? portraitSize.height : portraitSize.width
    let oneThird: CGFloat = width >= (isLandscape ? 1133 : 1024) ? 375 : 320
    return SharedScreenWidths(
      oneThird: oneThird,
      oneHalf: isLandscape ? (width - Device.splitDivider) / 2 : nil,
      twoThirds: width - Device.splitDivider - oneThird,
      slideOver: portraitSize.width >= 1024 ? 375 : 320)
  }

  /// Horizontal size class of an iPad app of this width: one limit explains every recorded row.
  ///
  /// 639 is compact, 678 regular; 640 from a snapshot library's table (medium).
  public static func horizontalSizeClass(ofSharedWidth width: CGFloat) -> ScreenSizeClass {
    width >= 640 ? .regular : .compact
  }

  static let splitDivider: CGFloat = 10
}
