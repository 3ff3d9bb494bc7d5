/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom vertical alignment of the specified type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, .vertical)
  }

  init(_ key: AlignmentKey) {
    self.key = key
  }

  /// Merges the explicit values of several views, or returns `nil` if there are none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.merge(values)
  }

  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(MiddleGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// A guide that marks the baseline of a text's first line, or the bottom edge of any other view (facts: layout
  /// §1.7, high).
  public static let firstTextBaseline = VerticalAlignment(
    AlignmentKey(FirstBaselineGuide.self, .vertical, .first))
  /// A guide that marks the baseline of a text's last line, or the bottom edge of any other view (facts: layout §1.7,
  /// high).
  public static let lastTextBaseline = VerticalAlignment(
    AlignmentKey(LastBaselineGuide.self, .vertical, .last))
}

private enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum MiddleGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
