extension View {
  /// Layers the views that you specify behind this view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(content(), alignment: alignment, isBehind: true))
  }

  /// Layers the given view behind this view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(background, alignment: alignment, isBehind: true))
  }

  /// Layers the views that you specify in front of this view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(content(), alignment: alignment, isBehind: false))
  }

  /// Layers a secondary view in front of this view.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(overlay, alignment: alignment, isBehind: false))
  }
}

/// A view in front of or behind another one, which alone determines the layout. Several views overlap (facts: layout
/// §1.4).
package nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  package let secondary: Secondary
  package let alignment: Alignment
  package let isBehind: Bool

  package init(_ secondary: Secondary, alignment: Alignment, isBehind: Bool) {
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    SecondaryNode(view, in: place)
  }
}

/// The node of a view with secondary views. If several views are modified, each has its own (facts: layout §1.1).
final class SecondaryNode<Content: View, Secondary: View>:
  TypedNode<ModifiedContent<Content, SecondaryModifier<Secondary>>>
{
  private let slot = NodeSlot()
  private var secondaries: [NodeSlot] = []
  private let wrappers = Wrappers()

  override func viewChanged() {
    fill(slot, with: view.content)
    let count = slot.node?.elements.count ?? 0
    fillSecondaries(count, from: 0)
    wrap()
  }

  private func fillSecondaries(_ count: Int, from first: Int) {
    while secondaries.count > count { empty(secondaries.removeLast()) }
    while secondaries.count < count { secondaries.append(NodeSlot()) }
    for slot in secondaries.dropFirst(first) { fill(slot, with: view.modifier.secondary) }
  }

  override func collectAgain() {
    fillSecondaries(slot.node?.elements.count ?? 0, from: secondaries.count)
    wrap()
  }

  private func wrap() {
    var place = 0
    let modifier = view.modifier
    wrappers.wrap(
      slot.node, in: self, name: modifier.isBehind ? ".background" : ".overlay", content: nil
    ) { box in
      let secondary = secondaries[place].elements
      place += 1
      let layered: [LayoutBox] =
        secondary.isEmpty
        ? []
        : [.single(secondary, ZStackLayout(alignment: modifier.alignment), environment)]
      return LayoutBox(
        SecondaryLayout(modifier.alignment), [box] + layered,
        layoutDirection: environment.layoutDirection)
    }
    for element in wrappers.elements { element.paintsFirstLast = modifier.isBehind }
  }

  override var children: [ViewNode] { slot.nodes + secondaries.flatMap(\.nodes) }
  override func collect(into elements: inout [ViewElement]) { elements += wrappers.elements }
  override var hasOwnElement: Bool { true }
}
