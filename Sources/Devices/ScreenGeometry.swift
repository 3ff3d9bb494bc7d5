import Foundation

/// What a screen gives to the app that fills it, for one device, OS version, orientation and
/// posture.
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
  /// How far the device is open; ``Device/Posture/open`` without a hinge.
  public let posture: Device.Posture
  /// The OS version.
  public let os: OSVersion
  /// Radii of the display's visible corners.
  public let cornerRadii: Device.CornerRadii
  /// Sides of the squares in the corners that content adapts to; zero where no such number is known.
  package let cornerReserve: CGFloat

  /// What the system's own signs and sensors cover, where they are known to be reserved regions; of
  /// two that overlap, the outer one first.
  public let occlusions: [Region]
  /// The fold across the screen; nil where there is none.
  public let division: Region?

  /// Zero where the status bar is hidden, as on every phone in landscape since iOS 8.
  public let statusBarHeight: CGFloat
  /// Whether the upper safe area is the status bar's own, and goes with it.
  package let topIsStatusBar: Bool
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

  /// A part of the screen in which an app has no, or divided, room.
  public struct Region: Sendable, Hashable {
    /// What takes up a region.
    public enum Role: String, Sendable, Hashable {
      /// The time and the signs of the status.
      case status
      /// A camera.
      case camera
      /// The fold of the display.
      case fold
    }

    /// What takes up the region.
    public let role: Role
    /// The role in a word: "status", "camera" or "fold".
    public var name: String { role.rawValue }
    /// The part of the screen, with its margins.
    public let rect: CGRect
    /// What of the rectangle is margin only.
    public let margins: ScreenInsets
    /// Whether it takes room at present.
    public internal(set) var isActive: Bool

    init(
      _ role: Role, _ rect: CGRect, margins: ScreenInsets = .zero, isActive: Bool = true
    ) {
      self.role = role
      self.rect = rect
      self.margins = margins
      self.isActive = isActive
    }
  }

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
