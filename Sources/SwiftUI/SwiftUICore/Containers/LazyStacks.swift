/// A view that arranges its children in a line that grows vertically, creating items only as needed.
public nonisolated struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

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
  package var properties: [PlacedProperty] { [.spacing(spacing), .alignment(alignment)] }

  @MainActor package func makeBox(
    of children: [ViewElement], in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      lazyStack: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews, MadeElements(children),
      layoutDirection: environment.layoutDirection)
  }
}

/// A view that arranges its children in a line that grows horizontally, creating items only as needed.
public nonisolated struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

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
  package var properties: [PlacedProperty] { [.spacing(spacing), .alignment(alignment)] }

  @MainActor package func makeBox(
    of children: [ViewElement], in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      lazyStack: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews, MadeElements(children),
      layoutDirection: environment.layoutDirection)
  }
}

/// A container view that arranges its child views in a grid that grows vertically, creating items only as needed.
public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

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
  package var properties: [PlacedProperty] { [.spacing(spacing), .alignment(alignment)] }

  @MainActor package func makeBox(
    of children: [ViewElement], in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      lazyGrid: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews, MadeElements(children),
      layoutDirection: environment.layoutDirection)
  }
}

/// A container view that arranges its child views in a grid that grows horizontally, creating items only as needed.
public nonisolated struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

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
  package var properties: [PlacedProperty] { [.spacing(spacing), .alignment(alignment)] }

  @MainActor package func makeBox(
    of children: [ViewElement], in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      lazyGrid: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews, MadeElements(children),
      layoutDirection: environment.layoutDirection)
  }
}

/// A container that lays out only the visible ones of its views.
protocol LazyContainer: ContainerView {}

extension LazyContainer {
  package func innerEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.isInLazyContainer = true
    return inner
  }
}

extension EnvironmentValues {
  private enum IsInLazyContainerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var isInLazyContainer: Bool {
    get { self[IsInLazyContainerKey.self] }
    set { self[IsInLazyContainerKey.self] = newValue }
  }
}

/// The views of a lazy container, which are evaluated with their container; only the visible ones are laid out.
final class MadeElements {
  private let views: [(box: LayoutBox, role: LazyRole)]

  @MainActor init(_ elements: [ViewElement]) {
    views = elements.map { ($0.box, $0.role) }
  }
}

extension MadeElements: LazyElements {
  var count: Int { views.count }
  func role(at index: Int) -> LazyRole { views[index].role }
  func box(at index: Int) -> LayoutBox { views[index].box }
}
