/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom horizontal alignment of the specified type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, .horizontal)
  }

  init(_ key: AlignmentKey) {
    self.key = key
  }

  /// Merges the explicit values of several views, or returns `nil` if there are none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.merge(values)
  }

  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(CenterGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  /// A guide that marks the leading edge of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingGuide.self)
  /// A guide that marks the trailing edge of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingGuide.self)
}

private enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum CenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum SeparatorLeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
