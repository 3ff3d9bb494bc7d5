/// A layout that arranges its subviews in a vertical line.
@frozen public struct VStackLayout: Layout, BuiltInLayout {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment

  /// The distance between adjacent subviews in points; `nil` for their preference.
  public var spacing: CGFloat?

  /// Creates a vertical stack; subviews are centred by default (Apple).
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    StackEdges.spacing(of: subviews, along: .vertical)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    arrangement(of: subviews, for: proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arrangement(of: subviews, for: proposal, extent: bounds.width).place(in: bounds)
  }

  private func arrangement(
    of subviews: Subviews, for proposal: ProposedViewSize, extent: CGFloat? = nil
  ) -> StackArrangement {
    StackArrangement(
      subviews, along: .vertical, guide: alignment.key, spacing: spacing, for: proposal,
      extent: extent)
  }
}
