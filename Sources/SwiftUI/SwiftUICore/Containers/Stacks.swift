/// A view that arranges its subviews in a horizontal line.
public nonisolated struct HStack<Content: View>: View {
  public typealias Body = Never

  let layout: HStackLayout
  package let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// A view that arranges its subviews in a vertical line.
public nonisolated struct VStack<Content: View>: View {
  public typealias Body = Never

  let layout: VStackLayout
  package let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// A view that overlays its subviews, aligning them in both axes.
public nonisolated struct ZStack<Content: View>: View {
  public typealias Body = Never

  let layout: ZStackLayout
  package let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

/// A container with a layout as its value.
protocol LayoutContainer: ContainerView {
  associatedtype ContentLayout: Layout

  var layout: ContentLayout { get }
}

extension LayoutContainer {
  @MainActor package func makeBox(
    of children: [ViewElement], in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(layout, children.map(\.box), layoutDirection: environment.layoutDirection)
  }
}

extension HStack: LayoutContainer {
  package var properties: [PlacedProperty] {
    [.spacing(layout.spacing), .alignment(layout.alignment)]
  }
}

extension VStack: LayoutContainer {
  package var properties: [PlacedProperty] {
    [.spacing(layout.spacing), .alignment(layout.alignment)]
  }
}

extension ZStack: LayoutContainer {
  package var properties: [PlacedProperty] { [.alignment(layout.alignment)] }
}
