/// A view that doesn't contain any content.
public nonisolated struct EmptyView: View, Sendable {
  public typealias Body = Never

  public init() {}
}

extension EmptyView: PrimitiveView {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    TypedNode(self, in: place)
  }
}

/// A type that collects multiple instances of a content type into a single unit.
public nonisolated struct Group<Content> {
  package let content: Content

  package init(of content: Content) {
    self.content = content
  }
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.init(of: content())
  }
}

extension Group: PrimitiveView where Content: View {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    TransparentNode(self, in: place, content: \.content)
  }
}

/// The node of a view that only contains another one.
package final class TransparentNode<V: View, Content: View>: TypedNode<V> {
  private let slot = NodeSlot()
  private let content: (V) -> Content

  package init(_ view: V, in place: NodePlace, content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, in: place)
  }

  override package func viewChanged() { fill(slot, with: content(view)) }
  override package var children: [ViewNode] { slot.nodes }
}
