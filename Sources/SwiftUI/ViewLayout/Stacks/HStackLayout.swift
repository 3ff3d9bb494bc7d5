/// A layout that arranges its subviews in a horizontal line.
@frozen public struct HStackLayout: Layout, BuiltInLayout {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment

  /// The distance between adjacent subviews in points; `nil` for their preference.
  public var spacing: CGFloat?

  /// Creates a horizontal stack; subviews are centred by default (Apple).
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    StackEdges.spacing(of: subviews, along: .horizontal)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    arrangement(of: subviews, for: proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arrangement(of: subviews, for: proposal, extent: bounds.height).place(in: bounds)
  }

  private func arrangement(
    of subviews: Subviews, for proposal: ProposedViewSize, extent: CGFloat? = nil
  ) -> StackArrangement {
    StackArrangement(
      subviews, along: .horizontal, guide: alignment.key, spacing: spacing, for: proposal,
      extent: extent)
  }
}
