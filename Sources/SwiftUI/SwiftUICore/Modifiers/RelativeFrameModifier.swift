extension View {
  /// Positions this view within an invisible frame with a size relative to the nearest container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Positions this view within an invisible frame with a size relative to the nearest container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        RelativeLength.length(of: length, count: count, span: span, spacing: spacing)
      })
  }

  /// Positions this view within an invisible frame with a size relative to the nearest container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

nonisolated struct RelativeFrameModifier: ArrangingModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func layout(in environment: EnvironmentValues) -> RelativeFrameLayout {
    RelativeFrameLayout {
      RelativeLength.frame(
        in: environment.relativeContainer(), axes: axes, alignment: alignment, length: length)
    }
  }

  @MainActor func name(in environment: EnvironmentValues) -> String { ".containerRelativeFrame" }
}

/// A frame whose size isn't known before layout. Layout runs on the main thread.
struct RelativeFrameLayout: ModifierLayout, @unchecked Sendable {
  let frame: () -> FrameLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    frame().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    frame().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    frame().spacing(subviews: subviews, cache: &cache)
  }
}

extension EnvironmentValues {
  private enum RelativeContainerKey: EnvironmentKey {
    static var defaultValue: () -> CGSize { { .zero } }
  }

  /// Returns the size of the nearest scroll view, column, tab or window, without its safe area.
  package var relativeContainer: () -> CGSize {
    get { self[RelativeContainerKey.self] }
    set { self[RelativeContainerKey.self] = newValue }
  }
}
