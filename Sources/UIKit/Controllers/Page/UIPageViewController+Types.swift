extension UIPageViewController {
  /// How one page follows another.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Where the spine of curling pages is.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    /// At the left or upper edge.
    case min = 1
    /// In the middle, with a page on either side.
    case mid = 2
    /// At the right or lower edge.
    case max = 3
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// What can be said when a controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A ``SpineLocation`` or its raw value, for pages that curl.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages that scroll.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
