/// A view that arranges its children in a line that grows vertically, creating items only as needed.
public nonisolated struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: LazyContainer {
  var properties: [PlacedProperty] { [.spacing(spacing), .alignment(alignment)] }

  @MainActor func makeBox(
    of views: LazyViews, _ memory: LazyMemory, in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      lazyStack: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews, views,
      layoutDirection: environment.layoutDirection, memory: memory)
  }
}

/// A view that arranges its children in a line that grows horizontally, creating items only as needed.
public nonisolated struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: LazyContainer {
  var properties: [PlacedProperty] { [.spacing(spacing), .alignment(alignment)] }

  @MainActor func makeBox(
    of views: LazyViews, _ memory: LazyMemory, in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      lazyStack: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews, views,
      layoutDirection: environment.layoutDirection, memory: memory)
  }
}

/// A container view that arranges its child views in a grid that grows vertically, creating items only as needed.
public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: LazyContainer {
  var properties: [PlacedProperty] { [.spacing(spacing), .alignment(alignment)] }

  @MainActor func makeBox(
    of views: LazyViews, _ memory: LazyMemory, in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      lazyGrid: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews, views,
      layoutDirection: environment.layoutDirection, memory: memory)
  }
}

/// A container view that arranges its child views in a grid that grows horizontally, creating items only as needed.
public nonisolated struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: LazyContainer {
  var properties: [PlacedProperty] { [.spacing(spacing), .alignment(alignment)] }

  @MainActor func makeBox(
    of views: LazyViews, _ memory: LazyMemory, in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      lazyGrid: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews, views,
      layoutDirection: environment.layoutDirection, memory: memory)
  }
}
