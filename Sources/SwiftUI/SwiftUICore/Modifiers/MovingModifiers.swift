extension View {
  /// Offset this view by the horizontal and vertical amount specified in the offset parameter.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Offset this view by the specified horizontal and vertical distances.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Positions the centre of this view at the specified point in its parent's coordinate space.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(point: position))
  }

  /// Positions the centre of this view at the specified coordinates in its parent's coordinate space.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets the view's horizontal alignment.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(guide: AlignmentGuideLayout(g, computeValue: computeValue)))
  }

  /// Sets the view's vertical alignment.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(guide: AlignmentGuideLayout(g, computeValue: computeValue)))
  }
}

nonisolated struct OffsetModifier: ArrangingModifier {
  let offset: CGSize

  func layout(in environment: EnvironmentValues) -> OffsetLayout { OffsetLayout(offset) }
  var properties: [PlacedProperty] { .lengths(["x": offset.width, "y": offset.height]) }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    ".offset(\(ViewNames.arguments(["x": offset.width, "y": offset.height])))"
  }
}

nonisolated struct PositionModifier: ArrangingModifier {
  let point: CGPoint

  func layout(in environment: EnvironmentValues) -> PositionLayout { PositionLayout(point) }
  var properties: [PlacedProperty] { .lengths(["x": point.x, "y": point.y]) }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    ".position(\(ViewNames.arguments(["x": point.x, "y": point.y])))"
  }
}

nonisolated struct GuideModifier: ArrangingModifier {
  let guide: AlignmentGuideLayout

  func layout(in environment: EnvironmentValues) -> AlignmentGuideLayout { guide }
  @MainActor func name(in environment: EnvironmentValues) -> String { ".alignmentGuide" }
}
