/// One or several columns of a `LazyVGrid`, or rows of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A part of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit in a part of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance from the next column in points; nil for the default.
  public var spacing: CGFloat?
  /// What cells are aligned on; nil for the grid's alignment.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The views of sections that stay in sight while their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
