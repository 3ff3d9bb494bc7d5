/// A grid: views in rows, whose cells stand in columns.
///
/// The subviews are the cells of all rows, in order, each with the value of `GridRowKey`.
@frozen public struct GridLayout: Layout, BuiltInLayout {
  /// What cells are aligned on in their columns and rows.
  public var alignment: Alignment

  /// The distances of columns and rows in points; nil for what cells prefer.
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    GridArrangement(self, subviews, for: proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    GridArrangement(self, subviews, for: proposal).place(in: bounds)
  }
}
