extension Layout {
  /// Combines the specified views into a single composite view using the layout algorithms of the custom layout
  /// container.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The views of a layout that an app wrote or chose.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  package let content: Content
}

extension LayoutView: LayoutContainer {
  @MainActor package func name(in environment: EnvironmentValues) -> String {
    ViewNames.name(of: type(of: (layout as? AnyLayout)?.base ?? layout))
  }
}

/// A view that adapts to the available space by providing the first child view that fits.
public nonisolated struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  let layout: ViewThatFitsLayout
  package let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    layout = ViewThatFitsLayout(axes)
    self.content = content()
  }
}

extension ViewThatFits: LayoutContainer {}
