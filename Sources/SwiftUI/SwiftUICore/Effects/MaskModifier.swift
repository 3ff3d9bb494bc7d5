/// A view whose opacity is another one's, which has no influence on the layout.
nonisolated struct MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    MaskNode(view, in: place)
  }
}

/// The node of a masked view. If several views are modified, each has its own mask.
final class MaskNode<Content: View, Mask: View>:
  TypedNode<ModifiedContent<Content, MaskModifier<Mask>>>
{
  private let slot = NodeSlot()
  private var masks: [NodeSlot] = []
  private let wrappers = Wrappers()

  override func viewChanged() {
    fill(slot, with: view.content)
    fillMasks(from: 0)
    wrap()
  }

  override func collectAgain() {
    fillMasks(from: masks.count)
    wrap()
  }

  private func fillMasks(from first: Int) {
    let count = slot.node?.elements.count ?? 0
    while masks.count > count { empty(masks.removeLast()) }
    while masks.count < count { masks.append(NodeSlot()) }
    for slot in masks.dropFirst(first) { fill(slot, with: view.modifier.mask) }
  }

  private func wrap() {
    var place = 0
    let alignment = view.modifier.alignment
    wrappers.wrap(slot.node, in: self, name: ".mask", content: MaskEffect()) { box in
      let mask = masks[place].elements
      place += 1
      return LayoutBox(
        SecondaryLayout(alignment),
        [box, .single(mask, ZStackLayout(alignment: alignment), environment)],
        layoutDirection: environment.layoutDirection)
    }
  }

  override var children: [ViewNode] { slot.nodes + masks.flatMap(\.nodes) }
  override func collect(into elements: inout [ViewElement]) { elements += wrappers.elements }
  override var hasOwnElement: Bool { true }
}
