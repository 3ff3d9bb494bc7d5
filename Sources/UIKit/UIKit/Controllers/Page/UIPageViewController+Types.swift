extension UIPageViewController {
  /// The visual style of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The location of the spine of curling pages.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    /// At the left or top edge.
    case min = 1
    /// In the middle, with a page on either side.
    case mid = 2
    /// At the right or bottom edge.
    case max = 3
  }

  /// The direction of turning pages.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// An option that can be set when a controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A ``SpineLocation`` or its raw value, for curling pages.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between scrolling pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
