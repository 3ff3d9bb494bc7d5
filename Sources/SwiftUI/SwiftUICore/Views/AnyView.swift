/// A type-erased view. What it shows keeps its state as long as the wrapped type stays the same.
public nonisolated struct AnyView: View {
  public typealias Body = Never

  let base: any View

  public init<V: View>(_ view: V) {
    base = (view as? AnyView)?.base ?? view
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    AnyViewNode(self, in: place)
  }
}

final class AnyViewNode: TypedNode<AnyView> {
  private let slot = NodeSlot()

  override func viewChanged() { fill(slot, with: view.base) }
  override var children: [ViewNode] { slot.nodes }
}
