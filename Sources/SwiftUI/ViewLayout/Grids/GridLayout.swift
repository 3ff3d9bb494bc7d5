/// A layout that arranges views in rows and columns.
///
/// The subviews are the cells of all rows, in order, each with a value for `GridRowKey`.
@frozen public struct GridLayout: Layout, BuiltInLayout {
  /// The alignment of cells within their columns and rows.
  public var alignment: Alignment

  /// The spacing between columns and rows in points; `nil` for the cells' preference.
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
