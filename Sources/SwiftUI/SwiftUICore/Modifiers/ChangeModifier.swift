extension View {
  /// Adds a modifier for this view that fires an action when a specific value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ChangeNode(view, in: place)
  }
}

/// The node of `onChange`. Values are compared after layout, so that one which changes twice in an update is reported
/// once (facts: layout §2.2).
final class ChangeNode<Content: View, Value: Equatable>:
  TypedNode<ModifiedContent<Content, ChangeModifier<Value>>>
{
  private let slot = NodeSlot()
  private var last: Value?

  override func viewChanged() { fill(slot, with: view.content) }

  override func layoutFinished() {
    let modifier = view.modifier
    let old = last
    last = modifier.value
    guard let old else {
      if modifier.isInitial {
        graph.queue(.appearing) { modifier.action(modifier.value, modifier.value) }
      }
      return
    }
    if old != modifier.value {
      graph.queue(.appearing) { modifier.action(old, modifier.value) }
    }
  }

  override var children: [ViewNode] { slot.nodes }
}
