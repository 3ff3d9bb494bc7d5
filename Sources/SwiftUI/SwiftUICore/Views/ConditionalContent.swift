/// View content that shows one of two possible children.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    ConditionalNode(self, in: place)
  }
}

/// The node of a view with two branches. A branch's state ends when the other one is shown.
final class ConditionalNode<First: View, Second: View>:
  TypedNode<_ConditionalContent<First, Second>>
{
  private let slot = NodeSlot()
  private var showsFirst: Bool?

  override func viewChanged() {
    // Both branches may have the same type.
    switch view.storage {
    case .trueContent(let content):
      if showsFirst == false { empty(slot) }
      showsFirst = true
      fill(slot, with: content)
    case .falseContent(let content):
      if showsFirst == true { empty(slot) }
      showsFirst = false
      fill(slot, with: content)
    }
  }

  override var children: [ViewNode] { slot.nodes }
  override var isDynamic: Bool { true }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    OptionalNode(self, in: place)
  }
}

/// The node of a view that may be absent.
final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private let slot = NodeSlot()

  override func viewChanged() {
    if let content = view { fill(slot, with: content) } else { empty(slot) }
  }

  override var children: [ViewNode] { slot.nodes }
  override var isDynamic: Bool { true }
}
