import Devices
import UIKit

// The traits of a device: idiom, size classes and, on phones, a left-to-right direction. The names
// are
// swift-snapshot-testing's. The text size isn't specified; the screen's own is large.

extension UITraitCollection {
  /// The traits of an iPhone SE (1st generation).
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhoneSE, orientation)
  }

  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhone8, orientation)
  }

  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhone8Plus, orientation)
  }

  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhoneX, orientation)
  }

  /// The traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhoneXR, orientation)
  }

  /// The traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhoneXSMax, orientation)
  }

  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhone12, orientation)
  }

  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(.iPhone12ProMax, orientation)
  }

  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhone13, orientation)
  }

  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(.iPhone13ProMax, orientation)
  }

  /// The traits of an iPad mini.
  public static let iPadMini = iPad
  /// The traits of an iPad mini in compact Split View.
  public static let iPadMini_Compact_SplitView = iPadCompactSplitView
  /// The traits of a 9.7-inch iPad.
  public static let iPad9_7 = iPad
  /// The traits of a 9.7-inch iPad in compact Split View.
  public static let iPad9_7_Compact_SplitView = iPadCompactSplitView
  /// The traits of a 10.2-inch iPad.
  public static let iPad10_2 = iPad
  /// The traits of a 10.2-inch iPad in compact Split View.
  public static let iPad10_2_Compact_SplitView = iPadCompactSplitView
  /// The traits of a 10.5-inch iPad Pro.
  public static let iPadPro10_5 = iPad
  /// The traits of a 10.5-inch iPad Pro in compact Split View.
  public static let iPadPro10_5_Compact_SplitView = iPadCompactSplitView
  /// The traits of an 11-inch iPad Pro.
  public static let iPadPro11 = iPad
  /// The traits of an 11-inch iPad Pro in compact Split View.
  public static let iPadPro11_Compact_SplitView = iPadCompactSplitView
  /// The traits of a 12.9-inch iPad Pro.
  public static let iPadPro12_9 = iPad
  /// The traits of a 12.9-inch iPad Pro in compact Split View.
  public static let iPadPro12_9_Compact_SplitView = iPadCompactSplitView

  private static let iPad = tablet(.regular)
  private static let iPadCompactSplitView = tablet(.compact)

  private static func phone(
    _ device: Device, _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    let screen = device.screen(
      os: device.standardOS, orientation: orientation == .portrait ? .portrait : .landscapeRight)
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(horizontalSizeClass: sizeClass(screen.horizontalSizeClass)),
      UITraitCollection(verticalSizeClass: sizeClass(screen.verticalSizeClass)),
    ])
  }

  private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: .regular),
    ])
  }

  private static func sizeClass(_ value: ScreenSizeClass) -> UIUserInterfaceSizeClass {
    value == .regular ? .regular : .compact
  }
}
