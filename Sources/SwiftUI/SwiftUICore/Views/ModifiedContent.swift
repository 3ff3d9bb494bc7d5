/// A value with a modifier applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier to a view and returns a new view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    guard let type = Modifier.self as? any PrimitiveModifier.Type else {
      return ModifierBodyNode(self, in: place)
    }
    return unsafeDowncast(makePrimitive(type, place), to: TypedNode<Self>.self)
  }

  @MainActor private func makePrimitive<M: PrimitiveModifier>(
    _ type: M.Type, _ place: NodePlace
  ) -> ViewNode {
    M.makeNode(unsafeBitCast(self, to: ModifiedContent<Content, M>.self), in: place)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// The node of a view with a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private let slot = NodeSlot()
  private let observation = BodyObservation()
  private let plan = PropertyPlan.of(Modifier.self)

  override func viewChanged() { evaluate() }

  override func evaluate() {
    round = graph.round
    plan.install(in: &view.modifier, of: self)
    let content = _ViewModifier_Content<Modifier>(base: view.content)
    if missingObject != nil, !survives({ [view] in _ = view.modifier.body(content: content) }) {
      return fill(slot, with: view.content)
    }
    let body = observation.tracking(self, isBody: true) {
      view.modifier.body(content: content)
    }
    fill(slot, with: body)
  }

  override var typeName: String { ViewNames.name(of: Modifier.self) }
  override var children: [ViewNode] { slot.nodes }
}
