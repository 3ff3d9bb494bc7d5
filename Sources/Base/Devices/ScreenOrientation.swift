/// The orientation of the interface on a screen.
///
/// Named like UIKit's interface orientations: by the side of the home button (or, without one, of
/// the lower edge). A device rotated to the left shows its interface `landscapeRight`.
public enum ScreenOrientation: String, Sendable, Hashable, Codable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// Whether the screen is wider than it is high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen is higher than it is wide.
  public var isPortrait: Bool { !isLandscape }
}
