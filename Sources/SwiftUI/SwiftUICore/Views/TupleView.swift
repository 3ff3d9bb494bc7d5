/// A view created from a tuple of view values.
public nonisolated struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T
  /// The tuple's elements.
  let children: [any View]

  public init(_ value: T) {
    self.init(
      value, children: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: PrimitiveView {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    TupleNode(self, in: place)
  }
}

/// The node of several views side by side. Their number never changes.
final class TupleNode<T>: TypedNode<TupleView<T>> {
  private var slots: [NodeSlot] = []

  override func viewChanged() {
    if slots.isEmpty { slots = view.children.indices.map { _ in NodeSlot() } }
    for (slot, child) in zip(slots, view.children) { fill(slot, with: child) }
  }

  override var children: [ViewNode] { slots.compactMap(\.node) }
}
