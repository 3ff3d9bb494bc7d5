extension UISplitViewController {
  /// Which columns are shown, and whether they are next to the secondary one or overlap it.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The names from before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Whether the controller has columns, and how many.
  public enum Style: Int, Sendable {
    /// The style from before iOS 14, with ``UISplitViewController/viewControllers``.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column (iOS 14 and later).
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// The controller that is shown alone in compact width.
    case compact = 3
  }

  /// How columns share the width (iOS 14 and later).
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// All columns side by side.
    case tile = 1
    /// Columns overlap the secondary one.
    case overlay = 2
    /// Columns displace the secondary one.
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// A width that the controller determines.
  nonisolated public static let automaticDimension = SplitWidths.automatic
}
