/// The way up of the interface on a screen.
///
/// Named as UIKit names interface orientations: the side of the home button (or, without one, of
/// the lower edge). A device turned to the left shows its interface `landscapeRight`.
public enum ScreenOrientation: String, Sendable, Hashable, Codable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen is higher than wide.
  public var isPortrait: Bool { !isLandscape }
}
