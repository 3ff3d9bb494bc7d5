/// A horizontal stack.
@frozen public struct HStackLayout: Layout, BuiltInLayout {
  /// What subviews are aligned on.
  public var alignment: VerticalAlignment

  /// The distance of neighbours in points; nil for what they prefer.
  public var spacing: CGFloat?

  /// Makes a stack; subviews are centred unless told otherwise (Apple).
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
    arrangement(of: subviews, for: proposal).place(in: bounds)
  }

  private func arrangement(
    of subviews: Subviews, for proposal: ProposedViewSize
  ) -> StackArrangement {
    StackArrangement(
      subviews, along: .horizontal, guide: alignment.key, spacing: spacing, for: proposal)
  }
}
