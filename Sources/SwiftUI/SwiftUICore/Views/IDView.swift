extension View {
  /// Binds a view's identity to the given proxy value.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

/// A view with an explicit identity: another id means another view.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID
}

extension IDView: PrimitiveView {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    IDNode(self, in: place)
  }
}

final class IDNode<Content: View, ID: Hashable>: TypedNode<IDView<Content, ID>> {
  private var slot = NodeSlot()
  private var id: ID?

  override func viewChanged() {
    let old = slot
    let isOther = id != nil && id != view.id
    if isOther { slot = NodeSlot() }
    id = view.id
    fill(slot, with: view.content)
    // New content is made before the old one is removed (facts: layout §2.1).
    if isOther { empty(old) }
  }

  override var children: [ViewNode] { slot.nodes }

  override func place(of id: AnyHashable) -> IdentifiedPlace? {
    guard AnyHashable(view.id) == id, let frame = placedFrame else { return place(below: id) }
    return .placed(frame)
  }
}
