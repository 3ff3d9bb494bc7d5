import Devices
import UIKit

// The traits of a device: idiom, size classes and, on phones, from left to right. The names are
// swift-snapshot-testing's. The text size is left to the screen, whose own is large.

extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhoneSE, orientation)
  }

  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhone8, orientation)
  }

  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhone8Plus, orientation)
  }

  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhoneX, orientation)
  }

  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhoneXR, orientation)
  }

  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhoneXSMax, orientation)
  }

  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhone12, orientation)
  }

  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(.iPhone12ProMax, orientation)
  }

  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.iPhone13, orientation)
  }

  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(.iPhone13ProMax, orientation)
  }

  public static let iPadMini = iPad
  public static let iPadMini_Compact_SplitView = iPadCompactSplitView
  public static let iPad9_7 = iPad
  public static let iPad9_7_Compact_SplitView = iPadCompactSplitView
  public static let iPad10_2 = iPad
  public static let iPad10_2_Compact_SplitView = iPadCompactSplitView
  public static let iPadPro10_5 = iPad
  public static let iPadPro10_5_Compact_SplitView = iPadCompactSplitView
  public static let iPadPro11 = iPad
  public static let iPadPro11_Compact_SplitView = iPadCompactSplitView
  public static let iPadPro12_9 = iPad
  public static let iPadPro12_9_Compact_SplitView = iPadCompactSplitView

  private static let iPad = tablet(.regular)
  private static let iPadCompactSplitView = tablet(.compact)

  private static func phone(
    _ device: Device, _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    let screen = device.screen(
      os: device.newestOS, orientation: orientation == .portrait ? .portrait : .landscapeRight)
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
