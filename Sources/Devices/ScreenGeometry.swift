import Foundation

/// What a screen gives to the app that fills it, for one device, OS version and orientation.
///
/// Lengths are points, and rectangles are in the coordinates of the turned screen. The bars are
/// those of a bar that a navigation, tab bar or toolbar controller filling the screen shows, with
/// its default (translucent) look, no large title and no prompt.
public struct ScreenGeometry: Sendable, Hashable {
  /// Size of the screen in this orientation.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The orientation of the interface.
  public let orientation: ScreenOrientation
  /// The OS version.
  public let os: OSVersion

  /// Zero where the status bar is hidden, as on every phone in landscape since iOS 8.
  public let statusBarHeight: CGFloat
  /// Safe area of a window without bars; nil before iOS 11, which has none.
  public let safeAreaInsets: ScreenInsets?
  /// Length of the top layout guide of a bare view controller filling the screen.
  public let topGuideLength: CGFloat
  /// Length of the bottom layout guide of a bare view controller filling the screen.
  public let bottomGuideLength: CGFloat

  /// The size class of the width.
  public let horizontalSizeClass: ScreenSizeClass
  /// The size class of the height.
  public let verticalSizeClass: ScreenSizeClass
  /// The least leading and trailing margin of a root view (`systemMinimumLayoutMargins`).
  public let systemMinimumLayoutMargin: CGFloat

  /// Frame of the navigation bar.
  public let navigationBar: CGRect
  /// What a large title adds to the navigation bar's height; zero where none is shown.
  public let largeTitleExtra: CGFloat
  /// Placement and frame of the tab bar.
  public let tabBar: TabBar
  /// Height of a toolbar without the home indicator's inset; nil on iOS 26, where no source has it.
  public let toolbarHeight: CGFloat?
  /// Height of the software keyboard with its suggestion row and the home indicator's strip;
  /// nil where it was not measured (before iOS 26, and on the remaining screens).
  public let keyboardHeight: CGFloat?

  /// Where the tab bar is.
  public struct TabBar: Sendable, Hashable {
    /// The edge of the screen that a tab bar is at.
    public enum Placement: String, Sendable, Hashable, Codable {
      /// At the lower edge, over the home indicator.
      case bottom
      /// At the upper edge, in the navigation bar's strip (iPadOS 18 and later, regular width).
      case top
    }

    /// The edge that the tab bar is at.
    public let placement: Placement
    /// Nil where no source has it: iPadOS 18–25 at the top, and iPhones in landscape on iOS 26.
    public let frame: CGRect?
  }
}

extension ScreenGeometry {
  /// The screen as a rectangle with its origin at zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// Whether the interface is in landscape.
  public var isLandscape: Bool { orientation.isLandscape }

  /// Safe area (or, before iOS 11, guide lengths) of a child that fills containers with these bars.
  ///
  /// Nil where the tab bar's frame has no source.
  public func contentInsets(inNavigationBar: Bool, inTabBar: Bool) -> ScreenInsets? {
    let bare = safeAreaInsets
    var insets =
      bare
      ?? ScreenInsets(top: topGuideLength, left: 0, bottom: bottomGuideLength, right: 0)
    if inNavigationBar { insets.top = navigationBar.maxY }
    guard inTabBar else { return insets }
    switch tabBar.placement {
    case .bottom:
      guard let frame = tabBar.frame else { return nil }
      insets.bottom = size.height - frame.minY
    case .top:
      if let inset = TabBarRules.childTopUnderTopTabBar(self) {
        insets.top = max(insets.top, inset)
      } else if !inNavigationBar {
        return nil
      }
    }
    return insets
  }
}
