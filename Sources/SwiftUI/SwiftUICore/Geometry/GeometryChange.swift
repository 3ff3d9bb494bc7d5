extension View {
  /// Adds an action to be performed when a value, created from a geometry proxy, changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Adds an action to be performed when a value, created from a geometry proxy, changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    GeometryChangeNode(view, in: place)
  }
}

/// The node of `onGeometryChange`, which is called first when the view has its first frame (Apple).
final class GeometryChangeNode<Content: View, Value: Equatable>:
  TypedNode<ModifiedContent<Content, GeometryChangeModifier<Value>>>
{
  private let slot = NodeSlot()
  private var last: Value?

  override func viewChanged() { fill(slot, with: view.content) }

  override func layoutFinished() {
    guard let box = slot.node?.madeElements.first?.box, box.isPlaced else { return }
    let insets = graph.safeAreaInsets(of: box.frame, environment.layoutDirection)
    let geometry = PlacedGeometry(frame: box.frame, safeAreaInsets: insets)
    let value = view.modifier.transform(GeometryProxy(geometry, of: self))
    let old = last
    last = value
    guard old != value else { return }
    let action = view.modifier.action
    graph.queue(.appearing) { action(old ?? value, value) }
  }

  override var children: [ViewNode] { slot.nodes }
}
