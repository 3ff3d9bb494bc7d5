extension View {
  /// Expands the safe area of a view.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoringModifier(regions: regions, edges: edges))
  }

  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// Adds the provided insets into the safe area of this view.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds the provided insets into the safe area of this view.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(PaddingLayout(edges, length).insets)
  }

  /// Adds the provided insets into the safe area of this view.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Shows the specified content above or below the modified view.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows the specified content beside the modified view.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}

nonisolated struct IgnoringModifier: LayoutModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func makeBox(around child: LayoutBox, in environment: EnvironmentValues) -> LayoutBox {
    LayoutBox(
      ignoring: regions, edges: edges, child, layoutDirection: environment.layoutDirection)
  }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    let edges = edges == .all ? "" : "edges: \(edges.words)"
    return ".ignoresSafeArea(\(edges))"
  }
}

nonisolated struct SafeAreaPaddingModifier: LayoutModifier {
  let insets: EdgeInsets

  func makeBox(around child: LayoutBox, in environment: EnvironmentValues) -> LayoutBox {
    LayoutBox(child, paddingSafeArea: insets, layoutDirection: environment.layoutDirection)
  }

  @MainActor func name(in environment: EnvironmentValues) -> String { ".safeAreaPadding" }
}

nonisolated struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    SafeAreaInsetNode(view, in: place)
  }
}

/// The node of a view with content at an edge. Of several views, each would have the content; they are laid out
/// together instead.
final class SafeAreaInsetNode<Content: View, Inset: View>:
  TypedNode<ModifiedContent<Content, SafeAreaInsetModifier<Inset>>>
{
  private let slot = NodeSlot()
  private let inset = NodeSlot()
  private var element: ViewElement?

  override func viewChanged() {
    fill(slot, with: view.content)
    fill(inset, with: view.modifier.inset)
    collectAgain()
  }

  override func collectAgain() {
    let modifier = view.modifier
    let content = LayoutBox.single(slot.elements, VStackLayout(), environment)
    let insets = inset.elements
    let box =
      insets.isEmpty
      ? LayoutBox(
        UnchangedLayout(), [content], layoutDirection: environment.layoutDirection)
      : LayoutBox(
        content, insetAt: modifier.edge,
        by: .single(insets, ZStackLayout(alignment: modifier.alignment), environment),
        alignment: modifier.alignment, spacing: modifier.spacing,
        layoutDirection: environment.layoutDirection)
    let name = ".safeAreaInset(edge: .\(modifier.edge))"
    if let element {
      (element.box, element.name) = (box, name)
    } else {
      element = ViewElement(self, name: name, box: box)
    }
  }

  override var children: [ViewNode] { slot.nodes + inset.nodes }
  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }
  override var hasOwnElement: Bool { true }
}
