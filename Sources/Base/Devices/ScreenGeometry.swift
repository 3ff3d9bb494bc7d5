import Foundation

/// The screen of an app that fills it, for one device, OS version, orientation and posture.
///
/// Lengths are in points, and rectangles are in the coordinates of the rotated screen. The bars are
/// the ones that a navigation, tab bar or toolbar controller filling the screen shows, with the
/// default (translucent) appearance, no large title and no prompt.
public struct ScreenGeometry: Sendable, Hashable {
  /// Size of the screen in this orientation.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The orientation of the interface.
  public let orientation: ScreenOrientation
  /// How far the device is open; ``Device/Posture/open`` if it has no hinge.
  public let posture: Device.Posture
  /// The OS version.
  public let os: OSVersion
  /// Radii of the display's visible corners.
  public let cornerRadii: Device.CornerRadii
  /// The side lengths of the squares in the corners that content adapts to; zero if unknown.
  package let cornerReserve: CGFloat

  /// The areas covered by the system's own indicators and sensors, if they're known to be reserved
  /// regions; if two overlap, the outer one comes first.
  public let occlusions: [Region]
  /// The fold across the screen; nil if there is none.
  public let division: Region?

  /// Zero if the status bar is hidden, as on every phone in landscape since iOS 8.
  public let statusBarHeight: CGFloat
  /// Whether the upper safe area is the status bar's own, and disappears with it.
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
  /// The minimum leading and trailing margin of a root view (`systemMinimumLayoutMargins`).
  public let systemMinimumLayoutMargin: CGFloat

  /// Frame of the navigation bar.
  public let navigationBar: CGRect
  /// The additional height of the navigation bar for a large title; zero if none is shown.
  public let largeTitleExtra: CGFloat
  /// Placement and frame of the tab bar.
  public let tabBar: TabBar
  /// The height of a toolbar without the home indicator's inset; nil on iOS 26, as no source
  /// documents it.
  public let toolbarHeight: CGFloat?

  /// A part of the screen that an app can't use, or that divides it.
  public struct Region: Sendable, Hashable {
    /// The kind of item that occupies a region.
    public enum Role: String, Sendable, Hashable {
      /// The time and the status icons.
      case status
      /// A camera.
      case camera
      /// The fold of the display.
      case fold
    }

    /// The kind of item that occupies the region.
    public let role: Role
    /// The role as a word: "status", "camera" or "fold".
    public var name: String { role.rawValue }
    /// The part of the screen, including its margins.
    public let rect: CGRect
    /// The part of the rectangle that is only margin.
    public let margins: ScreenInsets
    /// Whether it currently occupies space.
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

  /// The position of the tab bar.
  public struct TabBar: Sendable, Hashable {
    /// The edge of the screen with the tab bar.
    public enum Placement: String, Sendable, Hashable, Codable {
      /// At the lower edge, over the home indicator.
      case bottom
      /// At the upper edge, in the navigation bar's strip (iPadOS 18 and later, regular width).
      case top
    }

    /// The edge with the tab bar.
    public let placement: Placement
    /// Nil if no source documents it: iPadOS 18–25 at the top, and iPhones in landscape on iOS 26.
    public let frame: CGRect?
  }
}

extension ScreenGeometry {
  /// The screen as a rectangle with its origin at zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// Whether the interface is in landscape.
  public var isLandscape: Bool { orientation.isLandscape }

  /// Returns the safe area (or, before iOS 11, guide lengths) of a child that fills containers with
  /// these bars.
  ///
  /// Nil if no source documents the tab bar's frame.
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
